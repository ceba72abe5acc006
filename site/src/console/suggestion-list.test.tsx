import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SuggestionList } from "./suggestion-list.tsx";

/** The options shown of so many, with the place and id of each, and the selected one. */
function shown(count: number, active: number) {
  const items = Array.from({ length: count }, (_, index) => ({
    label: `name${index}`,
    type: "string",
    says: "",
    text: "",
  }));
  const html = renderToStaticMarkup(
    <SuggestionList
      id="list"
      items={items}
      active={active}
      label="Suggestions"
      keys=""
      lang="en"
      onTake={() => {}}
    />,
  );
  return Array.from(
    html.matchAll(
      /id="list-(\d+)" role="option" aria-selected="(\w+)" aria-posinset="(\d+)" aria-setsize="(\d+)"><code lang="en">name(\d+)</g,
    ),
    ([, id, selected, place, size, name]) => ({
      at: Number(id),
      isSelected: selected === "true",
      isConsistent: id === name && Number(place) === Number(id) + 1 && Number(size) === count,
    }),
  );
}

test.each([
  [3, 0, [0, 1, 2]],
  [6, 5, [0, 1, 2, 3, 4, 5]],
  [10, 0, [0, 1, 2, 3, 4, 5]],
  [10, 5, [2, 3, 4, 5, 6, 7]],
  [10, 9, [4, 5, 6, 7, 8, 9]],
])("of %i suggestions, those around number %i are shown", (count, active, places) => {
  const options = shown(count, active);
  expect(options.map(({ at }) => at)).toEqual(places);
  expect(options.filter(({ isSelected }) => isSelected).map(({ at }) => at)).toEqual([active]);
  expect(options.every(({ isConsistent }) => isConsistent)).toBe(true);
});
