import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { searchNamesOf, wrongSearches } from "./wrong-searches.ts";

const names = searchNamesOf(contract);
const said = (sentence: string) => wrongSearches(sentence, names).map((fault) => fault.said);

test("reports names of the other kind of search", () => {
  expect(said("In live prices, it goes inside queryPlace.")).toEqual(["queryPlace"]);
  expect(said("An indicative search has a sessionToken.")).toEqual(["sessionToken"]);
  expect(said("In indicative prices, it goes inside queryPlace.")).toEqual([]);
  expect(said("Both a live search and an indicative query have a market.")).toEqual([]);
});

test("reports travellers in a cell about indicative searches", () => {
  expect(said("Travellers, Indicative search: number of adults")).toEqual(["number of adults"]);
  expect(said("Travellers, Indicative search: not adults, but a price for one")).toEqual([]);
  expect(said("Travellers, Live search: number of adults")).toEqual([]);
});

test('a clause after "and" has its own kind of search', () => {
  expect(said("Show the age from QuoteLeg, and run a live search before anyone books.")).toEqual(
    [],
  );
  expect(said("Show a hint, and run an indicative search with its sessionToken.")).toEqual([
    "sessionToken",
  ]);
});

test("accepts names of the other kind in a contrast or a denial", () => {
  expect(said("A live search has no queryPlace.")).toEqual([]);
  expect(said("A live query has originPlaceId where this has originPlace.")).toEqual([]);
});

test("ignores names of both, ordinary words and sentences about both", () => {
  expect(said("An indicative search has queryLegs.")).toEqual([]);
  expect(said("A live search and an indicative query can have a queryPlace.")).toEqual([]);
  expect(said("A live search has quotes.")).toEqual([]);
});
