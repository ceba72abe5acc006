import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { contractFacts } from "./contract-facts.ts";

const facts = contractFacts(contract);
const right = (sentence: string, about = "") => facts(sentence, about).map((fault) => fault.right);

test("reports wrong claims about what a request requires", () => {
  expect(right("Each leg must have both places.", "live")).toEqual([]);
  expect(right("Each leg must have both places and a cabin class.", "live")).toEqual([
    "LiveQuery.cabinClass is optional",
  ]);
  expect(right("You can leave out the currency.", "indicative")).toEqual([
    "IndicativeQuery.currency is required",
  ]);
  expect(right("The search term is required.", "autosuggest")).toEqual([
    "SuggestQuery.searchTerm is optional",
  ]);
});

test("reports a wrong type", () => {
  expect(right("Dates are objects with integer fields, not strings.")).toEqual([]);
  expect(right("Send the coordinates as one string.")).toEqual(["object, number"]);
  expect(right("The entityId is an integer.")).toEqual(["string"]);
});

test("applies a claim about several things to each", () => {
  expect(right("Markets, locales, currencies and suggestions come as lists.")).toEqual([]);
  expect(right("Markets, geo places and suggestions come as lists.")).toEqual(["map"]);
  expect(right("Dates and prices of a quote are strings.")).toContain("object, integer");
});

test("reports a duration not in minutes, and a price not in its own unit", () => {
  expect(right("By duration in minutes, shortest first.")).toEqual([]);
  expect(right("By duration in hours, shortest first.")).toContain("in minutes");
  expect(right("Each has a minPrice, which is in whole units.")).toEqual(["in the unit beside it"]);
});

test("reports one of two siblings described in the other's words", () => {
  expect(right("a table by date | groupingOptions.byDate")).toEqual([]);
  expect(right("a table of dates | groupingOptions.byRoute")).toEqual(["byDate"]);
  expect(right("CABIN_CLASS_BUSINESS: Economy.")).toEqual(["CABIN_CLASS_ECONOMY"]);
});

test("reports an optional field as always there, and a required one as missing", () => {
  expect(right("A place always has coordinates.")).toContain("Place.coordinates can be missing");
  expect(right("A poll returns no sessionToken.")).toEqual([
    "LiveSearchResponse.sessionToken is always there",
  ]);
});

test("reports a field or a reference that an object of a response lacks", () => {
  expect(right("Agents have ratings.")).toEqual([]);
  expect(right("Carriers have ratings.")).toEqual(["Agent has it"]);
  expect(right("Each leg can have its data in sustainabilityData.")).toEqual(["Itinerary has it"]);
  expect(right("carriers | an airline | alliances", "Map It refers to")).toEqual([]);
  expect(right("carriers | an airline | agents", "Map It refers to")).toEqual(["alliances"]);
});

test("reports wrong claims about what is needed, in any wording", () => {
  expect(right("A call without ipAddress is rejected.")).toEqual(["Locator.ipAddress is optional"]);
  expect(right("A call without adults is rejected.", "live")).toEqual([]);
  expect(right("The call is rejected if you leave out ipAddress.")).toHaveLength(1);
  expect(right("Without adults, one adult is searched for.", "live")).toEqual([
    "LiveQuery.adults is required",
  ]);
  expect(right("Without adults, the call is rejected.", "live")).toEqual([]);
  expect(right("Only queryLegs is compulsory.", "indicative")).toEqual([
    "market, locale, currency, queryLegs",
  ]);
  const leftOut = "Leave out market and currency, because the nearest place depends on neither.";
  expect(right(leftOut, "autosuggest")).toEqual([]);
  expect(right("Leave out market and currency, because neither matters.", "autosuggest")).toEqual([
    "SuggestQuery.market is required",
  ]);
});

test("also checks full names and the fields of a search", () => {
  expect(right("Place.coordinates are always there.")).toEqual([
    "Place.coordinates can be missing",
  ]);
  expect(right("An indicative search has a sessionToken.")).toEqual([
    "sessionToken is not of flights-indicative",
  ]);
});
