import { toString as textOf } from "mdast-util-to-string";
import { expect, test } from "vitest";
import { changeMarks } from "./change-marks.ts";
import { parseMarkdown } from "./parse-markdown.ts";

const words = { new: "New:", gone: ["gone"] };
const marks = (text: string) =>
  Array.from(changeMarks(parseMarkdown(text), words), ([item, mark]) => [textOf(item), mark]);

test("an entry that is new stays new, whatever it says is gone", () => {
  expect(marks("- New: forms are gone\n- Lists are gone")).toEqual([
    ["New: forms are gone", "new"],
    ["Lists are gone", "gone"],
  ]);
});

test("what is gone is told by whole words, in capitals or not", () => {
  expect(marks("- New: forms\n- Gondolas and vagone\n- GONE: lists")).toEqual([
    ["New: forms", "new"],
    ["GONE: lists", "gone"],
  ]);
});

test("a page is no change log without an entry that is new", () => {
  expect(marks("- Lists are gone\n- Not New: at all")).toEqual([]);
});

test("a language without words for it has no marks", () => {
  expect(changeMarks(parseMarkdown("- New: forms"), undefined).size).toBe(0);
});
