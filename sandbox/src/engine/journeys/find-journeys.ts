import { type Cabin, hasCabin } from "../world/cabin.ts";
import type { FareOf } from "../world/fares.ts";
import type { FlightAirport } from "../world/flight-airport.ts";
import type { FlightsOn } from "../world/schedule.ts";
import type { World } from "../world/world.ts";
import type { Breadth } from "./breadth.ts";
import { flightsAlong } from "./flights-along.ts";
import { type Journey, journeysFrom } from "./journey.ts";
import { directPaths, oneStopPaths, type Path } from "./path.ts";
import { selectBest } from "./select-best.ts";
import { twoStopPaths } from "./two-stop-paths.ts";

export interface JourneySearch {
  readonly world: World;
  readonly flightsOn: FlightsOn;
  readonly cabin: Cabin;
  readonly fareOf: FareOf;
  /** The earliest possible departure, in UTC minutes. */
  readonly earliest: number;
  readonly breadth: Breadth;
}

/** The journeys of one leg on one local day, best first. */
export function findJourneys(
  search: JourneySearch,
  from: readonly FlightAirport[],
  to: readonly FlightAirport[],
  day: number,
): readonly Journey[] {
  const { cabin, fareOf, breadth, flightsOn, earliest } = search;
  const journeys = new Map<string, Journey>();
  for (const path of findPaths(search, from, to)) {
    if (!offersCabin(path, cabin)) continue;
    for (const flights of flightsAlong(path, day, flightsOn, breadth.choices)) {
      if ((flights[0]?.departure ?? 0) < earliest) continue;
      for (const journey of journeysFrom(flights, path.transfers, fareOf)) {
        journeys.set(journey.id, journey);
      }
    }
  }
  return selectBest([...journeys.values()], breadth.journeys);
}

function findPaths(
  { world, breadth }: JourneySearch,
  from: readonly FlightAirport[],
  to: readonly FlightAirport[],
): readonly Path[] {
  const pairs = from.flatMap((origin) =>
    to.filter(({ cityId }) => cityId !== origin.cityId).map((goal) => [origin, goal] as const),
  );
  const direct = pairs.flatMap(([a, b]) => directPaths(world, a, b));
  const { detourFactor } = breadth;
  const oneStop = pairs.flatMap(([a, b]) => oneStopPaths(world, a, b, detourFactor));
  const twoStop = pairs.flatMap(([a, b]) => twoStopPaths(world, a, b, detourFactor));
  return [
    ...direct,
    ...bestPaths(oneStop, breadth.oneStopPaths),
    ...bestPaths(twoStop, breadth.twoStopPaths),
  ];
}

/** The paths with the lowest estimates. */
export function bestPaths(paths: readonly Path[], count: number): readonly Path[] {
  return [...paths]
    .sort((a, b) => a.estimate - b.estimate || seedOf(a) - seedOf(b))
    .slice(0, count);
}

function seedOf({ routes }: Path): number {
  return routes.reduce((sum, { seed }) => sum + seed, 0);
}

/** Whether the longest flight has the cabin; feeders may be in economy. */
function offersCabin({ routes }: Path, cabin: Cabin): boolean {
  const longest = routes.reduce((a, b) => (b.km > a.km ? b : a));
  return hasCabin(longest, cabin);
}
