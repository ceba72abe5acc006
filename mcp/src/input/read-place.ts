import { nearestName } from "../../../contract/src/problems/nearest-name.ts";
import type { PlaceQuery, PlaceType } from "../../../contract/src/types.ts";
import type { Reference } from "../../../sandbox/src/create-reference.ts";
import type { FlatPlace } from "../../../sandbox/src/places/places.ts";
import { rankPlaces } from "../../../sandbox/src/places/rank-places.ts";
import type { Resolved } from "./resolved.ts";

export interface PlaceWish {
  /** A code, an entity ID, or a name: "LHR", "London", "London Heathrow (LHR)". */
  readonly given: string;
  readonly types: readonly PlaceType[];
  readonly locale: string;
}

const KINDS: Readonly<Record<PlaceType, string>> = {
  PLACE_TYPE_UNSPECIFIED: "a place",
  PLACE_TYPE_AIRPORT: "an airport",
  PLACE_TYPE_CITY: "a city",
  PLACE_TYPE_COUNTRY: "a country",
  PLACE_TYPE_CONTINENT: "a continent",
};

/** Names of places in this locale are tried as well: models write English. */
const ENGLISH = "en-GB";
const MAX_NEAREST = 3;

/** A place as requests name it. */
export function readPlace(atlas: Reference, wish: PlaceWish): Resolved<PlaceQuery> {
  const given = wish.given.trim();
  const code = given.toUpperCase();
  if (/^\d+$/.test(given)) return { value: { entityId: given } };
  if (isIata(atlas, code)) {
    return { value: { iata: code }, ...(code !== given && { taken: code }) };
  }
  const within = /\b[A-Z]{3}\b/g.exec(given)?.[0];
  const [place, ...others] = ranked(atlas, wish);
  if (place) return byName(atlas, place, others, wish);
  if (within !== undefined && isIata(atlas, within))
    return { value: { iata: within }, taken: within };
  // Codes that only the sandbox knows play scenarios; it refuses the others, and says so.
  if (/^[A-Z0-9]{3}$/.test(given)) return { value: { iata: given } };
  return notFound(atlas, wish);
}

function isIata({ lookup }: Reference, code: string): boolean {
  return lookup.airportByIata.has(code) || lookup.cityByIata.has(code);
}

/** Those whose whole name it is come before those whose name begins so. */
function ranked(atlas: Reference, { given, types, locale }: PlaceWish): readonly FlatPlace[] {
  for (const term of termsOf(given)) {
    for (const language of new Set([locale, ENGLISH])) {
      const search = { term, locale: language, types, homeCountryId: "" };
      const found = rankPlaces(atlas, search);
      if (found.length === 0) continue;
      const isWhole = ({ name }: { readonly name: string }) =>
        name.localeCompare(term, undefined, { sensitivity: "base" }) === 0;
      const inOrder = [...found.filter(isWhole), ...found.filter((one) => !isWhole(one))];
      return inOrder.map(({ place }) => place);
    }
  }
  return [];
}

/** "London, UK" and "Heathrow International Airport" have a name in them. */
function termsOf(given: string): readonly string[] {
  const bare = given.replace(/\([^)]*\)/g, " ").trim();
  const name = bare.replace(/\b(international|airport|city)\b/gi, " ").replace(/\s+/g, " ");
  const [head = ""] = bare.split(",");
  return [...new Set([given, bare, name, head].map((term) => term.trim()))].filter(Boolean);
}

function byName(
  atlas: Reference,
  place: FlatPlace,
  others: readonly FlatPlace[],
  { locale }: PlaceWish,
): Resolved<PlaceQuery> {
  const alike = others.slice(0, MAX_NEAREST).map((one) => told(atlas, one, locale));
  const rest = alike.length > 0 ? `; there are also ${alike.join("; ")}` : "";
  return {
    value: { entityId: place.entityId },
    taken: `${told(atlas, place, locale)}, entity ID ${place.entityId}${rest}`,
  };
}

/** "Edinburgh, a city (EDI)" */
function told({ data }: Reference, { entityId, iata, type }: FlatPlace, locale: string): string {
  const code = iata ? ` (${iata})` : "";
  return `${data.placeName(entityId, locale)}, ${KINDS[type]}${code}`;
}

function notFound(atlas: Reference, { given, types, locale }: PlaceWish): Resolved<PlaceQuery> {
  const kinds = types.map((type) => KINDS[type]).join(" or ");
  const expected = `expected ${kinds} by name, IATA code or entity ID`;
  const [area] = ranked(atlas, {
    given,
    types: ["PLACE_TYPE_COUNTRY", "PLACE_TYPE_CONTINENT"],
    locale,
  });
  if (area) {
    const problem = `${told(atlas, area, locale)}: ${expected}`;
    return { problem, nearest: largestIn(atlas, area, types, locale) };
  }
  const names = [...atlas.places.byId.values()]
    .filter(({ type }) => types.includes(type))
    .flatMap(({ entityId }) => [locale, ENGLISH].map((one) => atlas.data.placeName(entityId, one)));
  const nearest = nearestName(given, names);
  return { problem: expected, ...(nearest !== undefined && { nearest: [nearest] }) };
}

function largestIn(
  { places, data }: Reference,
  { entityId: areaId }: FlatPlace,
  types: readonly PlaceType[],
  locale: string,
): readonly string[] {
  return [...places.byId.values()]
    .filter(({ type, entityId }) => {
      const above = places.chain(entityId).some((one) => one.entityId === areaId);
      return types.includes(type) && above;
    })
    .sort((a, b) => places.sizeOf(b.entityId) - places.sizeOf(a.entityId))
    .map(({ entityId }) => data.placeName(entityId, locale))
    .filter((name, index, all) => all.indexOf(name) === index)
    .slice(0, MAX_NEAREST);
}
