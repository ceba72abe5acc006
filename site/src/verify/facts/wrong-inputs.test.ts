import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { callInputsOf, wrongInputs } from "./wrong-inputs.ts";

const calls = callInputsOf(contract);
const right = (sentence: string) => wrongInputs(sentence, calls).map((fault) => fault.right);

test.each([
  "Nearest culture takes an IP address.",
  "The markets call takes a locale; listLocales takes no locale.",
  "Nearest culture doesn't take a locale.",
  "The autosuggest call takes a market and a locale.",
  "The nearest-places call takes a locator.",
  "A position goes to geo nearest, which takes coordinates.",
  "In V1.0, nearest culture took no IP address.",
])("accepts %j", (sentence) => {
  expect(right(sentence)).toEqual([]);
});

test.each([
  ["Nearest culture takes a locale.", "findNearestCulture: ipAddress"],
  ["The list of markets takes a currency.", "listMarkets: locale"],
  ["The markets call takes no locale.", "listMarkets: locale"],
  ["listLocales takes an optional locale.", "listLocales: nothing"],
  ["The list of places doesn't take a locale.", "listFlightPlaces: locale"],
])("reports an input that a call doesn't take: %j", (sentence, inputs) => {
  expect(right(sentence)).toEqual([inputs]);
});

test.each([
  "An IP address goes to geo nearest, which no longer takes coordinates.",
  "The nearest-places call no longer takes a locator.",
])("reports an input that a call is said to take no longer: %j", (sentence) => {
  expect(right(sentence)).toEqual([expect.stringContaining("findNearestPlaces: locator")]);
});
