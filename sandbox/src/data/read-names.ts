import type { MarketData } from "./model.ts";
import type { Places } from "./read-places.ts";

/** Names of places in one locale, divided by `|`; an empty one is the English one. */
export interface LocaleNames {
  /** In the order of the places file, as are countries. */
  readonly continents: string;
  readonly countries: string;
  /** Ids of the cities that have names of their own, divided by blanks, in the order of `cities`. */
  readonly cityIds: string;
  readonly cities: string;
}

/**
 * @returns undefined for a locale without names
 * @throws where its names have still to be loaded
 */
export type NamesOf = (locale: string) => LocaleNames | undefined;

/** The locale that serves where another one has no name. */
export const ENGLISH = "en-GB";

/** Names of places and markets in every locale, each decoded when it is first asked for. */
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

/** Cities and airports bring their English names along. */
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
