import { dayOf } from "../base/local-time.ts";
import { between, hashText } from "../base/random.ts";
import type { Route } from "../world/route.ts";
import type { Flight, FlightsOn } from "../world/schedule.ts";
import type { Path, Transfer } from "./path.ts";

/**
 * The chains of flights along a path that leave on a local day: after each flight, the next
 * `choices` flights with a connection that is neither too short nor too long.
 */
export function flightsAlong(
  { routes, transfers }: Path,
  day: number,
  flightsOn: FlightsOn,
  choices: number,
): readonly (readonly Flight[])[] {
  const [first, ...rest] = routes;
  if (!first) return [];
  let chains: readonly (readonly Flight[])[] = flightsOn(first, day).map((flight) => [flight]);
  for (const [index, route] of rest.entries()) {
    const transfer = transfers[index] ?? "managed";
    chains = chains.flatMap((chain) =>
      onward(chain.at(-1), route, transfer, flightsOn, choices).map((next) => [...chain, next]),
    );
  }
  return chains;
}

function onward(
  flight: Flight | undefined,
  next: Route,
  transfer: Transfer,
  flightsOn: FlightsOn,
  choices: number,
): readonly Flight[] {
  if (!flight) return [];
  const earliest = flight.arrival + minimumConnection(flight.route, next, transfer);
  const latest = flight.arrival + maximumConnection(flight.route, next, transfer);
  const day = dayOf(flight.localArrival);
  return [...flightsOn(next, day), ...flightsOn(next, day + 1)]
    .filter(({ departure }) => departure >= earliest && departure <= latest)
    .slice(0, choices);
}

/**
 * The shortest connection in minutes.
 * 1. Between two airports of a city: 240.
 * 2. Separate tickets: 150 to 180 by airport, as bags are claimed and checked in again.
 * 3. One ticket: 50 to 80 by airport, and 15 more across a border.
 */
export function minimumConnection(first: Route, second: Route, transfer: Transfer): number {
  if (first.to !== second.from) return 240;
  const byAirport = 5 * between(hashText(first.to.iata), 0, 6);
  if (transfer === "self") return 150 + byAirport;
  const crossesBorder = first.from.countryCode !== second.to.countryCode;
  return 50 + byAirport + (crossesBorder ? 15 : 0);
}

function maximumConnection(first: Route, second: Route, transfer: Transfer): number {
  if (transfer === "self") return 15 * 60;
  return first.km + second.km < 3000 ? 7 * 60 : 14 * 60;
}
