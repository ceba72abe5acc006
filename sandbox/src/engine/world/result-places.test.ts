import { expect, test } from "vitest";
import { sharedReference } from "../../shared-world.ts";
import { plainAirport } from "../testing/plain.ts";
import { resultPlaces } from "./result-places.ts";

const reference = sharedReference();
const airportNamed = (code: string) => {
  const { entityId, cityId, iata = "" } = reference.lookup.airportByIata.get(code) ?? {};
  if (!entityId || !cityId) throw new Error(`There is no airport ${code}.`);
  return plainAirport(iata, { entityId, cityId });
};
const [LHR, LGW, EDI] = ["LHR", "LGW", "EDI"].map(airportNamed) as [Airport, Airport, Airport];
type Airport = ReturnType<typeof airportNamed>;

/** Each place as its type, its name and the name of its parent. */
function told(airports: readonly Airport[], top: "country" | "continent", locale = "en-GB") {
  const places = resultPlaces(reference, airports, locale, top);
  return Object.values(places).map(({ type, name, iata, parentId }) =>
    [type.slice(11), name, iata, places[parentId]?.name ?? parentId].join(", "),
  );
}

const LONDON = [
  "AIRPORT, London Heathrow, LHR, London",
  "CITY, London, LON, United Kingdom",
  "AIRPORT, London Gatwick, LGW, London",
];

test("live results have airports, cities and countries, each once", () => {
  const places = told([LHR, LGW, EDI, LHR], "country");
  expect(places.sort()).toEqual(
    [
      ...LONDON,
      "AIRPORT, Edinburgh, EDI, Edinburgh",
      "CITY, Edinburgh, EDI, United Kingdom",
      "COUNTRY, United Kingdom, , ",
    ].sort(),
  );
});

test("indicative results have continents as well", () => {
  expect(told([LHR, LGW], "continent").sort()).toEqual(
    [...LONDON, "COUNTRY, United Kingdom, , Europe", "CONTINENT, Europe, , "].sort(),
  );
});

test("place names are in the requested locale", () => {
  expect(told([LHR], "country", "de-DE")).toContain("COUNTRY, Vereinigtes Königreich, , ");
});
