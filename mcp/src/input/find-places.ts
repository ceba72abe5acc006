import type { PlaceType } from "../../../contract/src/types.ts";
import type { Reference } from "../../../sandbox/src/create-reference.ts";
import { ENGLISH } from "../../../sandbox/src/data/read-names.ts";
import type { FlatPlace } from "../../../sandbox/src/places/places.ts";
import { rankPlaces } from "../../../sandbox/src/places/rank-places.ts";

export interface PlaceInput {
  /** A code, an entity ID, or a name: "LHR", "London", "London Heathrow (LHR)". */
  readonly given: string;
  readonly types: readonly PlaceType[];
  readonly locale: string;
}

export interface FoundPlaces {
  /** Exact matches of the name first, then places whose name starts with it. */
  readonly places: readonly FlatPlace[];
  /** Whether the first one is an exact match. */
  readonly isExact: boolean;
  /** An exact match of another type, which rules out partial matches. */
  readonly other?: FlatPlace;
}

const { compare } = new Intl.Collator("en", { sensitivity: "base" });

/** Finds places by name or the start of it, in the locale or in English. */
export function findPlaces(
  reference: Reference,
  { given, types, locale }: PlaceInput,
): FoundPlaces {
  // Models write English, whatever the locale.
  const locales = [...new Set([locale, ENGLISH])];
  for (const term of searchTerms(given)) {
    const exactMatches = findExactMatches(reference, term, locales);
    const ofTypes = exactMatches.filter(({ type }) => types.includes(type));
    const preferred = KIND.test(given) ? [...ofTypes.filter(isPoint), ...ofTypes] : ofTypes;
    const [other] = exactMatches;
    if (other && preferred.length === 0) return { places: [], isExact: false, other };
    const ranked = locales
      .map((one) => rankPlaces(reference, { term, locale: one, types, homeCountryId: "" }))
      .find((found) => found.length > 0);
    const places = [...new Set([...preferred, ...(ranked ?? []).map(({ place }) => place)])];
    if (places.length > 0) return { places, isExact: preferred.length > 0 };
  }
  return { places: [], isExact: false };
}

/** "Kuwait City" is the city, not the country. */
const KIND = /\b(?:airport|city)\b/i;

export function isPoint({ type }: FlatPlace): boolean {
  return type === "PLACE_TYPE_CITY" || type === "PLACE_TYPE_AIRPORT";
}

/** The country of a code, in any case: a market's code, such as UK, or the country's. */
export function countryOfCode({ lookup, places }: Reference, given: string): FlatPlace | undefined {
  const code = given.toUpperCase();
  const market = lookup.marketByCode.get(code)?.countryId;
  const id = market ?? lookup.countryByCode.get(code)?.entityId;
  return id === undefined ? undefined : places.byId.get(id);
}

/** Places of any type with exactly this name, the busiest first. */
function findExactMatches(
  { data, places }: Reference,
  term: string,
  locales: readonly string[],
): readonly FlatPlace[] {
  const wanted = asTyped(term);
  const isNamed = ({ entityId }: FlatPlace) =>
    locales.some((one) => compare(asTyped(data.placeName(entityId, one)), wanted) === 0);
  return [...places.byId.values()]
    .filter(isNamed)
    .sort((a, b) => places.sizeOf(b.entityId) - places.sizeOf(a.entityId));
}

/** A name as people type it: asTyped("Côte d’Ivoire") → "Côte d'Ivoire" */
function asTyped(name: string): string {
  return name.replaceAll("’", "'").replaceAll("-", " ");
}

/** Names to try: "London, UK" and "Heathrow International Airport" contain one. */
function searchTerms(given: string): readonly string[] {
  const bare = given.replace(/\([^)]*\)/g, " ").trim();
  const name = bare.replace(/\b(the|international|airport|city)\b/gi, " ").replace(/\s+/g, " ");
  const [head = ""] = bare.split(",");
  return [...new Set([given, bare, name, head].map((term) => term.trim()))].filter(Boolean);
}
