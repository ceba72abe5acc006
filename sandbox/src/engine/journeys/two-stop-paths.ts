import { distanceInKm } from "../base/great-circle.ts";
import type { FlightAirport } from "../world/flight-airport.ts";
import type { Route } from "../world/route.ts";
import { sellTogether } from "../world/sell-together.ts";
import type { World } from "../world/world.ts";
import { makePath, maxPathKm, type Path } from "./path.ts";

/** How many routes out of the origin and into the destination are tried in combination. */
const BREADTH = 24;

/**
 * Paths with two stops: to a hub, on to another hub, and in. Only the most promising hubs are
 * tried, so that the work stays small even from the largest airports. Returns paths on one ticket
 * if there are any; otherwise those with one change between separate tickets.
 */
export function twoStopPaths(
  world: World,
  from: FlightAirport,
  to: FlightAirport,
  detourFactor: number,
): readonly Path[] {
  const limit = maxPathKm(distanceInKm(from, to)) * detourFactor;
  const ways = Math.round(BREADTH * detourFactor);
  const out = mostPromising(world.routesFrom[from.index] ?? [], (route) => route.to, to, ways);
  const into = mostPromising(world.routesTo[to.index] ?? [], (route) => route.from, from, ways);
  const paths = out.flatMap((first) =>
    into
      .filter(({ from: hub, km }) => hub.cityId !== first.to.cityId && first.km + km <= limit)
      .flatMap((third) =>
        world
          .routesBetween(first.to, third.from)
          .filter(({ km }) => first.km + km + third.km <= limit)
          .flatMap((second) => joined(first, second, third) ?? []),
      ),
  );
  const onOneTicket = paths.filter(({ transfers }) => !transfers.includes("self"));
  return onOneTicket.length > 0 ? onOneTicket : paths;
}

function joined(first: Route, second: Route, third: Route): Path | undefined {
  const isStart = sellTogether(first.carrier, second.carrier);
  const isEnd = sellTogether(second.carrier, third.carrier);
  if (isStart && isEnd && sellTogether(first.carrier, third.carrier)) {
    return makePath([first, second, third], ["managed", "managed"]);
  }
  if (isStart) return makePath([first, second, third], ["managed", "self"]);
  return isEnd ? makePath([first, second, third], ["self", "managed"]) : undefined;
}

/** A hub one size larger makes up for this many km of detour. */
const KM_PER_SIZE = 1200;

function mostPromising(
  routes: readonly Route[],
  hubOf: (route: Route) => FlightAirport,
  goal: FlightAirport,
  count: number,
): readonly Route[] {
  return routes
    .filter((route) => hubOf(route).cityId !== goal.cityId && route.carrier.model !== "low-cost")
    .map((route) => {
      const hub = hubOf(route);
      return { route, cost: route.km + distanceInKm(hub, goal) - KM_PER_SIZE * hub.size };
    })
    .sort((a, b) => a.cost - b.cost)
    .slice(0, count)
    .map(({ route }) => route);
}
