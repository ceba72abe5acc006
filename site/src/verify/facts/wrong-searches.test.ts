import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { searchNamesOf, wrongSearches } from "./wrong-searches.ts";

const names = searchNamesOf(contract);
const quote = (sentence: string) => wrongSearches(sentence, names).map((fault) => fault.quote);

test("reports names of the other kind of search", () => {
  expect(quote("In live prices, it goes inside queryPlace.")).toEqual(["queryPlace"]);
  expect(quote("An indicative search has a sessionToken.")).toEqual(["sessionToken"]);
  expect(quote("In indicative prices, it goes inside queryPlace.")).toEqual([]);
  expect(quote("Both a live search and an indicative query have a market.")).toEqual([]);
});

test("reports travellers in a cell about indicative searches", () => {
  expect(quote("Travellers, Indicative search: number of adults")).toEqual(["number of adults"]);
  expect(quote("Travellers, Indicative search: not adults, but a price for one")).toEqual([]);
  expect(quote("Travellers, Live search: number of adults")).toEqual([]);
});

test('a clause after "and" has its own kind of search', () => {
  expect(quote("Show the age from QuoteLeg, and run a live search before anyone books.")).toEqual(
    [],
  );
  expect(quote("Show a hint, and run an indicative search with its sessionToken.")).toEqual([
    "sessionToken",
  ]);
});

test("accepts names of the other kind in a contrast or a denial", () => {
  expect(quote("A live search has no queryPlace.")).toEqual([]);
  expect(quote("A live query has originPlaceId where this has originPlace.")).toEqual([]);
});

test("ignores names of both, ordinary words and sentences about both", () => {
  expect(quote("An indicative search has queryLegs.")).toEqual([]);
  expect(quote("A live search and an indicative query can have a queryPlace.")).toEqual([]);
  expect(quote("A live search has quotes.")).toEqual([]);
});
