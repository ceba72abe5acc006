import { expect, test } from "vitest";
import { sharedReference } from "../../../sandbox/src/shared-world.ts";
import { readCurrency, readLocale, readMarket } from "./read-code.ts";
import { readPlace } from "./read-place.ts";

const reference = sharedReference();
const types = ["PLACE_TYPE_AIRPORT", "PLACE_TYPE_CITY"] as const;
const read = (given: string, locale = "en-GB") => readPlace(reference, { given, types, locale });

test.each([
  ["LHR", { iata: "LHR" }],
  [" lhr ", { iata: "LHR" }],
  ["LON", { iata: "LON" }],
  ["70001201", { entityId: "70001201" }],
  ["XX2", { iata: "XX2" }],
])("reads %j as %j", (given, value) => {
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
  ["London (LON)", "London, a city (LON)"],
  ["London (LHR, LGW)", "London, a city (LON)"],
  ["London (CDG)", "London, a city (LON)"],
  ["NEW YORK", "New York, a city (NYC)"],
  ["Zürich", "a city (ZRH)"],
  ["zurich", "a city (ZRH)"],
])("interprets %s as %s", (given, taken) => {
  const place = read(given);
  expect("value" in place && place.interpretation).toContain(taken);
});

test.each([
  ["London (LHR)", "LHR"],
  ["Paris (CDG)", "CDG"],
  ["New York, JFK", "JFK"],
  ["Birmingham (BHM)", "BHM"],
])("takes the code in %s", (given, iata) => {
  expect(read(given)).toEqual({ value: { iata }, interpretation: iata });
});

test("doesn't take a country's abbreviation for a city's code in it", () => {
  const kinds = [...types, "PLACE_TYPE_COUNTRY"] as const;
  const given = "United States (USA)";
  expect(readPlace(reference, { given, types: kinds, locale: "en-GB" })).toMatchObject({
    interpretation: expect.stringContaining("United States, a country"),
  });
});

test("picks the busiest of places with one name, and lists the next three", () => {
  const others = [
    "Birmingham, an airport (BHX)",
    "Birmingham, a city (BHM)",
    "Birmingham-Shuttlesworth, an airport (BHM)",
  ];
  const taken = `Birmingham, a city (BHX), entity ID 70011180; there are also ${others.join("; ")}`;
  expect(read("Birmingham")).toMatchObject({ interpretation: taken });
});

test("lists at most three other places for a place or an area, and none next to an area", () => {
  const taken = (given: string, kinds: Parameters<typeof readPlace>[1]["types"]) => {
    const place = readPlace(reference, { given, types: kinds, locale: "en-GB" });
    return "interpretation" in place ? place.interpretation : undefined;
  };
  const [, others = ""] = taken("London", types)?.split("; there are also ") ?? [];
  expect(others.split("; ")).toHaveLength(3);
  expect(read("Germany")).toMatchObject({ nearest: ["Frankfurt", "Munich", "Düsseldorf"] });
  expect(taken("Indi", types)).toContain("Indianapolis");
  expect(taken("India", [...types, "PLACE_TYPE_COUNTRY"])).toMatch(
    /^India, a country, entity ID \d+$/,
  );
});

test("suggests each near name once, and only of the expected types", () => {
  expect(read("LU")).toMatchObject({ nearest: ["Luxembourg"] });
  expect(read("Gremany")).not.toMatchObject({ nearest: ["Germany"] });
  const country = readPlace(reference, {
    given: "Gremany",
    types: ["PLACE_TYPE_COUNTRY"],
    locale: "en-GB",
  });
  expect(country).toMatchObject({ nearest: ["Germany"] });
});

test("names the busiest of several places of another type", () => {
  const place = readPlace(reference, {
    given: "Birmingham",
    types: ["PLACE_TYPE_CONTINENT"],
    locale: "en-GB",
  });
  expect(place).toEqual({
    problem: "Birmingham, a city (BHX): expected a continent by name, IATA code or entity ID",
    nearest: [],
  });
});

test("accepts an English name in another locale", () => {
  expect("value" in read("Munich", "de-DE")).toBe(true);
});

test.each([
  ["Lodnon", "London"],
  ["Edinburg h", "Edinburgh"],
])("%s suggests %s", (given, nearest) => {
  expect(read(given)).toMatchObject({ nearest: [nearest] });
});

test("rejects a country by name, with some of its cities", () => {
  const place = read("Germany");
  expect(place).toMatchObject({
    problem: expect.stringContaining("Germany, a country: expected an airport or a city"),
  });
  expect("nearest" in place && place.nearest).toContain("Frankfurt");
});

test.each([
  ["Spain", "Spain, a country"],
  ["India", "India, a country"],
  ["Ireland", "Ireland, a country"],
  ["cuba", "Cuba, a country"],
  ["France", "France, a country"],
  ["the Netherlands", "Netherlands, a country"],
  ["Cote d'Ivoire", "Côte d’Ivoire, a country"],
  ["DE", "Germany, a country"],
  ["us", "United States, a country"],
  ["UK", "United Kingdom, a country"],
  ["GB", "United Kingdom, a country"],
  ["Europe", "Europe, a continent"],
])("%s is only an area: a flight search rejects it, country prices accept it", (...row) => {
  const [given, expected] = row;
  const area = read(given);
  expect("problem" in area && area.problem).toContain(`${expected}: expected an airport or a city`);
  expect("nearest" in area && area.nearest?.length).toBeGreaterThan(0);
  const kinds = [...types, "PLACE_TYPE_COUNTRY", "PLACE_TYPE_CONTINENT"] as const;
  const wider = readPlace(reference, { given, types: kinds, locale: "de-DE" });
  const [name = ""] = expected.split(",");
  const english = readPlace(reference, { given, types: kinds, locale: "en-GB" });
  expect("interpretation" in english && english.interpretation).toContain(name);
  expect("value" in wider && wider.value).toEqual("value" in english && english.value);
});

test.each([
  ["Switz", "Switzerland, a country", "Geneva"],
  ["Europ", "Europe, a continent", "London"],
])("%s begins only the name of an area: %s", (given, expected, largest) => {
  const area = read(given);
  expect("problem" in area && area.problem).toContain(`${expected}: expected an airport or a city`);
  expect("nearest" in area && area.nearest?.[0]).toBe(largest);
});

test.each([
  ["Nowhere near LHR at all", { value: { iata: "LHR" }, interpretation: "LHR" }],
  ["Nowhere near ZZZ at all", { problem: expect.stringContaining("expected an airport") }],
])("reads %j only as a code", (given, expected) => {
  expect(read(given)).toEqual(expected);
});

test.each([
  ["Singapore", "Singapore, a city (SIN)"],
  ["Luxembourg", "Luxembourg, a city (LUX)"],
  ["Mexico City", "Mexico City, a city (MEX)"],
  ["Goa", "Goa, a city (GOI)"],
  ["Bo", "Bo, a city (KBS)"],
])("%s is a city rather than a country or another place's code", (given, expected) => {
  const place = read(given);
  expect("value" in place && place.interpretation).toContain(expected);
});

test("the word City rules out the country of that name", () => {
  const kinds = [...types, "PLACE_TYPE_COUNTRY"] as const;
  const taken = (given: string) => {
    const place = readPlace(reference, { given, types: kinds, locale: "en-GB" });
    return "interpretation" in place ? place.interpretation : undefined;
  };
  expect(taken("Kuwait City")).toContain("Kuwait, a city (KWI)");
  expect(taken("Kuwait")).toContain("Kuwait, a country");
  expect(taken("Mexico City")).toContain("Mexico City, a city (MEX)");
});

test("reads a code in capitals as a code, even if it is also a name", () => {
  expect(read("GOA")).toEqual({ value: { iata: "GOA" } });
  expect(read("BO")).toMatchObject({ problem: expect.stringContaining("Bolivia, a country") });
});

test("suggests nothing for a name that is near no place", () => {
  expect(read("qqqqqqqqqqqq")).toEqual({
    problem: "expected an airport or a city by name, IATA code or entity ID",
  });
});

test.each([
  [readMarket, "UK", { value: "UK" }],
  [readMarket, "gb", { value: "UK", interpretation: "UK" }],
  [readMarket, "Germany", { value: "DE", interpretation: "DE" }],
  [readLocale, "EN_gb", { value: "en-GB", interpretation: "en-GB" }],
  [readLocale, "de", { value: "de-DE", interpretation: "de-DE" }],
  [readLocale, "en-GG", { problem: expect.any(String), nearest: [expect.stringMatching(/^en-/)] }],
  [readCurrency, "eur", { value: "EUR", interpretation: "EUR" }],
  [readCurrency, "€", { value: "EUR", interpretation: "EUR" }],
  [readCurrency, "$", { nearest: expect.arrayContaining(["USD"]) }],
  [readCurrency, "GBX", { nearest: ["GBP"] }],
])("%o reads %s", (readOne, given, expected) => {
  expect(readOne(reference, given)).toMatchObject(expected);
});
