import { groupBy } from "../../../../contract/src/base/group-by.ts";
import type { Lookup } from "../../data/lookup.ts";
import type { ReferenceData } from "../../data/model.ts";
import { hashText } from "../base/random.ts";
import { type AirportIndex, createAirportIndex } from "./airport-index.ts";
import type { FlightAirport } from "./flight-airport.ts";
import { buildNetwork } from "./network/build-network.ts";
import type { Route } from "./route.ts";

/** Part of every seed: raise it with any change that moves a flight or a price. */
export const ENGINE_VERSION = "2";

/** Everything that does not depend on a query: built once, never changed. */
export interface World extends AirportIndex {
  readonly data: ReferenceData;
  readonly seed: number;
  /** Routes by the index of the airport they leave from, and by the one they arrive at. */
  readonly routesFrom: readonly (readonly Route[])[];
  readonly routesTo: readonly (readonly Route[])[];
  readonly routesBetween: (from: FlightAirport, to: FlightAirport) => readonly Route[];
}

/** The same data and seed make the same world, flight by flight. */
export function createWorld(data: ReferenceData, lookup: Lookup, seed = ""): World {
  const worldSeed = hashText(`${data.version}|${ENGINE_VERSION}|${seed}`);
  const index = createAirportIndex(data, lookup);
  const { airports } = index;
  const routes = buildNetwork(airports, data, worldSeed);
  return {
    ...index,
    data,
    seed: worldSeed,
    routesFrom: groupByIndex(airports.length, routes, ({ from }) => from.index),
    routesTo: groupByIndex(airports.length, routes, ({ to }) => to.index),
    routesBetween: groupByPair(airports.length, routes),
  };
}

function groupByPair(length: number, routes: readonly Route[]): World["routesBetween"] {
  const keyOf = (from: FlightAirport, to: FlightAirport) => from.index * length + to.index;
  const groups = groupBy(routes, ({ from, to }) => keyOf(from, to));
  return (from, to) => groups.get(keyOf(from, to)) ?? [];
}

function groupByIndex(
  length: number,
  routes: readonly Route[],
  indexOf: (route: Route) => number,
): readonly (readonly Route[])[] {
  const groups: Route[][] = Array.from({ length }, () => []);
  for (const route of routes) groups[indexOf(route)]?.push(route);
  return groups;
}
