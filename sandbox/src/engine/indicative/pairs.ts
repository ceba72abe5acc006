import type { IndicativePlace } from "../../../../contract/src/types.ts";
import { airportsOfPlace } from "../world/airports-of-place.ts";
import type { FlightAirport } from "../world/flight-airport.ts";
import type { World } from "../world/world.ts";

/** The airports of the outbound leg and, on a return trip, of the inbound leg. */
export interface Pair {
  readonly outbound: readonly [from: FlightAirport, to: FlightAirport];
  readonly inbound?: readonly [from: FlightAirport, to: FlightAirport];
}

export interface PlacesOfLeg {
  readonly originPlace: IndicativePlace;
  readonly destinationPlace: IndicativePlace;
}

/** The maximum number of airport pairs that are quoted: the busiest ones. */
export const MAX_PAIRS = 120;
/** How many of the busiest airports are considered on each side, from anywhere to anywhere. */
const BUSIEST = 25;

/** The pairs of airports that a query asks about, the busiest first. */
export function pairsOf(world: World, legs: readonly PlacesOfLeg[]): readonly Pair[] {
  const [outboundLeg, inboundLeg] = legs;
  if (!outboundLeg) return [];
  const origins = airportsAt(world, outboundLeg.originPlace);
  const destinations = airportsAt(world, outboundLeg.destinationPlace);
  const pairs = rankedPairs(world, origins, destinations).slice(0, MAX_PAIRS);
  if (!inboundLeg) return pairs.map((outbound) => ({ outbound }));
  const backFrom = airportsAt(world, inboundLeg.originPlace);
  const backTo = airportsAt(world, inboundLeg.destinationPlace);
  return pairs.map((outbound) => ({ outbound, inbound: wayBack(outbound, backFrom, backTo) }));
}

/** Undefined means anywhere. */
function airportsAt(world: World, place: IndicativePlace): readonly FlightAirport[] | undefined {
  return place.queryPlace ? airportsOfPlace(world, place.queryPlace) : undefined;
}

function rankedPairs(
  world: World,
  origins: readonly FlightAirport[] | undefined,
  destinations: readonly FlightAirport[] | undefined,
): readonly Pair["outbound"][] {
  const from = origins ?? (destinations ? world.airports : busiest(world));
  const to = destinations ?? (origins ? world.airports : busiest(world));
  const isOpen = origins === undefined || destinations === undefined;
  return from
    .flatMap((origin) => to.map((goal) => [origin, goal] as const))
    .filter(([origin, goal]) => origin.cityId !== goal.cityId)
    .map((outbound) => ({ outbound, traffic: trafficOf(world, outbound) }))
    .filter(({ traffic }) => !isOpen || traffic > 0)
    .sort((a, b) => b.traffic - a.traffic)
    .map(({ outbound }) => outbound);
}

function busiest({ airports }: World): readonly FlightAirport[] {
  return [...airports]
    .sort((a, b) => b.size - a.size || b.carriersAtHome - a.carriersAtHome || a.index - b.index)
    .slice(0, BUSIEST);
}

/**
 * Direct departures a week, plus 10 so that every direct pair ranks first; up to 4 for large
 * airports without direct flights between them.
 */
function trafficOf(world: World, [from, to]: Pair["outbound"]): number {
  const weekly = world.routesBetween(from, to).reduce((sum, route) => sum + route.weekly, 0);
  return weekly > 0 ? 10 + weekly : Math.max(0, from.size + to.size - 4);
}

/** Back the same way if the query's second leg allows it, otherwise via its largest airports. */
function wayBack(
  [from, to]: Pair["outbound"],
  backFrom: readonly FlightAirport[] | undefined,
  backTo: readonly FlightAirport[] | undefined,
): Pair["outbound"] {
  return [sameOrBusiest(backFrom, to), sameOrBusiest(backTo, from)];
}

function sameOrBusiest(
  allowed: readonly FlightAirport[] | undefined,
  airport: FlightAirport,
): FlightAirport {
  if (!allowed || allowed.includes(airport)) return airport;
  return [...allowed].sort((a, b) => b.size - a.size || a.index - b.index)[0] ?? airport;
}
