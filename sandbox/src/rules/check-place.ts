import type { PlaceQuery, PlaceType } from "../../../contract/src/types.ts";
import type { Violation } from "../../../contract/src/validate/validate-request.ts";
import type { Lookup } from "../data/lookup.ts";
import { airportsOfPlace } from "../engine/world/airports-of-place.ts";
import { shorten, violation } from "../http/errors.ts";
import type { Places } from "../places/places.ts";
import type { Services } from "../services.ts";

export type PlaceKind = "airport" | "city" | "country";

/** The kinds of place that each search accepts. */
export const KINDS_TAKEN = {
  live: ["airport", "city"],
  indicative: ["airport", "city", "country"],
} as const satisfies Readonly<Record<string, readonly PlaceKind[]>>;

/** A place must be known, be of a kind that the search accepts, and have flights. */
export function checkPlace(
  { lookup, places, airports }: Services,
  field: string,
  place: PlaceQuery,
  kinds: readonly PlaceKind[],
): readonly Violation[] {
  const key = place.iata === undefined ? "entityId" : "iata";
  const id = place.iata ?? place.entityId ?? "";
  const path = `${field}.${key}`;
  const received = shorten(id);
  const expected = `the ${key} of ${listed(kinds.filter((kind) => canHave(kind, key)))}`;

  const kind = key === "iata" ? kindOfIata(lookup, id) : kindOfEntity(places, id);
  if (kind === undefined) {
    return [violation(path, expected, "is not a known place", received)];
  }
  if (!kinds.some((allowed) => allowed === kind)) {
    return [violation(path, expected, `is a ${kind}; it must be ${expected}`, received)];
  }
  if (airportsOfPlace(airports, place).length > 0) return [];
  return [violation(path, expected, "has no flights in the sandbox", received)];
}

/** No country has an IATA code. */
export function canHave(kind: PlaceKind, key: "iata" | "entityId"): boolean {
  return key === "entityId" || kind !== "country";
}

/** listed(["airport", "city"]) → "an airport or a city" */
function listed(kinds: readonly PlaceKind[]): string {
  return kinds.map((kind) => (kind === "airport" ? "an airport" : `a ${kind}`)).join(" or ");
}

function kindOfIata(lookup: Lookup, iata: string): PlaceKind | undefined {
  if (lookup.airportByIata.has(iata)) return "airport";
  return lookup.cityByIata.has(iata) ? "city" : undefined;
}

const KINDS: Readonly<Partial<Record<PlaceType, PlaceKind | "continent">>> = {
  PLACE_TYPE_AIRPORT: "airport",
  PLACE_TYPE_CITY: "city",
  PLACE_TYPE_COUNTRY: "country",
  PLACE_TYPE_CONTINENT: "continent",
};

function kindOfEntity(places: Places, entityId: string): PlaceKind | "continent" | undefined {
  const type = places.byId.get(entityId)?.type;
  return type && KINDS[type];
}
