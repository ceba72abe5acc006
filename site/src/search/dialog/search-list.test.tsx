import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import en from "../../../i18n/catalogues/en.ts";
import { searchIds } from "../../frame/shell/search-ids.ts";
import type { ItemGroup } from "./item.ts";
import { countText, optionId, SearchList } from "./search-list.tsx";

const example = (typed: string) => ({ kind: "example", typed, hint: "" }) as const;
const groups: readonly ItemGroup[] = [
  { name: "names", isMore: false, items: [example("a"), example("b")] },
  { name: "pages", isMore: false, items: [example("c")] },
  { name: "names", isMore: true, items: [example("d"), example("e"), example("f")] },
];
const draw = (shown: readonly ItemGroup[], change: { most?: number; active?: number } = {}) =>
  renderToStaticMarkup(
    <SearchList
      groups={shown}
      most={10}
      isBusy={false}
      active={0}
      texts={en.search}
      onPoint={() => {}}
      onChoose={() => {}}
      {...change}
    />,
  );
const labels = (html: string) =>
  Array.from(html.matchAll(/role="presentation">(.*?)<\/p>/g), ([, label]) => label);
const options = (html: string) =>
  Array.from(html.matchAll(/id="([^"]*)" class="hit"/g), ([, id]) => id);

test('each group\'s heading has its name and count, prefixed by "More" for a remainder', () => {
  expect(labels(draw(groups))).toEqual([
    "Fields and values<span>2</span>",
    "Pages<span>1</span>",
    "More: Fields and values<span>3</span>",
  ]);
});

test("each group is labelled by its own heading", () => {
  const html = draw(groups);
  const named = Array.from(html.matchAll(/aria-labelledby="([^"]*)"/g), ([, id]) => id);
  expect(named).toEqual(Array.from(html.matchAll(/<p id="([^"]*)"/g), ([, id]) => id));
  expect(new Set(named).size).toBe(3);
});

test("a place links to its address, and an example has no link", () => {
  const place = { kind: "page", href: "/docs", where: "", title: "Docs" } as const;
  const row = { ...place, href: "/api/geo/#name", title: [], shared: 0, page: "", excerpt: [] };
  const html = draw([
    {
      name: "recent",
      isMore: false,
      items: [
        { kind: "recent", place },
        { kind: "place", row: { ...row, badge: "", further: 0 } },
        example("a"),
      ],
    },
  ]);
  expect(Array.from(html.matchAll(/href="([^"]*)"/g), ([, href]) => href)).toEqual([
    "/docs",
    "/api/geo/#name",
  ]);
});

test("shows no count for recent places and examples", () => {
  expect(labels(draw([{ name: "examples", isMore: false, items: [example("a")] }]))).toEqual([
    "Try",
  ]);
  expect(labels(draw([{ name: "recent", isMore: false, items: [example("a")] }]))).toEqual([
    "Recent",
  ]);
});

test("numbers options across all groups and selects the active one", () => {
  const html = draw(groups, { active: 3 });
  expect(options(html)).toEqual([0, 1, 2, 3, 4, 5].map(optionId));
  expect(html.match(/aria-selected="true"/g)).toHaveLength(1);
  expect(html).toContain(
    `id="${searchIds.list}-3" class="hit" role="option" tabindex="-1" aria-selected="true"`,
  );
});

test("draws only the first options, and no group without any of them", () => {
  const html = draw(groups, { most: 3 });
  expect(options(html)).toEqual([0, 1, 2].map(optionId));
  expect(labels(html)).toHaveLength(2);
  const part = draw(groups, { most: 4 });
  expect(options(part)).toHaveLength(4);
  expect(labels(part)[2]).toContain("<span>3</span>");
});

test.each([
  [0, "0 results"],
  [1, "1 result"],
  [2, "2 results"],
])("a count of %i reads %s", (count, text) => {
  expect(countText(count, en.search)).toBe(text);
});
