import { nearestName } from "../../../contract/src/problems/nearest-name.ts";
import type { PlaceQuery, PlaceType } from "../../../contract/src/types.ts";
import type { Reference } from "../../../sandbox/src/create-reference.ts";
import { ENGLISH } from "../../../sandbox/src/data/read-names.ts";
import type { FlatPlace } from "../../../sandbox/src/places/places.ts";
import { countryOfCode, findPlaces, isPoint, type PlaceInput } from "./find-places.ts";
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
 * Resolves a place to what requests send. A code in capitals is read as that code; otherwise an
 * exact name takes precedence over a code, and a code over a name that only starts like it. A name
 * with one code in capitals, "London (LHR)", is that code if it is of that city or airport.
 */
export function readPlace(reference: Reference, input: PlaceInput): Resolved<PlaceQuery> {
  const given = input.given.trim();
  const code = given.toUpperCase();
  if (/^\d+$/.test(given)) return { value: { entityId: given } };
  if (code === given && isIata(reference, code)) return { value: { iata: code } };
  const country = countryOfCode(reference, given);
  if (country && code === given) return toCountryQuery(reference, country, input);
  const found = findPlaces(reference, input);
  const [place, ...others] = found.places;
  const isExact = place !== undefined && found.isExact;
  if (!isExact && isIata(reference, code)) return { value: { iata: code }, interpretation: code };
  if (!isExact && country) return toCountryQuery(reference, country, input);
  const [within, ...moreWithin] = codesIn(reference, given);
  const isCodeOfPlace =
    within !== undefined &&
    moreWithin.length === 0 &&
    within !== place?.iata &&
    found.places.some((one) => isPoint(one) && isCodeIn(reference, within, one));
  if (isCodeOfPlace) return { value: { iata: within }, interpretation: within };
  if (place) return toPlaceQuery(reference, place, others, input);
  if (found.other) return wrongType(reference, found.other, input);
  if (within !== undefined) return { value: { iata: within }, interpretation: within };
  // It may be a reserved code that plays a scenario; the sandbox rejects any other with a reason.
  if (/^[A-Z0-9]{3}$/.test(given)) return { value: { iata: given } };
  return notFound(reference, input);
}

/** A request's place in words, if it exists: "Concord, a city (USA)". */
export function describePlaceQuery(
  reference: Reference,
  { iata = "", entityId = "" }: Partial<Record<"iata" | "entityId", string>>,
  locale: string,
): string | undefined {
  const { cityByIata, airportByIata } = reference.lookup;
  const id = cityByIata.get(iata)?.entityId ?? airportByIata.get(iata)?.entityId ?? entityId;
  const place = reference.places.byId.get(id);
  return place && describePlace(reference, place, locale);
}

function toCountryQuery(
  reference: Reference,
  country: FlatPlace,
  input: PlaceInput,
): Resolved<PlaceQuery> {
  const isAccepted = input.types.includes(country.type);
  return isAccepted
    ? toPlaceQuery(reference, country, [], input)
    : wrongType(reference, country, input);
}

function isIata({ lookup }: Reference, code: string): boolean {
  return lookup.airportByIata.has(code) || lookup.cityByIata.has(code);
}

/** Codes in capitals within a text: codesIn("London (LHR)") → ["LHR"] */
function codesIn(reference: Reference, text: string): readonly string[] {
  const codes = text.match(/\b[A-Z]{3}\b/g) ?? [];
  return codes.filter((code) => isIata(reference, code));
}

/** Whether a code is of this place, or of one within it. */
function isCodeIn({ lookup, places }: Reference, code: string, { entityId }: FlatPlace): boolean {
  const owners = [lookup.cityByIata.get(code), lookup.airportByIata.get(code)];
  return owners
    .flatMap((owner) => (owner ? places.chain(owner.entityId) : []))
    .some((one) => one.entityId === entityId);
}

function toPlaceQuery(
  reference: Reference,
  place: FlatPlace,
  others: readonly FlatPlace[],
  { locale }: PlaceInput,
): Resolved<PlaceQuery> {
  const isArea = AREAS.some((type) => type === place.type);
  const otherPlaces = isArea
    ? []
    : others.slice(0, MAX_NEAREST).map((one) => describePlace(reference, one, locale));
  const ambiguity = otherPlaces.length > 0 ? `; there are also ${otherPlaces.join("; ")}` : "";
  return {
    value: { entityId: place.entityId },
    interpretation: `${describePlace(reference, place, locale)}, entity ID ${place.entityId}${ambiguity}`,
  };
}

/** "Edinburgh, a city (EDI)" */
function describePlace(
  { data }: Reference,
  { entityId, iata, type }: FlatPlace,
  locale: string,
): string {
  const code = iata ? ` (${iata})` : "";
  return `${data.placeName(entityId, locale)}, ${KINDS[type]}${code}`;
}

function wrongType(
  reference: Reference,
  area: FlatPlace,
  { types, locale }: PlaceInput,
): Resolved<PlaceQuery> {
  const problem = `${describePlace(reference, area, locale)}: ${expectedOf(types)}`;
  return { problem, nearest: largestIn(reference, area, types, locale) };
}

function notFound(
  reference: Reference,
  { given, types, locale }: PlaceInput,
): Resolved<PlaceQuery> {
  const [area] = findPlaces(reference, { given, types: AREAS, locale }).places;
  if (area) return wrongType(reference, area, { given, types, locale });
  const names = [...reference.places.byId.values()]
    .filter(({ type }) => types.includes(type))
    .flatMap(({ entityId }) =>
      [locale, ENGLISH].map((one) => reference.data.placeName(entityId, one)),
    );
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
