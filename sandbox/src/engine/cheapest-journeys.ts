import { flightsAlong } from "./connections.ts";
import { dayFare, type FareOf, ticketFare } from "./fares.ts";
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
  fareOf: FareOf,
  flightsOn: FlightsOn,
): readonly Journey[] {
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
  const first = routes[0];
  if (!first || !operatesOn(first, day, season)) return Number.POSITIVE_INFINITY;
  let sum = 0;
  for (const route of routes) {
    const sameDay = dayFare(route, day, factorOf(day));
    // A later flight may leave on the next day.
    const nextDay = dayFare(route, day + 1, factorOf(day + 1));
    sum += route === first ? sameDay : Math.min(sameDay, nextDay);
  }
  return transfers.includes("self") ? sum : ticketFare(sum, routes.length);
}
