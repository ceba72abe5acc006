import { expect, test } from "vitest";
import { findSection, sectionsOf } from "./sections.ts";

const text = "# A\n\nfirst\n\n## B `c`\n\n```sh\n# no heading\n```\n\n### D\n\nlast\n\n## E\n";

test("a section goes on to the next heading that is not below its own", () => {
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

test("a section is found by title and by anchor, and what is not there is not", () => {
  expect(findSection(text, "B c")?.depth).toBe(2);
  expect(findSection(text, "#d")?.text).toBe("### D\n\nlast");
  expect(findSection(text, "no heading")).toBeUndefined();
});
