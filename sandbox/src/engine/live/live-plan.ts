import type { LiveQuery, SustainabilityData } from "../../../../contract/src/types.ts";
import type { CurrencyData } from "../../data/model.ts";
import { dayNumber, dayOfInstant } from "../base/calendar.ts";
import { currencyNamed } from "../base/money.ts";
import { breadthOf } from "../journeys/breadth.ts";
import { findJourneys } from "../journeys/find-journeys.ts";
import { offersFor } from "../journeys/offer.ts";
import type { ResultsShape, ResultsSize } from "../journeys/results-shape.ts";
import { agentsInMarket } from "../journeys/seller.ts";
import { combineTrips, type Trip } from "../journeys/trip.ts";
import { airportsOfPlace, withNearby } from "../world/airports-of-place.ts";
import { cabinOf } from "../world/cabin.ts";
import { createFares, partyWeight } from "../world/fares.ts";
import { createSchedule } from "../world/schedule.ts";
import type { World } from "../world/world.ts";
import { emissionsOf, sustainabilityOf, typicalEmissions } from "./emissions.ts";
import { limitOffers, limitTrips } from "./limit-trips.ts";
import type { PricedTrip } from "./priced-trip.ts";
import { type Supplier, suppliersOf } from "./suppliers.ts";

export interface LiveOptions extends ResultsShape {
  /** The instant of the search in epoch milliseconds; a poll repeats that of its create. */
  readonly now: number;
  /** Origin of booking links and logos: "http://localhost:3000". */
  readonly origin: string;
}

/** Everything that a live search will find; how much of it is shown depends on who has answered. */
export interface LivePlan {
  readonly world: World;
  readonly query: LiveQuery;
  readonly currency: CurrencyData;
  /** In the order in which they answer. */
  readonly suppliers: readonly Supplier[];
  readonly trips: readonly PricedTrip[];
  readonly emptyPrices: boolean;
  /** Whether offers disappear and prices change during the search. */
  readonly moving: boolean;
  /** Origin of booking links and logos. */
  readonly origin: string;
}

/**
 * Plans a validated search. Filters are applied last, so that they only ever remove results: the
 * same search without them has every remaining itinerary and offer, at the same price.
 */
export function planLiveSearch(world: World, query: LiveQuery, options: LiveOptions): LivePlan {
  const size = options.size ?? "normal";
  const agents = agentsInMarket(world.data.agents, query.market);
  const weight = partyWeight(query.adults, query.childrenAges ?? []);
  const trips = size === "none" ? [] : findTrips(world, query, options.now, size);
  const sustainability = sustainabilityFor(trips, query);
  const priced = trips.map((trip, index) => ({
    trip,
    offers: offersFor(trip, agents, weight, world.seed),
    sustainability: sustainability[index] ?? null,
  }));
  const keptTrips = limitTrips(filterTrips(priced, query), size).map(({ offers, ...rest }) => ({
    ...rest,
    offers: limitOffers(offers, size),
  }));
  const queriedAgents = agents.all.filter((agent) => passes(agent.id, agentFilter(query)));
  return {
    world,
    query,
    currency: currencyNamed(world.data.currencies, query.currency),
    suppliers: suppliersOf(queriedAgents, keptTrips),
    trips: keptTrips,
    emptyPrices: options.emptyPrices ?? false,
    moving: options.moving ?? false,
    origin: options.origin,
  };
}

const MINUTES_TO_DEPARTURE = 60;

function findTrips(
  world: World,
  query: LiveQuery,
  now: number,
  size: ResultsSize,
): readonly Trip[] {
  const breadth = breadthOf(size, query.queryLegs.length);
  const cabin = cabinOf(query.cabinClass);
  const search = {
    world,
    flightsOn: createSchedule(),
    cabin,
    fareOf: createFares(cabin, dayOfInstant(now)),
    earliest: Math.floor(now / 60_000) + MINUTES_TO_DEPARTURE,
    breadth,
  };
  const legs = query.queryLegs.map(({ originPlaceId, destinationPlaceId, date }, index) => {
    const origins = airportsOfPlace(world, originPlaceId);
    const isWidened = query.nearbyAirports === true && index === 0;
    const from = isWidened ? withNearby(world, origins) : origins;
    return findJourneys(search, from, airportsOfPlace(world, destinationPlaceId), dayNumber(date));
  });
  return combineTrips(legs, breadth.trips);
}

function sustainabilityFor(
  trips: readonly Trip[],
  query: LiveQuery,
): readonly SustainabilityData[] {
  if (!query.includeSustainabilityData) return [];
  const cabin = cabinOf(query.cabinClass);
  const grams = trips.map((trip) => emissionsOf(trip, cabin));
  const typical = typicalEmissions(grams);
  return grams.map((value) => sustainabilityOf(value, typical));
}

/** An id that is both included and excluded is excluded. */
interface Filter {
  readonly included: readonly string[];
  readonly excluded: readonly string[];
}

function filterTrips(trips: readonly PricedTrip[], query: LiveQuery): readonly PricedTrip[] {
  const byCarrier: Filter = {
    included: query.includedCarriersIds ?? [],
    excluded: query.excludedCarriersIds ?? [],
  };
  const byAgent = agentFilter(query);
  return trips
    .filter(({ trip }) => trip.carriers.every(({ iata }) => passes(iata, byCarrier)))
    .map(({ offers, ...rest }) => ({
      ...rest,
      offers: offers.filter(({ items }) => items.every(({ agent }) => passes(agent.id, byAgent))),
    }))
    .filter(({ offers }) => offers.length > 0);
}

function agentFilter(query: LiveQuery): Filter {
  return {
    included: query.includedAgentsIds ?? [],
    excluded: query.excludedAgentsIds ?? [],
  };
}

function passes(id: string, { included, excluded }: Filter): boolean {
  return (included.length === 0 || included.includes(id)) && !excluded.includes(id);
}
