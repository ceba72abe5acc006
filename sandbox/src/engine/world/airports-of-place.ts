import type { PlaceQuery } from "../../../../contract/src/types.ts";
import type { Lookup } from "../../data/lookup.ts";
import { distanceInKm } from "../base/great-circle.ts";
import type { AirportIndex } from "./airport-index.ts";
import type { FlightAirport } from "./flight-airport.ts";

/**
 * The airports with flights that a place stands for: itself, all of a city, all of a country. An
 * IATA code shared by a city and its airport means the airport. Empty for anything else.
 */
export function airportsOfPlace(
  { airportsOf, lookup }: AirportIndex,
  place: PlaceQuery,
): readonly FlightAirport[] {
  return airportsOf.get(entityIdOf(lookup, place) ?? "") ?? [];
}

/** The entity ID of a place, however it is given; undefined for an unknown code. */
export function entityIdOf(
  { airportByIata, cityByIata }: Lookup,
  { iata, entityId }: PlaceQuery,
): string | undefined {
  if (iata === undefined) return entityId;
  return (airportByIata.get(iata) ?? cityByIata.get(iata))?.entityId;
}

export const NEARBY_KM = 100;

/** The airports themselves and all others within `NEARBY_KM` of one of them. */
export function withNearby(
  { airports }: AirportIndex,
  origins: readonly FlightAirport[],
): readonly FlightAirport[] {
  return airports.filter((airport) =>
    origins.some((origin) => origin === airport || distanceInKm(origin, airport) <= NEARBY_KM),
  );
}
