import { nearestName } from "../../../contract/src/problems/nearest-name.ts";
import type { PlaceQuery, PlaceType } from "../../../contract/src/types.ts";
import type { Reference } from "../../../sandbox/src/create-reference.ts";
import { ENGLISH } from "../../../sandbox/src/data/read-names.ts";
import type { FlatPlace } from "../../../sandbox/src/places/places.ts";
import { countryOfCode, findPlaces, type PlaceWish } from "./find-places.ts";
import type { Resolved } from "./resolved.ts";

const KINDS: Readonly<Record<PlaceType, string>> = {
  PLACE_TYPE_UNSPECIFIED: "a place",
  PLACE_TYPE_AIRPORT: "an airport",
  PLACE_TYPE_CITY: "a city",
  PLACE_TYPE_COUNTRY: "a country",
  PLACE_TYPE_CONTINENT: "a continent",
};

const AREAS = ["PLACE_TYPE_COUNTRY", "PLACE_TYPE_CONTINENT"] as const;
const MAX_NEAREST = 3;

/**
 * Resolves a place to what requests send. A code in capitals is taken as that code; otherwise an
 * exact name takes precedence over a code, and a code over a name that only starts like it.
 */
export function readPlace(atlas: Reference, wish: PlaceWish): Resolved<PlaceQuery> {
  const given = wish.given.trim();
  const code = given.toUpperCase();
  if (/^\d+$/.test(given)) return { value: { entityId: given } };
  if (code === given && isIata(atlas, code)) return { value: { iata: code } };
  const country = countryOfCode(atlas, given);
  if (country && code === given) return asCountry(atlas, country, wish);
  const found = findPlaces(atlas, wish);
  const [place, ...others] = found.places;
  const isWhole = place !== undefined && found.isWhole;
  if (!isWhole && isIata(atlas, code)) return { value: { iata: code }, interpretation: code };
  if (!isWhole && country) return asCountry(atlas, country, wish);
  if (place) return byName(atlas, place, others, wish);
  if (found.other) return ofOtherKind(atlas, found.other, wish);
  const within = /\b[A-Z]{3}\b/g.exec(given)?.[0];
  if (within !== undefined && isIata(atlas, within))
    return { value: { iata: within }, interpretation: within };
  // It may be a reserved code that plays a scenario; the sandbox refuses any other with a reason.
  if (/^[A-Z0-9]{3}$/.test(given)) return { value: { iata: given } };
  return notFound(atlas, wish);
}

/** A request's place in words, if it exists: "Concord, a city (USA)". */
export function tellPlace(
  atlas: Reference,
  { iata = "", entityId = "" }: Partial<Record<"iata" | "entityId", string>>,
  locale: string,
): string | undefined {
  const { cityByIata, airportByIata } = atlas.lookup;
  const id = cityByIata.get(iata)?.entityId ?? airportByIata.get(iata)?.entityId ?? entityId;
  const place = atlas.places.byId.get(id);
  return place && told(atlas, place, locale);
}

function asCountry(atlas: Reference, country: FlatPlace, wish: PlaceWish): Resolved<PlaceQuery> {
  const isTaken = wish.types.includes(country.type);
  return isTaken ? byName(atlas, country, [], wish) : ofOtherKind(atlas, country, wish);
}

function isIata({ lookup }: Reference, code: string): boolean {
  return lookup.airportByIata.has(code) || lookup.cityByIata.has(code);
}

function byName(
  atlas: Reference,
  place: FlatPlace,
  others: readonly FlatPlace[],
  { locale }: PlaceWish,
): Resolved<PlaceQuery> {
  const isArea = AREAS.some((type) => type === place.type);
  const alike = isArea ? [] : others.slice(0, MAX_NEAREST).map((one) => told(atlas, one, locale));
  const rest = alike.length > 0 ? `; there are also ${alike.join("; ")}` : "";
  return {
    value: { entityId: place.entityId },
    interpretation: `${told(atlas, place, locale)}, entity ID ${place.entityId}${rest}`,
  };
}

/** "Edinburgh, a city (EDI)" */
function told({ data }: Reference, { entityId, iata, type }: FlatPlace, locale: string): string {
  const code = iata ? ` (${iata})` : "";
  return `${data.placeName(entityId, locale)}, ${KINDS[type]}${code}`;
}

function ofOtherKind(
  atlas: Reference,
  area: FlatPlace,
  { types, locale }: PlaceWish,
): Resolved<PlaceQuery> {
  const problem = `${told(atlas, area, locale)}: ${expectedOf(types)}`;
  return { problem, nearest: largestIn(atlas, area, types, locale) };
}

function notFound(atlas: Reference, { given, types, locale }: PlaceWish): Resolved<PlaceQuery> {
  const [area] = findPlaces(atlas, { given, types: AREAS, locale }).places;
  if (area) return ofOtherKind(atlas, area, { given, types, locale });
  const names = [...atlas.places.byId.values()]
    .filter(({ type }) => types.includes(type))
    .flatMap(({ entityId }) => [locale, ENGLISH].map((one) => atlas.data.placeName(entityId, one)));
  const nearest = nearestName(given, names);
  return { problem: expectedOf(types), ...(nearest !== undefined && { nearest: [nearest] }) };
}

function expectedOf(types: readonly PlaceType[]): string {
  const kinds = types.map((type) => KINDS[type]).join(" or ");
  return `expected ${kinds} by name, IATA code or entity ID`;
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
