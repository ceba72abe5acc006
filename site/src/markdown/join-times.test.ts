import type { Paragraph } from "mdast";
import { expect, test } from "vitest";
import { parseMarkdown } from "./parse-markdown.ts";

const partsOf = (text: string) => {
  const [paragraph] = parseMarkdown(text).children as Paragraph[];
  return paragraph?.children.map((child) => ("value" in child ? child.value : child.type));
};

test("parses a time of day as text", () => {
  expect(partsOf("It leaves at 23:30 and lands at 00:45.")).toEqual([
    "It leaves at 23:30 and lands at 00:45.",
  ]);
  expect(partsOf("At **23:30**, or `x` at 9:05")).toEqual([
    "At ",
    "strong",
    ", or ",
    "x",
    " at 9:05",
  ]);
});

test("still parses a directive as one", () => {
  expect(partsOf('Up to :value{of="a"} at 9:05.')).toEqual([
    "Up to ",
    "textDirective",
    " at 9:05.",
  ]);
});

test("a time after a node that is not text keeps its position", () => {
  const [paragraph] = parseMarkdown("\n**At 23**:30 sharp").children as Paragraph[];
  expect(paragraph?.children[1]).toMatchObject({
    value: ":30 sharp",
    position: { start: { line: 2, column: 10 } },
  });
});
