import { toString as textOf } from "mdast-util-to-string";
import { expect, test } from "vitest";
import { changeMarks } from "./change-marks.ts";
import { parseMarkdown } from "./parse-markdown.ts";

const words = { new: "New:", gone: ["gone"] };
const marks = (text: string) =>
  Array.from(changeMarks(parseMarkdown(text), words), ([item, mark]) => [textOf(item), mark]);

test("an entry marked as new stays new, even if it mentions something gone", () => {
  expect(marks("- New: forms are gone\n- Lists are gone")).toEqual([
    ["New: forms are gone", "new"],
    ["Lists are gone", "gone"],
  ]);
});

test("recognises a gone entry by whole words, in any case", () => {
  expect(marks("- New: forms\n- Gondolas and vagone\n- GONE: lists")).toEqual([
    ["New: forms", "new"],
    ["GONE: lists", "gone"],
  ]);
});

test("a page without a new entry is not a change log", () => {
  expect(marks("- Lists are gone\n- Not New: at all")).toEqual([]);
});

test("a language without such words has no marks", () => {
  expect(changeMarks(parseMarkdown("- New: forms"), undefined).size).toBe(0);
});
