import { groupBy } from "../../../../contract/src/base/group-by.ts";
import { distanceInKm } from "../base/great-circle.ts";
import { happens, mix } from "../base/random.ts";
import { ticketFare } from "../world/fares.ts";
import type { FlightAirport } from "../world/flight-airport.ts";
import type { Route } from "../world/route.ts";
import { sellTogether } from "../world/sell-together.ts";
import type { World } from "../world/world.ts";

/** How two connecting flights are booked: on one ticket, or separately by the traveller. */
export type Transfer = "managed" | "self";

/**
 * A sequence of routes from one airport to another: what is known of a connection without a date.
 */
export interface Path {
  readonly routes: readonly Route[];
  /** One transfer between each two consecutive routes. */
  readonly transfers: readonly Transfer[];
  /** Fare of one adult on an average day, in euro cents: for ranking only. */
  readonly fare: number;
  /** The fare plus the value of the time it takes, in euro cents. */
  readonly estimate: number;
}

/** Paths without a stop. */
export function directPaths(world: World, from: FlightAirport, to: FlightAirport): readonly Path[] {
  return world.routesBetween(from, to).map((route) => makePath([route], []));
}

/** Paths with one stop and not too long a detour. */
export function oneStopPaths(
  world: World,
  from: FlightAirport,
  to: FlightAirport,
  detourFactor: number,
): readonly Path[] {
  const limit = maxPathKm(distanceInKm(from, to)) * detourFactor;
  const onward = groupBy(world.routesTo[to.index] ?? [], (route) => route.from.cityId);
  const paths: Path[] = [];
  for (const first of world.routesFrom[from.index] ?? []) {
    const middle = first.to.cityId;
    if (middle === from.cityId || middle === to.cityId || first.km > limit) continue;
    for (const second of onward.get(middle) ?? []) {
      if (first.km + second.km > limit) continue;
      const transfer = transferBetween(first, second);
      if (transfer) paths.push(makePath([first, second], [transfer]));
    }
  }
  return paths;
}

/** The maximum length of a connecting path in km: relatively longer on short trips. */
export function maxPathKm(km: number): number {
  return km < 1500 ? 200 + km * 1.6 : 500 + km * 1.4;
}

/**
 * 1. Carriers that sell together: a managed transfer, at the same airport only. Low-cost carriers
 *    connect at their main hub only.
 * 2. Others: by chance, a self-transfer on two tickets; more often where a low-cost carrier makes
 *    it cheap, sometimes between two airports of a city.
 */
function transferBetween(first: Route, second: Route): Transfer | undefined {
  const isSameAirport = first.to === second.from;
  const isManaged =
    isSameAirport &&
    sellTogether(first.carrier, second.carrier) &&
    (first.carrier.model !== "low-cost" || first.carrier.hubs[0] === first.to.iata);
  if (isManaged) return "managed";
  return happens(mix(first.seed, second.seed), selfTransferChance(first, second, isSameAirport))
    ? "self"
    : undefined;
}

function selfTransferChance(first: Route, second: Route, isSameAirport: boolean): number {
  if (first.to.size < 2) return 0;
  if (!isSameAirport) return 60;
  const isCheap = first.carrier.model === "low-cost" || second.carrier.model === "low-cost";
  return isCheap ? 160 : 25;
}

/** What a minute of travel is worth when paths are ranked, in euro cents. */
export const CENTS_PER_MINUTE = 18;

export function makePath(routes: readonly Route[], transfers: readonly Transfer[]): Path {
  let sum = 0;
  let minutes = transfers.length * 120;
  for (const { baseFare, block } of routes) {
    sum += baseFare;
    minutes += block;
  }
  const fare = transfers.includes("self") ? sum : ticketFare(sum, routes.length);
  return { routes, transfers, fare, estimate: fare + minutes * CENTS_PER_MINUTE };
}
