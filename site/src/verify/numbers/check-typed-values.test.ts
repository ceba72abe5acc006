import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { createPrintingParser } from "../../values/create-printing-parser.ts";
import { checkTypedValues } from "./check-typed-values.ts";

const parse = createPrintingParser(parseMarkdown, contract);
const check = (text: string) =>
  checkTypedValues("a.md", parse(text), contract, new Set(["304", "403", "410"])).map(
    ({ line, nearest }) => [line, nearest],
  );

test("suggests the directive for a typed status, right or wrong", () => {
  expect(check("Text.\n\nA wrong key\ngets 403.")).toEqual([[4, ':status{of="forbidden"}']]);
  expect(check("| On | Do |\n| --- | --- |\n| 429 | wait |")).toEqual([
    [3, ':status{of="too-many-requests"}'],
  ]);
});

test("accepts a printed status, one of V1.0, one in code, and a plain number", () => {
  expect(check('A wrong key gets :status{of="unauthorized"}.')).toEqual([]);
  expect(check("V1.0 returned 403 for it.")).toEqual([]);
  expect(check("Branch on `401`, or 404 km.")).toEqual([]);
  expect(check("It returns 200.")).toEqual([]);
});

test("suggests the nearest schema for a typed list of required fields", () => {
  const live = ':required[and]{of="LiveQuery"}';
  expect(check("Always send `market`, `locale`, `currency` and `adults`.")).toEqual([[1, live]]);
  expect(check("`market`, `queryLegs`, `adults` and `cabinClass` are required.")).toEqual([
    [1, live],
  ]);
  expect(check(`Always send ${live}, and \`cabinClass\` when you know it.`)).toEqual([]);
  expect(check("Always send `ipAddress`.")).toEqual([]);
  expect(check("Always send `market` as it is.")).toEqual([]);
  expect(check("A query has `market`, `locale` and `adults`.")).toEqual([]);
});

test("reports a V1.0 status that V1.0 doesn't document", () => {
  expect(check("| What did V1.0 return? | 403 | 401 |")).toEqual([[1, "403"]]);
  expect(check("V1.0 returned `401`.")).toEqual([]);
  expect(check("In V1.0\nit was 419.")).toEqual([[2, "410"]]);
  expect(check("## V1.0 returned 401")).toEqual([[1, "403"]]);
});

test.each([
  "V1.0 returned 304; now nothing of the kind, and 401 is new.",
  "V1.0 returned 403, and 3.0 returns 401.",
  "What got 403 of V1.0 gets 401 today.",
])("a text about both versions may have statuses of either: %s", (text) => {
  expect(check(text)).toEqual([]);
});

test.each([
  "Always send",
  "You must send",
  "Required fields:",
  "Nothing else is required but",
  "What has to be sent:",
])("reports a list typed after %j at the line of its first name", (words) => {
  expect(check(`${words}\n\`market\`, \`locale\` and \`adults\`.`)).toEqual([
    [2, ':required[and]{of="LiveQuery"}'],
  ]);
});
