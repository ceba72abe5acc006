import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { meantBy, membersOf } from "./members.ts";

const members = membersOf(contract);
const at = (phrase: string) => members.of(phrase).map((member) => member.at);

test.each([
  ["includedCarriersIds", ["LiveQuery.includedCarriersIds"]],
  ["included carriers ids", ["LiveQuery.includedCarriersIds"]],
  ["included carriers", ["LiveQuery.includedCarriersIds"]],
  ["included carrier", ["LiveQuery.includedCarriersIds"]],
  ["Cabin Class", ["LiveQuery.cabinClass"]],
  ["legs", ["LiveQuery.queryLegs", "LiveResults.legs", "IndicativeQuery.queryLegs"]],
  ["min duration", ["Stats.minDuration"]],
  ["cabin", []],
])("%s means %j", (phrase, fields) => {
  expect(at(phrase)).toEqual(fields);
});

test("matches a duration to its minutes, minimum and maximum, and an origin to a place", () => {
  expect(at("duration")).toEqual([
    "Leg.durationInMinutes",
    "Segment.durationInMinutes",
    "Stats.minDuration",
    "Stats.maxDuration",
  ]);
  expect(at("origin")).toContain("Leg.originPlaceId");
});

test("matches the longest words in a sentence, in any case, but not in compounds", () => {
  expect("Included Carriers of a market-place".match(members.phrase)).toEqual([
    "Included Carriers",
  ]);
  expect("an origin place id".match(members.phrase)).toEqual(["origin place id"]);
  expect("the limit of a search, and a time limit".match(members.phrase)).toEqual(["limit"]);
  expect("the time of day".match(members.phrase)).toBeNull();
  expect("a super-market has a market".match(members.phrase)).toEqual(["market"]);
});

test("clients send queries, requests and what is in them, and nothing else", () => {
  const holders = (isSent: boolean) =>
    members.all.filter((member) => member.isSent === isSent).map(({ holder }) => holder);
  expect(holders(true)).toEqual(
    expect.arrayContaining(["LiveQuery", "NearestRequest", "Locator", "IndicativePlace"]),
  );
  expect(holders(true)).toEqual(expect.arrayContaining(["DateRange", "MonthYear", "LocalDate"]));
  expect(holders(false)).toEqual(expect.arrayContaining(["Place", "Leg", "LocalDateTime"]));
});

test("lists each field once, under however many phrases", () => {
  const all = members.all.map((member) => member.at);
  expect(all).toEqual([...new Set(all)]);
});

test.each([
  ["market", "A live search has a market.", "indicative", ["LiveQuery.market"]],
  ["market", "It has a market.", "indicative", ["IndicativeQuery.market"]],
  ["market", "It has a market.", "autosuggest", ["SuggestQuery.market"]],
  ["limit", "It has a limit.", "autosuggest", ["SuggestRequest.limit"]],
  ["market", "It has a market.", "autosuggest closest city", []],
  ["start date", "It has a start date.", "indicative", ["DateRange.startDate"]],
  ["coordinates", "The nearest places have coordinates.", "", ["Locator.coordinates"]],
  ["cabin class", "It has a cabin class.", "geo", []],
  ["cabin class", "It has a cabin class.", "", ["LiveQuery.cabinClass"]],
])("resolves %s in %j about %j", (phrase, sentence, about, fields) => {
  const meant = meantBy(members.of(phrase), sentence, about);
  expect(meant.map((member) => member.at)).toEqual(fields);
});
