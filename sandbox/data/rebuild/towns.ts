import { type BaseAirport, regionName } from "./base-airports.ts";
import { createNaming } from "./names.ts";
import { readTable, words } from "./read-table.ts";

export interface Town {
  /** Stable across rebuilds, for the ledger: "US:Portland:PWM". */
  key: string;
  name: string;
  country: string;
  region: string;
  code: string;
  latitude: number;
  longitude: number;
  /** The busiest first. */
  airports: BaseAirport[];
}

/**
 * Airports of one town together: those of a metropolis by `tables/metros.txt`, others by the name
 * of the town and its region. By country and name.
 */
export function groupIntoTowns(base: readonly BaseAirport[]): Town[] {
  const metroOf = readMetros();
  const { cityName } = createNaming();
  const groups = new Map<string, Town>();
  for (const airport of base) {
    const metro = metroOf.get(airport.iata);
    const town = { ...townOf(airport), name: cityName(airport), ...metro };
    const group = metro ? metro.code : `${town.region} ${town.name}`;
    const known = groups.get(group) ?? { ...town, key: "", airports: [] };
    known.airports.push(airport);
    groups.set(group, known);
  }
  const towns = [...groups.values()];
  for (const town of towns) {
    town.airports.sort((left, right) => right.size - left.size || byIata(left, right));
    const [busiest] = town.airports;
    if (busiest && !metroOf.has(busiest.iata)) Object.assign(town, townOf(busiest));
  }
  tellTwinsApart(towns);
  return towns.sort((left, right) => (left.key < right.key ? -1 : 1));
}

/** Two cities of one name in one country carry their region: "Portland (Oregon)". */
function tellTwinsApart(towns: readonly Town[]) {
  const counts = new Map<string, number>();
  for (const town of towns) {
    town.key = `${town.country}:${town.name}`;
    counts.set(town.key, (counts.get(town.key) ?? 0) + 1);
  }
  for (const town of towns.filter((it) => (counts.get(it.key) ?? 0) > 1)) {
    town.key = `${town.key}:${town.code}`;
    town.name = `${town.name} (${regionName(town.region)})`;
  }
}

function readMetros() {
  const rows = readTable("metros", [
    "code",
    "country",
    "name",
    "latitude",
    "longitude",
    "airports",
  ]);
  return new Map(
    rows.flatMap((row) => {
      const { code, country, name } = row;
      const position = { latitude: Number(row.latitude), longitude: Number(row.longitude) };
      const metro = { code, country, name, ...position };
      return words(row.airports).map((iata) => [iata, metro] as const);
    }),
  );
}

const townOf = ({ iata, country, region, latitude, longitude }: BaseAirport) => ({
  code: iata,
  country,
  region,
  latitude,
  longitude,
});

const byIata = (left: BaseAirport, right: BaseAirport) => (left.iata < right.iata ? -1 : 1);
