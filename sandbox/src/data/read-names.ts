import type { MarketData } from "./model.ts";
import type { Places } from "./read-places.ts";

/** Place names in one locale, separated by `|`; an empty one means the English name. */
export interface LocaleNames {
  /** In the order of the places file, like `countries`. */
  readonly continents: string;
  readonly countries: string;
  /** Ids of the cities with names in this locale, separated by spaces, in the order of `cities`. */
  readonly cityIds: string;
  readonly cities: string;
}

/**
 * @returns undefined for a locale without names
 * @throws when the names have not been loaded yet
 */
export type NamesOf = (locale: string) => LocaleNames | undefined;

/** The fallback for names that another locale lacks. */
export const ENGLISH = "en-GB";

/** Names of places and markets in every locale, each locale decoded on first use. */
export function readNames(namesOf: NamesOf, places: Places, markets: readonly MarketData[]) {
  const byLocale = new Map<string, ReadonlyMap<string, string>>();
  const countryOf = new Map(markets.map((market) => [market.code, market.countryId]));
  let english: ReadonlyMap<string, string> | undefined;

  function namesIn(locale: string): ReadonlyMap<string, string> | undefined {
    const known = byLocale.get(locale);
    if (known) return known;
    const names = namesOf(locale);
    if (!names) return undefined;
    const read = localNames(names, places);
    byLocale.set(locale, read);
    return read;
  }

  function placeName(entityId: string, locale: string): string {
    english ??= new Map([...(namesIn(ENGLISH) ?? []), ...ownNames(places)]);
    const name = namesIn(locale)?.get(entityId) || english.get(entityId);
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

/** The English names of cities and airports, which the places file contains. */
function ownNames({ cities, airports }: Places) {
  return [...cities, ...airports].map(({ entityId, name }) => [entityId, name] as const);
}

function localNames(names: LocaleNames, places: Places): ReadonlyMap<string, string> {
  const continents = names.continents.split("|");
  const countries = names.countries.split("|");
  const cities = names.cities.split("|");
  return new Map([
    ...places.continents.map(({ entityId }, at) => [entityId, continents[at] ?? ""] as const),
    ...places.countries.map(({ entityId }, at) => [entityId, countries[at] ?? ""] as const),
    ...names.cityIds.split(" ").map((id, at) => [id, cities[at] ?? ""] as const),
  ]);
}
