import { toString as textOf } from "mdast-util-to-string";
import { expect, test } from "vitest";
import { contract } from "../../../contract/src/testing/contract.ts";
import { LIMITS } from "../../../sandbox/src/rules/limits.ts";
import { nodesOf } from "../markdown/each-node.ts";
import { parseMarkdown } from "../markdown/parse-markdown.ts";
import { checkDirectives } from "../verify/page/check-directives.ts";
import { createPrintingParser } from "./create-printing-parser.ts";
import { INLINE_NAMES, inlineDirectives } from "./inline-directives.ts";
import { knownValues } from "./known-values.ts";

const parse = createPrintingParser(parseMarkdown, contract);
const print = (text: string) => textOf(parse(text));
const problems = (text: string) =>
  checkDirectives("a.md", parse(text)).map(({ line, message, nearest }) => [
    line,
    message,
    nearest,
  ]);

test("a value, a list of required fields and a status are printed into the sentence", () => {
  expect(print('At least :value{of="LiveQuery.adults.minimum"} adult.')).toBe("At least 1 adult.");
  expect(print(':value{of="sandbox.sessionMinutes"} minutes')).toBe(
    `${LIMITS.sessionMinutes} minutes`,
  );
  expect(print('Send :required[and]{of="IndicativeQuery"}.')).toBe(
    "Send market, locale, currency and queryLegs.",
  );
  expect(print('Send :required{of="IndicativeQuery"}.')).toBe(
    "Send market, locale, currency, queryLegs.",
  );
  expect(print('Send :required[and]{of="LiveSearchRequest"}.')).toBe("Send query.");
  expect(print('**:status{of="unauthorized"}** for a wrong key')).toBe("401 for a wrong key");
});

test("prints a name as code, at the line of its directive", () => {
  const tree = parse('Line one.\n\nSend :required[y]{of="IndicativeQuery"}.\n');
  expect(
    nodesOf(tree, "inlineCode").map(({ value, position }) => [value, position?.start.line]),
  ).toEqual([
    ["market", 3],
    ["locale", 3],
    ["currency", 3],
    ["queryLegs", 3],
  ]);
  expect(nodesOf(tree, "textDirective")).toEqual([]);
});

test("reports an unknown name with its line and the nearest one", () => {
  expect(problems('Text.\n\nAt least :value{of="LiveQuery.adult.minimum"}.')).toEqual([
    [3, ':value: There is no value "LiveQuery.adult.minimum".', "LiveQuery.adults.minimum"],
  ]);
  expect(problems(':status{of="unauthorised"}')).toEqual([
    [1, ':status: There is no status "unauthorised".', "unauthorized"],
  ]);
  expect(problems(':required{of="LiveQuerry"}')).toEqual([
    [1, ':required: The contract has no schema "LiveQuerry".', "LiveQuery"],
  ]);
  expect(problems(':required{of="PriceUnit"}')).toHaveLength(1);
  expect(problems(':valeu{of="LiveQuery.adults.minimum"}')).toEqual([
    [1, 'Unknown directive ":valeu" inside text.', "value"],
  ]);
});

test("leaves a colon in running text unchanged", () => {
  expect(problems("At 10:30, or a:b.")).toEqual([]);
});

test("every inline directive has a printer, and no other exists", () => {
  const directives = inlineDirectives(contract, ">=20.19.0");
  expect(Object.keys(directives).sort()).toEqual([...INLINE_NAMES].sort());
  expect(knownValues(contract, ">=20.19.0").get("node.minimum")).toBe("20.19");
});
