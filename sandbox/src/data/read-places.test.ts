import { expect, test } from "vitest";
import { readPlaces } from "./read-places.ts";

const { continents, countries, cities, airports } = readPlaces({
  continents: ["EU|10", "NA"],
  countries: ["GB|EU|100", "US|NA"],
  metros: ["GB|London|LON|51.5|-0.1"],
  airports: {
    GB: [
      "LHR|London|~Heathrow|51.47|-0.46|Europe/London|4|1000|500",
      "LCY|London|~City|51.5|0.05|Europe/London|2",
      "EDI|Edinburgh||55.95|-3.37|Europe/London|2",
      "ABC|Elsewhere|Its Own Name|50|1|Europe/London|9|2000|700",
    ],
    US: ["LDN|London||40|-80|America/New_York"],
  },
});

test("an omitted id is one more than the previous id", () => {
  expect(continents.map(({ entityId }) => entityId)).toEqual(["10", "11"]);
  expect(countries.map(({ entityId }) => entityId)).toEqual(["100", "101"]);
  expect(cities.map(({ entityId }) => entityId)).toEqual(["500", "501", "700", "701"]);
  expect(airports.map(({ entityId }) => entityId)).toEqual([
    "1000",
    "1001",
    "1002",
    "2000",
    "2001",
  ]);
});

test("each place has the parent that it is listed under", () => {
  expect(countries.map(({ continentId }) => continentId)).toEqual(["10", "11"]);
  expect(cities.map(({ countryId }) => countryId)).toEqual(["100", "100", "100", "101"]);
  expect(airports.map(({ cityId }) => cityId)).toEqual(["500", "500", "501", "700", "701"]);
});

test("a metropolis has its own code and position in its country only; other cities use their airport's", () => {
  expect(cities.map(({ iata, latitude, longitude }) => [iata, latitude, longitude])).toEqual([
    ["LON", 51.5, -0.1],
    ["EDI", 55.95, -3.37],
    ["ABC", 50, 1],
    ["LDN", 40, -80],
  ]);
});

test("an airport is named after its city, with or without a suffix, or has its own name", () => {
  expect(airports.map(({ name }) => name)).toEqual([
    "London Heathrow",
    "London City",
    "Edinburgh",
    "Its Own Name",
    "London",
  ]);
});

test("an airport without a valid size has no flights", () => {
  expect(airports.map(({ size }) => size)).toEqual([4, 2, 2, 0, 0]);
});
