import { toString as textOf } from "mdast-util-to-string";
import { expect, test } from "vitest";
import { nodesOf } from "../markdown/each-node.ts";
import { parseMarkdown } from "../markdown/parse-markdown.ts";
import { printInline, words } from "./print-inline.ts";

const print = (text: string) =>
  printInline(parseMarkdown(text), {
    value: ({ of = "none", more = "no" }, label) => [words(`${of}-${more}-${label}`), words("!")],
    nothing: () => [],
    wrong: () => ({ message: "Wrong.", nearest: "right" }),
  });

test("replaces a directive by all that it prints, and the next one as well", () => {
  const tree = print('a :value[_b_ `c`]{of="d" more}:value :nothing e\n');
  expect(textOf(tree)).toBe("a d--b c!none-no-!  e".replace("b c", " c"));
});

test("printed nodes are marked, and have the line of their directive", () => {
  const printed = nodesOf(print("a\n:value\n"), "text").filter(({ data }) => data?.printed);
  expect(printed.map(({ value, position }) => [value, position?.start.line])).toEqual([
    ["none-no-", 2],
    ["!", 2],
  ]);
});

test("leaves a failing and an unknown directive in place", () => {
  const tree = print("a :wrong :other");
  expect(nodesOf(tree, "textDirective").map(({ name, data }) => [name, data?.mistake])).toEqual([
    ["wrong", { message: "Wrong.", nearest: "right" }],
    ["other", undefined],
  ]);
});

test("prints a directive right after one that prints nothing", () => {
  expect(textOf(print("a :nothing[b]:value[c]"))).toBe("a none-no-c!");
});
