import { flightsAlong } from "./connections.ts";
import { connectionFare, fareOnDay, flightFare } from "./fares.ts";
import { bestPaths } from "./journey-search.ts";
import { chainFare, type Journey, journeysFrom } from "./journeys.ts";
import { directPaths, oneStopPaths, type Path } from "./paths.ts";
import { type Flight, type FlightsOn, operatesOn } from "./schedule.ts";
import { twoStopPaths } from "./two-stop-paths.ts";
import type { FlightAirport, World } from "./world.ts";

/** How one may travel between two airports, looked up once for many days. */
export interface Ways {
  readonly direct: readonly Path[];
  readonly indirect: readonly Path[];
}

/** Indicative prices look at this many of the paths with stops that a live search looks at. */
const INDIRECT_PATHS = 8;

export function waysBetween(world: World, from: FlightAirport, to: FlightAirport): Ways {
  const oneStop = bestPaths(oneStopPaths(world, from, to, 1), INDIRECT_PATHS);
  const indirect =
    oneStop.length > 0 ? oneStop : bestPaths(twoStopPaths(world, from, to, 1), INDIRECT_PATHS);
  return { direct: directPaths(world, from, to), indirect };
}

/** The cheapest flights of each path on a day, as sold: what a live search finds, thinned out. */
export function cheapestJourneys(
  paths: readonly Path[],
  day: number,
  today: number,
  flightsOn: FlightsOn,
): readonly Journey[] {
  const fareOf = (flight: Flight) => flightFare(flight, "economy", today);
  return paths.flatMap((path) => {
    const { transfers } = path;
    const cheapest = flightsAlong(path, day, flightsOn, 2)
      .map((flights) => ({ flights, fare: chainFare(flights, transfers, fareOf) }))
      .reduce<Chain | undefined>(
        (best, it) => (best && best.fare <= it.fare ? best : it),
        undefined,
      );
    return cheapest ? journeysFrom(cheapest.flights, transfers, fareOf) : [];
  });
}

interface Chain {
  readonly flights: readonly Flight[];
  readonly fare: number;
}

/** The factor of a day's fares: `dayFactor`, worked out once for each day. */
export type FactorOf = (day: number) => number;

/**
 * No journey along these paths costs less on that day. Found from the daily fares alone, without a
 * single flight, so that a year of days can be searched for its cheapest.
 */
export function lowestFare(
  paths: readonly Path[],
  day: number,
  season: number,
  factorOf: FactorOf,
): number {
  return paths.reduce(
    (lowest, path) => Math.min(lowest, lowestFareOf(path, day, season, factorOf)),
    Number.POSITIVE_INFINITY,
  );
}

function lowestFareOf(
  { routes, transfers }: Path,
  day: number,
  season: number,
  factorOf: FactorOf,
): number {
  const [first] = routes;
  if (!first || !operatesOn(first, day, season)) return Number.POSITIVE_INFINITY;
  const fares = routes.map((route, index) => {
    const sameDay = fareOnDay(route, day, factorOf(day));
    return index === 0 ? sameDay : Math.min(sameDay, fareOnDay(route, day + 1, factorOf(day + 1)));
  });
  return transfers.includes("self")
    ? fares.reduce((sum, it) => sum + it, 0)
    : connectionFare(fares);
}
