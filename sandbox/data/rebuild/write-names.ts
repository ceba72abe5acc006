import { zoneCity } from "./cldr.ts";
import { continentName, countryName } from "./place-names.ts";
import type { Places } from "./places.ts";
import { row } from "./rows.ts";

const ENGLISH = "en-GB";

/**
 * `place-names.json`: names of continents and countries in every locale, in the order of
 * `places.json`, and of the cities that CLDR names (as the city of a time zone) where they differ
 * from ours. A locale that says the same as an earlier one only names it: "=de-AT".
 */
export function placeNamesFile(places: Places, locales: readonly { code: string; cldr: string }[]) {
  const cities = namedCities(places);
  return {
    continents: columns(locales, (cldr) =>
      places.continents.map((it) => continentName(cldr, it.code)),
    ),
    countries: columns(locales, (cldr) => places.countries.map((it) => countryName(cldr, it.code))),
    cityIds: cities.map((it) => it.id).join(" "),
    cities: columns(locales, (cldr) =>
      cities.map((it) => {
        const name = cldr.startsWith("en") ? it.name : (zoneCity(cldr, it.zone) ?? it.name);
        return name === it.name ? "" : name;
      }),
    ),
  };
}

function columns(
  locales: readonly { code: string; cldr: string }[],
  namesIn: (cldr: string) => string[],
): Record<string, string> {
  const first = new Map<string, string>();
  return Object.fromEntries(
    locales.map(({ code, cldr }) => {
      const names = row(...namesIn(cldr));
      const same = first.get(names);
      if (same === undefined) first.set(names, code);
      return [code, same === undefined ? names : `=${same}`];
    }),
  );
}

/** Cities with flights that share their English name with the city of their time zone. */
function namedCities(places: Places) {
  const nameOfZone = new Map<string, string>();
  return places.cities.flatMap((city) => {
    const airport = places.airports.find((it) => it.parent === city.id);
    if (!airport || airport.size === 0) return [];
    const zone = airport.timeZone;
    const name = nameOfZone.get(zone) ?? englishName(zone);
    nameOfZone.set(zone, name);
    return plain(name) === plain(city.name) ? [{ id: city.id, name: city.name, zone }] : [];
  });
}

const englishName = (zone: string) =>
  zoneCity(ENGLISH, zone) ?? zone.split("/").at(-1)?.replaceAll("_", " ") ?? "";

const plain = (name: string) => name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
