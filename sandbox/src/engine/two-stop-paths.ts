import { sellTogether } from "./alliances.ts";
import { distanceInKm } from "./great-circle.ts";
import { longestWay, makePath, type Path } from "./paths.ts";
import type { Route } from "./route.ts";
import type { FlightAirport, World } from "./world.ts";

/** How many ways out of the origin and into the destination are tried against each other. */
const BREADTH = 24;

/**
 * Paths with two stops, on one ticket: out to a hub, on to another hub, and in. Only the most
 * promising hubs are tried, so that the work stays small from the largest airports too.
 */
export function twoStopPaths(
  world: World,
  from: FlightAirport,
  to: FlightAirport,
  generosity: number,
): readonly Path[] {
  const limit = longestWay(distanceInKm(from, to)) * generosity;
  const ways = Math.round(BREADTH * generosity);
  const out = mostPromising(world.routesFrom[from.index] ?? [], (route) => route.to, to, ways);
  const into = mostPromising(world.routesTo[to.index] ?? [], (route) => route.from, from, ways);
  return out.flatMap((first) =>
    into
      .filter(
        (third) =>
          first.to.cityId !== third.from.cityId &&
          first.km + third.km <= limit &&
          sellTogether(first.carrier, third.carrier),
      )
      .flatMap((third) =>
        world
          .routesBetween(first.to, third.from)
          .filter(
            (second) =>
              first.km + second.km + third.km <= limit &&
              sellTogether(first.carrier, second.carrier) &&
              sellTogether(second.carrier, third.carrier),
          )
          .map((second) => makePath([first, second, third], ["managed", "managed"])),
      ),
  );
}

/** A step in size makes up for this many km out of the way. */
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
