import tzLookup from "@photostructure/tz-lookup";
import { type BaseAirport, readBaseAirports, regionName } from "./base-airports.ts";
import type { Ledger } from "./entity-ids.ts";
import { createNaming } from "./names.ts";
import { readTable, words } from "./read-table.ts";

export interface Place {
  id: number;
  parent: number;
  name: string;
}
export interface CodedPlace extends Place {
  /** Letters: ISO 3166 for a country, "EU" for a continent. */
  code: string;
}
export interface PointPlace extends CodedPlace {
  latitude: number;
  longitude: number;
}
export interface AirportPlace extends PointPlace {
  timeZone: string;
  size: 0 | 1 | 2 | 3;
}
export interface Places {
  continents: CodedPlace[];
  countries: CodedPlace[];
  cities: PointPlace[];
  airports: AirportPlace[];
}

interface Town {
  key: string;
  name: string;
  country: string;
  region: string;
  code: string;
  latitude: number;
  longitude: number;
  airports: BaseAirport[];
}

/** Continents, countries, cities and airports, each with its number and its parent's. */
export function buildPlaces(
  ledger: Ledger,
  countryCodes: readonly { code: string; continent: string }[],
): Places {
  const base = readBaseAirports();
  const towns = groupIntoTowns(base);
  nameTwinsByRegion(towns);

  const continentOf = new Map(countryCodes.map((it) => [it.code, it.continent]));
  for (const airport of base) continentOf.set(airport.country, airport.continent);
  const continents = [...new Set(continentOf.values())].sort().map((code) => ({
    id: ledger.numberOf("continent", code),
    parent: 0,
    name: "",
    code,
  }));
  const countries = [...continentOf].sort(byFirst).map(([code, continent]) => ({
    id: ledger.numberOf("country", code),
    parent: ledger.numberOf("continent", continent),
    name: "",
    code,
  }));

  const naming = createNaming();
  const cities: PointPlace[] = [];
  const airports: AirportPlace[] = [];
  for (const town of towns) {
    const id = ledger.numberOf("city", town.key);
    const { name, code, latitude, longitude } = town;
    cities.push({
      id,
      parent: ledger.numberOf("country", town.country),
      name,
      code,
      latitude,
      longitude,
    });
    for (const airport of town.airports)
      airports.push({
        id: ledger.numberOf("airport", airport.iata),
        parent: id,
        name: naming.airportName(airport),
        code: airport.iata,
        latitude: airport.latitude,
        longitude: airport.longitude,
        timeZone: tzLookup(airport.latitude, airport.longitude),
        size: airport.size,
      });
  }
  return { continents, countries, cities, airports };
}

function groupIntoTowns(base: readonly BaseAirport[]): Town[] {
  const naming = createNaming();
  const metros = readTable("metros", [
    "code",
    "country",
    "name",
    "latitude",
    "longitude",
    "airports",
  ]);
  const metroOf = new Map(
    metros.flatMap((metro) => words(metro.airports).map((iata) => [iata, metro] as const)),
  );
  const towns = new Map<string, Town>();
  for (const airport of base) {
    const metro = metroOf.get(airport.iata);
    const name = metro?.name ?? naming.cityName(airport);
    const groupedBy = metro?.code ?? `${airport.region} ${name}`;
    const town = towns.get(groupedBy) ?? {
      key: "",
      name,
      country: metro?.country ?? airport.country,
      region: airport.region,
      code: metro?.code ?? airport.iata,
      latitude: Number(metro?.latitude ?? airport.latitude),
      longitude: Number(metro?.longitude ?? airport.longitude),
      airports: [],
    };
    town.airports.push(airport);
    towns.set(groupedBy, town);
  }
  for (const town of towns.values()) {
    town.airports.sort((left, right) => right.size - left.size || byCode(left, right));
    const first = town.airports[0];
    if (first && !metroOf.has(first.iata)) {
      town.code = first.iata;
      town.latitude = first.latitude;
      town.longitude = first.longitude;
    }
  }
  const all = [...towns.values()];
  const twins = countBy(all, (town) => `${town.country}:${town.name}`);
  for (const town of all) {
    const key = `${town.country}:${town.name}`;
    town.key = (twins.get(key) ?? 0) > 1 ? `${key}:${town.code}` : key;
  }
  return all.sort((left, right) => (left.key < right.key ? -1 : 1));
}

/** Two cities of one name in one country carry their region: "Portland (Oregon)". */
function nameTwinsByRegion(towns: readonly Town[]) {
  const twins = countBy(towns, (town) => `${town.country} ${town.name}`);
  const named = towns.filter((town) => (twins.get(`${town.country} ${town.name}`) ?? 0) > 1);
  for (const town of named) town.name = `${town.name} (${regionName(town.region)})`;
}

function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

const byFirst = (left: readonly [string, unknown], right: readonly [string, unknown]) =>
  left[0] < right[0] ? -1 : 1;

const byCode = (left: BaseAirport, right: BaseAirport) => (left.iata < right.iata ? -1 : 1);
