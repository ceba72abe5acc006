import { Children, isValidElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SuggestionList } from "./suggestion-list.tsx";

const named = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    label: `name${index}`,
    type: "string",
    says: "",
    text: "",
  }));

/** The options shown of so many, with the place and id of each, and the selected one. */
function shown(count: number, active: number) {
  const items = named(count);
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
])("of %i suggestions, shows those around number %i", (count, active, places) => {
  const options = shown(count, active);
  expect(options.map(({ at }) => at)).toEqual(places);
  expect(options.filter(({ isSelected }) => isSelected).map(({ at }) => at)).toEqual([active]);
  expect(options.every(({ isConsistent }) => isConsistent)).toBe(true);
});

/** What a click on each shown option takes. */
function taken(count: number, active: number): readonly number[] {
  const took: number[] = [];
  const items = named(count);
  const onTake = (index: number) => void took.push(index);
  const click = (node: ReactNode): void => {
    for (const child of Children.toArray(node)) {
      if (!isValidElement<{ children?: ReactNode; onClick?: () => void }>(child)) continue;
      child.props.onClick?.();
      click(child.props.children);
    }
  };
  click(SuggestionList({ id: "list", items, active, label: "", keys: "", lang: "en", onTake }));
  return took;
}

test("a click takes the option shown in its place", () => {
  expect(taken(3, 1)).toEqual([0, 1, 2]);
  expect(taken(10, 9)).toEqual([4, 5, 6, 7, 8, 9]);
});
