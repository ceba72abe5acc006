import { expect, test } from "vitest";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { checkDirectives } from "./check-directives.ts";

const check = (text: string) => checkDirectives("a.md", parseMarkdown(text));

test("directives of the closed set, used as their rules say, are fine", () => {
  expect(
    check('::fields{schema="LiveQuery" only="market"}\n\n:::note[Mind]\nText.\n:::\n\n::errors\n'),
  ).toEqual([]);
});

test("an unknown directive is reported with its line and the nearest known one", () => {
  expect(check('Hello.\n\n::feilds{schema="LiveQuery"}\n')).toEqual([
    { file: "a.md", line: 3, message: 'Unknown directive "::feilds".', nearest: "fields" },
  ]);
});

test("a missing or unknown attribute is reported, and every problem at once", () => {
  expect(
    check('::fields{shcema="LiveQuery"}').map(({ message, nearest }) => [message, nearest]),
  ).toEqual([
    ['Directive "fields" needs the attribute "schema".', undefined],
    ['Directive "fields" has no attribute "shcema".', "schema"],
  ]);
});

test("a leaf written as a container is reported", () => {
  expect(check(":::errors\n:::\n").map(({ message }) => message)).toEqual([
    'Directive "errors" is written with "::".',
  ]);
});

test("a label is reported where none is shown", () => {
  expect(check(":::steps[Label]\n1. One\n:::\n").map(({ message }) => message)).toEqual([
    'Directive "steps" takes no [label].',
  ]);
});

test("a colon in running text is no directive, one with a label was meant as one", () => {
  expect(check("At 10:30, a:b.")).toEqual([]);
  expect(check("Use :field[adults].").map(({ message }) => message)).toEqual([
    'Unknown directive ":field" inside text.',
  ]);
});

test("a container without its closing line is reported where it begins", () => {
  const closed = ":::note\nA\n:::\n\nB\n\n:::next\n- [A](/a)\n:::\n";
  expect(check(closed)).toEqual([]);
  // What follows ends with the page, too: the first line is the one to mend.
  expect(check(closed.replace(":::\n\nB", "\nB"))[0]?.line).toBe(1);
  expect(check("Text.\n\n:::steps\n1. One\n").map(({ line }) => line)).toEqual([3]);
});

test("of containers that are not closed inside each other the outermost is told", () => {
  expect(check("::::note\n:::steps\n1. One\n").map(({ line }) => line)).toEqual([1]);
});
