import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { type Members, membersOf } from "./members.ts";
import { wrongNeeds } from "./wrong-needs.ts";

const members = membersOf(contract);
const right = (sentence: string, about = "", known: Members = members) =>
  wrongNeeds(sentence, about, known).map((fault) => fault.right);

test.each([
  "The cabin class is compulsory.",
  "The cabin class must be there.",
  "The cabin class can't be left out.",
  "A query can't do without the cabin class.",
  "No query works without the cabin class, so no call works without it.",
])("reports an optional field as needed: %s", (sentence) => {
  expect(right(sentence, "live")).toEqual(["LiveQuery.cabinClass is optional"]);
});

test("a fault has the claim of the sentence and the fact", () => {
  expect(wrongNeeds("A call without ipAddress is rejected.", "", members)).toEqual([
    { quote: "ipAddress is needed", right: "Locator.ipAddress is optional" },
  ]);
  expect(wrongNeeds("Omit the adults to search for one.", "", members)).toEqual([
    { quote: "adults is left out", right: "LiveQuery.adults is required" },
  ]);
});

test("reads from a condition what a call does without a field", () => {
  const optional = ["LiveQuery.cabinClass is optional"];
  expect(right("The call is rejected if you leave out the cabin class.", "live")).toEqual(optional);
  expect(right("The call is rejected if it lacks the adults.")).toEqual([]);
  expect(right("Without adults, one adult is searched for.")).toEqual([
    "LiveQuery.adults is required",
  ]);
  expect(right("Without the cabin class, economy is searched.", "live")).toEqual([]);
});

test.each([
  "If you leave out the adults, the search is for one.",
  "When you don't send adults, the search is for one.",
  "If no adults are given, the search is for one.",
  "A query without adults searches for one.",
  "Omitting the adults means one adult.",
])("reports a result without a required field: %s", (sentence) => {
  expect(right(sentence)).toEqual(["LiveQuery.adults is required"]);
});

test.each([
  "If you leave out the adults, the API returns 400.",
  "If adults are missing, the request is invalid.",
  "Search it without changing the market, the locale or the currency.",
  "Without sending the market, no search starts; without changing the market, search again.",
  "If the market is given, prices are for it.",
  "If you leave out the market, add it.",
  "If you omit the cabin class, the API chooses.",
  "A query can't do without the market, and can do without the cabin class.",
])("accepts an error, a field that is there, advice and an optional field: %s", (sentence) => {
  expect(right(sentence, "live")).toEqual([]);
});

test("ignores fields that clients don't send", () => {
  expect(right("A call without the rating is rejected.")).toEqual([]);
  expect(right("A call without the inboundLeg is rejected.")).toEqual([]);
});

test("a name of several APIs means the text's, or else must be wrong for each", () => {
  const of = (phrase: string) =>
    members.of(phrase).map((one) => ({ ...one, required: one.holder !== "IndicativeQuery" }));
  const known = { ...members, of };
  const sentence = "A call without the currency is rejected.";
  expect(right(sentence, "indicative", known)).toEqual(["IndicativeQuery.currency is optional"]);
  expect(right(sentence, "live", known)).toEqual([]);
  expect(right(sentence, "", known)).toEqual([]);
});

test("reports a field wrongly called the only one", () => {
  expect(right("Only query is required.", "autosuggest")).toEqual([]);
  expect(right("Only queryLegs and market are required.", "indicative")).toEqual([]);
  expect(right("Only the market is required.")).toEqual([]);
  expect(right("Only the anytime is optional.", "indicative")).toEqual([
    "dateRange, fixedDate, anytime",
  ]);
});

test("ignores V1.0, the sandbox and tools of the MCP server", () => {
  expect(right("find_prices: by day, or, without a destination, by place", "live")).toEqual([]);
  expect(right("In the sandbox, a call without ipAddress is rejected.")).toEqual([]);
  expect(right("A call without ipAddress is rejected.", "V1.0")).toEqual([]);
});
