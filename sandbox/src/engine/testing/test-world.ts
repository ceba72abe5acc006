import { loadReferenceData } from "../../data/load-reference-data.ts";
import { createLookup } from "../../data/lookup.ts";
import type { FlightAirport } from "../world/flight-airport.ts";
import { createWorld, type World } from "../world/world.ts";

/** The current instant in all tests of the engine: 1 March 2027, 10:00 UTC. */
export const NOW = Date.UTC(2027, 2, 1, 10);

/** The origin of links and logos in all tests of the engine. */
export const ORIGIN = "http://localhost:3000";

export function createTestWorld(seed?: string): World {
  const data = loadReferenceData();
  return createWorld(data, createLookup(data), seed);
}

export function airportNamed({ airports }: World, iata: string): FlightAirport {
  const airport = airports.find((candidate) => candidate.iata === iata);
  if (!airport) throw new Error(`no flights at "${iata}"`);
  return airport;
}
