import { expect, test } from "vitest";
import { operations } from "../../../contract/generated/operations.ts";
import type { SuggestRequest, SuggestResponse } from "../../../contract/src/types.ts";
import { createTestSandbox } from "../testing/test-sandbox.ts";

const { call } = createTestSandbox();
const { path } = operations.suggestFlightPlaces;
const bodyOf = (query: Partial<SuggestRequest["query"]>) => ({
  query: { market: "UK", locale: "en-GB", ...query },
});

async function suggest(query: Partial<SuggestRequest["query"]>) {
  return (await call<SuggestResponse>({ path, body: bodyOf(query) })).body.places;
}

async function first(
  searchTerm: string,
  type: NonNullable<SuggestRequest["query"]["includedEntityTypes"]>[number],
) {
  const [place] = await suggest({ searchTerm, includedEntityTypes: [type] });
  if (!place) throw new Error(`Nothing is called ${searchTerm}.`);
  return place;
}

test("an airport belongs to its city, the city to its country", async () => {
  const airport = await first("EDI", "PLACE_TYPE_AIRPORT");
  const city = await first("Edinburgh", "PLACE_TYPE_CITY");
  const country = await first("United Kingdom", "PLACE_TYPE_COUNTRY");
  expect(airport.parentId).toBe(city.entityId);
  expect(city.parentId).toBe(country.entityId);
  for (const { countryId, countryName } of [airport, city, country]) {
    expect([countryId, countryName]).toEqual([country.entityId, "United Kingdom"]);
  }
});

test("an airport and a city have a code and a position, a country neither", async () => {
  const airport = await first("EDI", "PLACE_TYPE_AIRPORT");
  const city = await first("Edinburgh", "PLACE_TYPE_CITY");
  const country = await first("United Kingdom", "PLACE_TYPE_COUNTRY");
  expect([airport.iataCode, city.iataCode, country.iataCode]).toEqual(["EDI", "EDI", ""]);
  for (const { location } of [airport, city]) expect(location).toMatch(/^55\.\d+,-3\.\d+$/);
  expect(country).not.toHaveProperty("location");
  expect(country.cityName).toBe("");
  expect(country.hierarchy).toBe("United Kingdom");
});

test("an empty list of types means all types", async () => {
  const all = await suggest({ searchTerm: "edin" });
  expect(all.length).toBeGreaterThan(1);
  expect(await suggest({ searchTerm: "edin", includedEntityTypes: [] })).toEqual(all);
});

test("rejects each unsupported type, and no other", async () => {
  const includedEntityTypes = [
    "PLACE_TYPE_CITY",
    "PLACE_TYPE_CONTINENT",
    "PLACE_TYPE_CONTINENT",
  ] as const;
  const { status, body } = await call({ path, body: bodyOf({ includedEntityTypes }) });
  expect(status).toBe(400);
  expect(body.details.map(({ field, received }) => [field, received])).toEqual([
    ["query.includedEntityTypes[1]", "PLACE_TYPE_CONTINENT"],
    ["query.includedEntityTypes[2]", "PLACE_TYPE_CONTINENT"],
  ]);
});

test("reports an invalid market, locale and limit by field, with the received value", async () => {
  const body = { ...bodyOf({ market: "GB", locale: "en-XB" }), limit: 51 };
  const { body: error } = await call({ path, body });
  expect(error.details.map(({ field, received }) => [field, received])).toEqual([
    ["query.market", "GB"],
    ["query.locale", "en-XB"],
    ["limit", 51],
  ]);
});

test("a limit of 1 returns one suggestion", async () => {
  const { body } = await call<SuggestResponse>({ path, body: { ...bodyOf({}), limit: 1 } });
  expect(body.places).toHaveLength(1);
});

test("a country is named in the locale, also in the hierarchy of a place", async () => {
  const includedEntityTypes = ["PLACE_TYPE_AIRPORT"] as const;
  const [place] = await suggest({ searchTerm: "MUC", locale: "de-DE", includedEntityTypes });
  expect(place?.countryName).toBe("Deutschland");
  expect(place?.hierarchy).toMatch(/\|Deutschland$/);
});
