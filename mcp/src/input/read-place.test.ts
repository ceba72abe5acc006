import { expect, test } from "vitest";
import { sharedReference } from "../../../sandbox/src/shared-world.ts";
import { readCurrency, readLocale, readMarket } from "./read-code.ts";
import { readPlace } from "./read-place.ts";

const atlas = sharedReference();
const types = ["PLACE_TYPE_AIRPORT", "PLACE_TYPE_CITY"] as const;
const read = (given: string, locale = "en-GB") => readPlace(atlas, { given, types, locale });

test.each([
  ["LHR", { iata: "LHR" }],
  [" lhr ", { iata: "LHR" }],
  ["LON", { iata: "LON" }],
  ["70001201", { entityId: "70001201" }],
  ["XX2", { iata: "XX2" }],
])("%j is %j", (given, value) => {
  expect(read(given)).toMatchObject({ value });
});

test.each([
  ["London", "London, a city (LON)"],
  ["london, UK", "London, a city (LON)"],
  ["Edinburgh", "Edinburgh, a city (EDI)"],
  ["Heathrow", "an airport (LHR)"],
  ["London Heathrow Airport", "an airport (LHR)"],
  ["London Heathrow (LHR)", "an airport (LHR)"],
  ["New York JFK", "JFK"],
  ["Zürich", "a city (ZRH)"],
  ["zurich", "a city (ZRH)"],
])("%s is taken as %s", (given, taken) => {
  const place = read(given);
  expect("value" in place && place.taken).toContain(taken);
});

test("a name in English is known in another locale", () => {
  expect("value" in read("Munich", "de-DE")).toBe(true);
});

test.each([
  ["Lodnon", "London"],
  ["Edinburg h", "Edinburgh"],
])("%s has the nearest name %s", (given, nearest) => {
  expect(read(given)).toMatchObject({ nearest: [nearest] });
});

test("a country says what it is, and which of its cities there are", () => {
  const place = read("Germany");
  expect(place).toMatchObject({
    problem: expect.stringContaining("Germany, a country: expected an airport or a city"),
  });
  expect("nearest" in place && place.nearest).toContain("Frankfurt");
});

test("what is no place at all has nothing near", () => {
  expect(read("qqqqqqqqqqqq")).toEqual({
    problem: "expected an airport or a city by name, IATA code or entity ID",
  });
});

test.each([
  [readMarket, "UK", { value: "UK" }],
  [readMarket, "gb", { value: "UK", taken: "UK" }],
  [readMarket, "Germany", { value: "DE", taken: "DE" }],
  [readLocale, "EN_gb", { value: "en-GB", taken: "en-GB" }],
  [readLocale, "de", { value: "de-DE", taken: "de-DE" }],
  [readLocale, "en-GG", { problem: expect.any(String), nearest: [expect.stringMatching(/^en-/)] }],
  [readCurrency, "eur", { value: "EUR", taken: "EUR" }],
  [readCurrency, "€", { value: "EUR", taken: "EUR" }],
  [readCurrency, "$", { nearest: expect.arrayContaining(["USD"]) }],
  [readCurrency, "GBX", { nearest: ["GBP"] }],
])("%o reads %s", (readOne, given, expected) => {
  expect(readOne(atlas, given)).toMatchObject(expected);
});
