import tzLookup from "@photostructure/tz-lookup";
import { readBaseAirports } from "./base-airports.ts";
import { checkTables } from "./check-tables.ts";
import type { Ledger } from "./entity-ids.ts";
import { createNaming } from "./names.ts";
import { readTable, words } from "./read-table.ts";
import { groupIntoTowns } from "./towns.ts";

/** A place of any kind: its number, and that of the place above it (0 for a continent). */
export interface CodedPlace {
  id: number;
  parent: number;
  /** IATA code, ISO 3166 of a country, "EU" of a continent. */
  code: string;
}
export interface PointPlace extends CodedPlace {
  name: string;
  latitude: number;
  longitude: number;
}
export interface AirportPlace extends PointPlace {
  timeZone: string;
  size: 0 | 1 | 2 | 3 | 4;
}
export interface Places {
  continents: CodedPlace[];
  countries: CodedPlace[];
  cities: PointPlace[];
  airports: AirportPlace[];
}

/** All places, by code or by country and name; the countries given have no airport of their own. */
export function buildPlaces(
  ledger: Ledger,
  moreCountries: readonly { code: string; continent: string }[],
): Places {
  const base = readBaseAirports();
  checkTables(new Set(base.map((it) => it.iata)));

  const continentOf = new Map(moreCountries.map((it) => [it.code, it.continent]));
  for (const airport of base) continentOf.set(airport.country, airport.continent);
  const continents = [...new Set(continentOf.values())].sort().map((code) => ({
    id: ledger.numberOf("continent", code),
    parent: 0,
    code,
  }));
  const countries = [...continentOf]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([code, continent]) => ({
      id: ledger.numberOf("country", code),
      parent: ledger.numberOf("continent", continent),
      code,
    }));

  const towns = groupIntoTowns(base);
  const cities = towns.map(({ key, country, name, code, latitude, longitude }) => ({
    id: ledger.numberOf("city", key),
    parent: ledger.numberOf("country", country),
    name,
    code,
    latitude,
    longitude,
  }));

  const { airportName } = createNaming();
  const zoneOf = readZones();
  const airports = towns.flatMap((town) =>
    town.airports.map((airport) => {
      const { iata, latitude, longitude, size } = airport;
      return {
        id: ledger.numberOf("airport", iata),
        parent: ledger.numberOf("city", town.key),
        name: airportName(airport),
        code: iata,
        latitude,
        longitude,
        timeZone: zoneOf.get(iata) ?? tzLookup(latitude, longitude),
        size,
      };
    }),
  );
  return { continents, countries, cities, airports };
}

function readZones(): Map<string, string> {
  const rows = readTable("zones", ["zone", "airports"]);
  return new Map(rows.flatMap((row) => words(row.airports).map((iata) => [iata, row.zone])));
}
