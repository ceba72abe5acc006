import { expect, test } from "vitest";
import { findSection, sectionsOf } from "./sections.ts";

const text = "# A\n\nfirst\n\n## B `c`\n\n```sh\n# no heading\n```\n\n### D\n\nlast\n\n## E\n";

test("a section ends at the next heading that isn't below its own", () => {
  expect(sectionsOf(text).map(({ title, depth }) => [title, depth])).toEqual([
    ["A", 1],
    ["B `c`", 2],
    ["D", 3],
    ["E", 2],
  ]);
  expect(findSection(text, "b-c")?.text).toBe(
    "## B `c`\n\n```sh\n# no heading\n```\n\n### D\n\nlast",
  );
});

test("finds a section by title and by anchor, and nothing for an unknown one", () => {
  expect(findSection(text, "B c")?.depth).toBe(2);
  expect(findSection(text, "#d")?.text).toBe("### D\n\nlast");
  expect(findSection(text, "no heading")).toBeUndefined();
});

test("finds a section by an unambiguous start of its title, and without its number", () => {
  const steps = "## 1. Load the lists\n\none\n\n## 2. Show them\n\ntwo\n\n## 3. Show more\n";
  expect(findSection(steps, "Load")?.title).toBe("1. Load the lists");
  expect(findSection(steps, "show them")?.title).toBe("2. Show them");
  expect(findSection(steps, "Show")).toBeUndefined();
  expect(findSection(steps, "#")).toBeUndefined();
});

test("a fence closes only with one of its kind that is at least as long", () => {
  const titles = (...lines: readonly string[]) =>
    sectionsOf(["# A", ...lines, "# Z"].join("\n")).map(({ title }) => title);
  expect(titles("````md", "```sh", "# no heading", "```", "# none either", "````")).toEqual([
    "A",
    "Z",
  ]);
  expect(titles("```md", "~~~", "# no heading", "```")).toEqual(["A", "Z"]);
  expect(titles("~~~md", "```", "# no heading", "~~~")).toEqual(["A", "Z"]);
  expect(titles("```md", "# no heading", "`````", "## B")).toEqual(["A", "B", "Z"]);
  expect(titles("  ```md", "# no heading", "  ```", "## B")).toEqual(["A", "B", "Z"]);
  expect(titles("``", "## B", "``")).toEqual(["A", "B", "Z"]);
  expect(titles("```md", "# no heading")).toEqual(["A"]);
});
