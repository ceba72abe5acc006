import { loadReferenceData } from "./data/load-reference-data.ts";
import { createLookup } from "./data/lookup.ts";
import { createAirportIndex } from "./engine/world/airport-index.ts";
import { createWorld, type World } from "./engine/world/world.ts";
import { createNearestAirport } from "./places/nearest-airport.ts";
import { createPlaces } from "./places/places.ts";
import type { Services } from "./services.ts";

/** What follows from the frozen data alone. */
export type Reference = Pick<
  Services,
  "data" | "lookup" | "places" | "nearestAirport" | "airports"
>;

/*
 * State of the module, the only one there is: what is kept here is made from frozen data and a seed,
 * takes a second, and never changes. A test suite creates a sandbox for each of its tests.
 */
let reference: Reference | undefined;
const worlds = new Map<string, World>();

/** Each world holds some tens of megabytes. */
const MAX_WORLDS = 2;

/** The same for all sandboxes of this process. */
export function sharedReference(): Reference {
  reference ??= createReference();
  return reference;
}

/** The same for all sandboxes of a seed: the flights of the latest seeds are kept. */
export function sharedWorld(seed: string): World {
  const { data, lookup } = sharedReference();
  const world = worlds.get(seed) ?? createWorld(data, lookup, seed);
  worlds.delete(seed);
  worlds.set(seed, world);
  const [oldest = seed] = worlds.keys();
  if (worlds.size > MAX_WORLDS) worlds.delete(oldest);
  return world;
}

function createReference(): Reference {
  const data = loadReferenceData();
  const lookup = createLookup(data);
  return {
    data,
    lookup,
    places: createPlaces(data),
    nearestAirport: createNearestAirport(data.airports),
    airports: createAirportIndex(data, lookup),
  };
}
