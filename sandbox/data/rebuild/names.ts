import type { BaseAirport } from "./base-airports.ts";
import { readTable } from "./read-table.ts";

const LAST_WORDS = /[ ,]+(International|Regional|Municipal|Domestic|Airport|Airfield|Aerodrome)$/;

/** Names as a traveller knows them, from the base's long official ones and `tables/names.txt`. */
export function createNaming() {
  const patches = new Map(
    readTable("names", ["iata", "city", "airport"]).map((row) => [row.iata, row]),
  );

  /** Town the airport serves, without the district or the county. */
  function cityName(airport: BaseAirport): string {
    const patched = patches.get(airport.iata)?.city;
    if (patched) return patched;
    const town = airport.municipality
      .replace(/\s*\(.*\)/, "")
      .replace(/\s*\/.*$/, "")
      .replace(/^Ciudad de /, "")
      .trim();
    return town === "" ? shortName(airport.name) : town;
  }

  const airportName = (airport: BaseAirport) =>
    patches.get(airport.iata)?.airport || shortName(airport.name);

  return { cityName, airportName };
}

/** "Bergen Airport, Flesland" -> "Bergen Flesland"; "Leeds Bradford Airport" -> "Leeds Bradford". */
function shortName(official: string): string {
  const name = official
    .replace(/\s*\/.*(Air Base|Airbase|Air Force|Station|AFB|RAAF|CFB|INS|Field).*$/, "")
    .replace(/ Airport - .*$/, "")
    .replace(/ \([^)]*\)/g, "")
    .replace(/^Aeropuerto Internacional (de |del )?/, "")
    .replace(/ Airport, /, " ")
    .replace(/ "([^"]+)"/, " $1")
    .replace(/\s+/g, " ")
    .trim();
  let short = name;
  while (LAST_WORDS.test(short)) short = short.replace(LAST_WORDS, "");
  return short === "" ? name : short;
}
