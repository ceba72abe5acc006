import { toString as textOf } from "mdast-util-to-string";
import { expect, test } from "vitest";
import { nodesOf } from "../../markdown/each-node.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { printInline, words } from "./print-inline.ts";

const print = (text: string) =>
  printInline(parseMarkdown(text), {
    value: ({ of = "none", more = "no" }, label) => [words(`${of}-${more}-${label}`), words("!")],
    nothing: () => [],
    wrong: () => ({ message: "Wrong.", nearest: "right" }),
  });

test("a directive is replaced by all that it prints, and the next one is printed too", () => {
  const tree = print('a :value[_b_ `c`]{of="d" more}:value :nothing e\n');
  expect(textOf(tree)).toBe("a d--b c!none-no-!  e".replace("b c", " c"));
});

test("what is printed stands where its directive stood, and is known as printed", () => {
  const printed = nodesOf(print("a\n:value\n"), "text").filter(({ data }) => data?.printed);
  expect(printed.map(({ value, position }) => [value, position?.start.line])).toEqual([
    ["none-no-", 2],
    ["!", 2],
  ]);
});

test("a directive that fails, and one that is none of them, stay where they are", () => {
  const tree = print("a :wrong :other");
  expect(nodesOf(tree, "textDirective").map(({ name, data }) => [name, data?.mistake])).toEqual([
    ["wrong", { message: "Wrong.", nearest: "right" }],
    ["other", undefined],
  ]);
});

test("a directive right behind one that prints nothing is printed", () => {
  expect(textOf(print("a :nothing[b]:value[c]"))).toBe("a none-no-c!");
});
