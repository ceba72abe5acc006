import { loadReferenceData } from "../../data/load.ts";
import { createWorld, type FlightAirport, type World } from "../world/world.ts";

/** The instant from which all tests of the engine look: 1 March 2027, 10:00 UTC. */
export const NOW = Date.UTC(2027, 2, 1, 10);

export function createTestWorld(seed?: string): World {
  return createWorld(loadReferenceData(), seed);
}

export function airportNamed({ airports }: World, iata: string): FlightAirport {
  const airport = airports.find((it) => it.iata === iata);
  if (!airport) throw new Error(`no flights at "${iata}"`);
  return airport;
}
