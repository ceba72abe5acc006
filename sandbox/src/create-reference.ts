import { createLookup } from "./data/lookup.ts";
import type { ReferenceData } from "./data/model.ts";
import { createAirportIndex } from "./engine/world/airport-index.ts";
import { createNearestAirport } from "./places/nearest-airport.ts";
import { createPlaces } from "./places/places.ts";
import type { Services } from "./services.ts";

/** The services that are derived from the frozen data alone. */
export type Reference = Pick<
  Services,
  "data" | "lookup" | "places" | "nearestAirport" | "airports"
>;

export function createReference(data: ReferenceData): Reference {
  const lookup = createLookup(data);
  return {
    data,
    lookup,
    places: createPlaces(data),
    nearestAirport: createNearestAirport(data.airports),
    airports: createAirportIndex(data, lookup),
  };
}
