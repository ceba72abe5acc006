import { memoise } from "../base/memoise.ts";
import type { FareOf } from "../world/fares.ts";
import type { FlightAirport } from "../world/flight-airport.ts";
import type { Flight, FlightsOn } from "../world/schedule.ts";
import type { World } from "../world/world.ts";
import { NORMAL_BREADTH } from "./breadth.ts";
import { bestPaths } from "./find-journeys.ts";
import { flightsAlong } from "./flights-along.ts";
import { chainFare, type Journey, journeysFrom } from "./journey.ts";
import { directPaths, oneStopPaths, type Path } from "./path.ts";
import { twoStopPaths } from "./two-stop-paths.ts";

/** The paths between two airports. */
export interface Ways {
  readonly direct: readonly Path[];
  readonly indirect: readonly Path[];
}

/** How many paths with stops indicative prices consider: the cheapest ones of a live search. */
const INDIRECT_PATHS = 10;
/** From this many one-stop paths on, two-stop paths are not searched: they would not be cheaper. */
const MAX_ONE_STOP_PATHS = 60;

export function waysBetween(world: World, from: FlightAirport, to: FlightAirport): Ways {
  const { oneStopPaths: ones, twoStopPaths: twos, detourFactor } = NORMAL_BREADTH;
  const oneStop = bestPaths(oneStopPaths(world, from, to, detourFactor), ones);
  const isPlenty = oneStop.length >= MAX_ONE_STOP_PATHS;
  const twoStop = isPlenty ? [] : bestPaths(twoStopPaths(world, from, to, detourFactor), twos);
  return {
    direct: directPaths(world, from, to),
    indirect: [...oneStop, ...twoStop].sort((a, b) => a.fare - b.fare).slice(0, INDIRECT_PATHS),
  };
}

/** The cheapest journeys of a day at given fares, direct or with stops. */
export type CheapestJourneys = (
  day: number,
  isDirect: boolean,
  fareOf: FareOf,
) => readonly Journey[];

/**
 * A reduced set of what a live search finds between two airports. Connections are computed once per
 * day of departure.
 */
export function createCheapestJourneys(ways: Ways, flightsOn: FlightsOn): CheapestJourneys {
  const chainsOf = (paths: readonly Path[]) =>
    memoise((day: number) =>
      paths.map(({ transfers, ...path }) => ({
        transfers,
        chains: flightsAlong({ ...path, transfers }, day, flightsOn, 2),
      })),
    );
  const direct = chainsOf(ways.direct);
  const indirect = chainsOf(ways.indirect);
  return (day, isDirect, fareOf) =>
    (isDirect ? direct : indirect)(day)
      .flatMap(({ transfers, chains }) => {
        const flights = cheapestOf(chains, (chain) => chainFare(chain, transfers, fareOf));
        return flights ? journeysFrom(flights, transfers, fareOf) : [];
      })
      .sort((a, b) => a.fare - b.fare)
      .slice(0, JOURNEYS_KEPT);
}

const JOURNEYS_KEPT = 6;

function cheapestOf(
  chains: readonly (readonly Flight[])[],
  fareOf: (chain: readonly Flight[]) => number,
): readonly Flight[] | undefined {
  let cheapest: readonly Flight[] | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (const chain of chains) {
    const fare = fareOf(chain);
    if (fare < lowest) [cheapest, lowest] = [chain, fare];
  }
  return cheapest;
}
