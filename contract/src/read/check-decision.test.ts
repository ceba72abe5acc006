import { expect, test } from "vitest";
import { checkDecision } from "./check-decision.ts";
import { parseYaml } from "./parse-yaml.ts";

const faultsOf = (decision: string, shape: string) => {
  const file = parseYaml("geo.yaml", `{ x-decision: "${decision}", ${shape} }`, () => {});
  return checkDecision({ file, line: 1, node: file.root }).map(({ message }) =>
    message.replace(/^.*: |\.$/g, ""),
  );
};
const body = "required: [locator, locale], properties: { locator: {}, locale: {}, limit: {} }";

test("a decision's required and optional fields match the schema", () => {
  expect(faultsOf("No mark. We read locator and locale as required.", body)).toEqual([]);
  expect(
    faultsOf("We read the locator and locale as required, the rest as optional.", body),
  ).toEqual([]);
  expect(faultsOf("We read the locator as required, and the locale as optional.", body)).toEqual([
    "locale is not optional",
    "locale is required, too",
  ]);
  expect(faultsOf("We read locator, locale and limit as required.", body)).toEqual([
    "limit is not required",
  ]);
  expect(faultsOf("We read all of them as required.", body)).toEqual(["limit is not required"]);
});

test('skips an object without properties or without "required"', () => {
  expect(faultsOf("We read locator as required.", "required: [locator]")).toEqual([]);
  const shapeless = "properties: { locator: {}, locale: {} }";
  expect(faultsOf("We read locator as required.", shapeless)).toEqual([]);
});

test("matches a field name as it is written", () => {
  const query = "required: [market], properties: { market: {}, searchTerm: {} }";
  expect(faultsOf("We read market and searchTerm as required.", query)).toEqual([
    "searchTerm is not required",
  ]);
});

test("matches a field by its first word, and all fields together", () => {
  const query = "required: [adults], properties: { adults: {}, cabinClass: {} }";
  expect(faultsOf("We read adults and the cabin as required.", query)).toEqual([
    "cabinClass is not required",
  ]);
  expect(faultsOf("We read all of its fields as required.", query)).toEqual([
    "cabinClass is not required",
  ]);
});

test('"both" refers to the names before it', () => {
  const given = "The body is given as locator and locale. We read both as required.";
  expect(faultsOf(given, body)).toEqual([]);
  expect(faultsOf(given.replace("required", "optional"), body)).toEqual([
    "locator is not optional",
    "locale is not optional",
  ]);
});

test('"both places" refers to every field that is a place', () => {
  const leg = "required: [originPlace], properties: { originPlace: {}, destinationPlace: {} }";
  expect(faultsOf("We read both places as required.", leg)).toEqual([
    "destinationPlace is not required",
  ]);
});

test('exclusive forms require "exactly one" and the right number', () => {
  const place = "properties: { iata: {}, entityId: {} }, oneOf: [{}, {}]";
  expect(faultsOf("We read that as exactly one of the two.", place)).toEqual([]);
  expect(faultsOf("We read that as at least one of the two.", place)).toEqual([
    'it must say "exactly one"',
  ]);
  expect(faultsOf("We read them as exactly one of the three.", place)).toEqual([
    "it has two forms",
  ]);
});

test("the number of forms can be any, in words or in digits", () => {
  const forms = (count: number) => `properties: {}, oneOf: [${Array(count).fill("{}").join(", ")}]`;
  expect(faultsOf("We read that as exactly one of the six.", forms(6))).toEqual([]);
  expect(faultsOf("We read that as exactly one of the 6.", forms(6))).toEqual([]);
  expect(faultsOf("We read that as exactly one of the 13.", forms(13))).toEqual([]);
  expect(faultsOf("We read that as exactly one of the forms.", forms(2))).toEqual([]);
  expect(faultsOf("We read that as exactly one of the five.", forms(6))).toEqual([
    "it has six forms",
  ]);
  expect(faultsOf("We read that as exactly one of the two.", forms(13))).toEqual([
    "it has 13 forms",
  ]);
});
