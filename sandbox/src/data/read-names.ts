import type { MarketData } from "./model.ts";
import type { Places } from "./read-places.ts";

type Columns = Readonly<Record<string, string>>;

export interface NamesFile {
  /** By locale, names in the order of the places file; "=de-AT": the same as there. */
  readonly continents: Columns;
  readonly countries: Columns;
  /** Ids of the cities that have names of their own; by locale, empty where English serves. */
  readonly cityIds: string;
  readonly cities: Columns;
}

const ENGLISH = "en-GB";

/** Names of places and markets in every locale; English where a locale has no name. */
export function readNames(file: NamesFile, places: Places, markets: readonly MarketData[]) {
  const english = englishNames(file, places);
  const byLocale = new Map(
    Object.keys(file.countries).map((locale) => [locale, localNames(locale, file, places)]),
  );
  const countryOf = new Map(markets.map((market) => [market.code, market.countryId]));

  function placeName(entityId: string, locale: string): string {
    const name = byLocale.get(locale)?.get(entityId) || english.get(entityId);
    if (name === undefined) throw new Error(`no place has the id "${entityId}"`);
    return name;
  }

  function marketName(code: string, locale: string): string {
    const countryId = countryOf.get(code);
    if (countryId === undefined) throw new Error(`no market has the code "${code}"`);
    return placeName(countryId, locale);
  }

  return { placeName, marketName };
}

function englishNames(file: NamesFile, places: Places): ReadonlyMap<string, string> {
  return new Map([
    ...localNames(ENGLISH, file, places),
    ...places.cities.map(({ entityId, name }) => [entityId, name] as const),
    ...places.airports.map(({ entityId, name }) => [entityId, name] as const),
  ]);
}

function localNames(locale: string, file: NamesFile, places: Places): Map<string, string> {
  const continents = column(file.continents, locale);
  const countries = column(file.countries, locale);
  const cities = column(file.cities, locale);
  return new Map([
    ...places.continents.map(({ entityId }, at) => [entityId, continents[at] ?? ""] as const),
    ...places.countries.map(({ entityId }, at) => [entityId, countries[at] ?? ""] as const),
    ...file.cityIds.split(" ").map((id, at) => [id, cities[at] ?? ""] as const),
  ]);
}

function column(columns: Columns, locale: string): readonly string[] {
  const text = columns[locale] ?? "";
  return text.startsWith("=") ? column(columns, text.slice(1)) : text.split("|");
}
