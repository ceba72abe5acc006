import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { createPrintingParser } from "../../values/create-printing-parser.ts";
import { checkDirectives } from "./check-directives.ts";

const check = (text: string) => checkDirectives("a.md", parseMarkdown(text));

test("accepts known directives that follow their rules", () => {
  expect(
    check('::fields{schema="LiveQuery" only="market"}\n\n:::note[Mind]\nText.\n:::\n\n::errors\n'),
  ).toEqual([]);
});

test("an unknown directive is reported with its line and the nearest known one", () => {
  expect(check('Hello.\n\n::feilds{schema="LiveQuery"}\n')).toEqual([
    { file: "a.md", line: 3, message: 'Unknown directive "::feilds".', nearest: "fields" },
  ]);
});

test("reports a missing and an unknown attribute together", () => {
  expect(
    check('::fields{shcema="LiveQuery"}').map(({ message, nearest }) => [message, nearest]),
  ).toEqual([
    ['Directive "fields" needs the attribute "schema".', undefined],
    ['Directive "fields" has no attribute "shcema".', "schema"],
  ]);
});

test("an attribute without a value is missing", () => {
  expect(check('::fields{schema=""}').map(({ message }) => message)).toEqual([
    'Directive "fields" needs the attribute "schema".',
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

test("ignores a colon in running text, unless a label or attributes make it a directive", () => {
  expect(check("At 10:30, a:b.")).toEqual([]);
  expect(check("Use :field[adults].").map(({ message }) => message)).toEqual([
    'Unknown directive ":field" inside text.',
  ]);
  expect(check('At least :values{of="a"}.')).toMatchObject([{ nearest: "value" }]);
});

test("a container without its closing line is reported where it begins", () => {
  const closed = ":::note\nA\n:::\n\nB\n\n:::next\n- [A](/a)\n:::\n";
  expect(check(closed)).toEqual([]);
  expect(check("Text.\n\n:::note\n")).toMatchObject([{ line: 3 }]);
  // What follows ends with the page, too: the first line is the one to mend.
  expect(check(closed.replace(":::\n\nB", "\nB"))[0]?.line).toBe(1);
  expect(check("Text.\n\n:::steps\n1. One\n").map(({ line }) => line)).toEqual([3]);
});

test("reports only the outermost of nested unclosed containers", () => {
  expect(check("::::note\n:::steps\n1. One\n").map(({ line }) => line)).toEqual([1]);
});

test("requires exactly two blocks to compare, of code or directives", () => {
  const messages = (...blocks: readonly string[]) =>
    check([':::compare{left="a" right="b"}', ...blocks, ":::"].join("\n\n")).map(
      ({ message }) => message,
    );
  const refused = ['Directive "compare" holds two blocks of code, or directives that show one.'];
  const code = "```ts\na();\n```";
  expect(messages(code, '::request{operation="listLocales"}')).toEqual([]);
  expect(messages(code)).toEqual(refused);
  expect(messages(code, code, code)).toEqual(refused);
  expect(messages(code, "Text.")).toEqual(refused);
});

test("reports a missing or unknown attribute of a directive inside text", () => {
  expect(check("It is :open[not specified].").map(({ message }) => message)).toEqual([
    'Directive ":open" needs the attribute "of".',
  ]);
  expect(check('It is :open[not specified]{of="session-lifetime" off="b"}.')).toEqual([
    { file: "a.md", line: 1, message: 'Directive ":open" has no attribute "off".', nearest: "of" },
  ]);
});

test("reports a value that cannot be printed, with its mistake", () => {
  const parse = createPrintingParser(parseMarkdown, contract);
  const tree = parse('Text.\n\nAt most :value{of="LiveQuery.adlts.maximum"}.');
  expect(checkDirectives("a.md", tree)).toMatchObject([
    { line: 3, message: expect.stringMatching(/^:value: /), nearest: expect.any(String) },
  ]);
});
