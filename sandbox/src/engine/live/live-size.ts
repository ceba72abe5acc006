import type { Breadth } from "../journeys/journey-search.ts";
import type { Offer } from "../journeys/offers.ts";
import type { PricedTrip } from "./live-plan.ts";

/**
 * How much a search finds: `normal` what a search would, `docs` at most three itineraries with two
 * offers each, `one` a single itinerary, `none` nothing, `large` 1,500 with five
 * offers each at most, some 5 MB, where there are that many.
 */
export type LiveSize = "normal" | "docs" | "one" | "none" | "large";

export interface LiveBreadth extends Breadth {
  readonly trips: number;
}

export const NORMAL_BREADTH: LiveBreadth = {
  oneStopPaths: 70,
  twoStopPaths: 15,
  choices: 2,
  journeys: 300,
  generosity: 1,
  trips: 300,
};

const LARGE: LiveBreadth = {
  oneStopPaths: 700,
  twoStopPaths: 400,
  choices: 5,
  journeys: 1500,
  generosity: 1.7,
  trips: 1500,
};

/**
 * With several legs fewer journeys of each are combined, or their number would explode; trips of
 * many legs are longer to write down, so that a large answer has fewer of them.
 */
export function breadthOf(size: LiveSize, legs: number): LiveBreadth {
  const breadth = size === "large" ? LARGE : NORMAL_BREADTH;
  if (legs === 1) return breadth;
  if (legs === 2) return { ...breadth, journeys: 60 };
  return { ...breadth, journeys: 30, trips: Math.min(breadth.trips, 900) };
}

/** The small sizes show variety: the best with no stop, with one, and bought as several tickets. */
export function tripsKept(trips: readonly PricedTrip[], size: LiveSize): readonly PricedTrip[] {
  if (size === "one") return trips.slice(0, 1);
  if (size !== "docs") return trips;
  const direct = trips.find(({ trip }) => trip.stops === 0);
  const oneStop = trips.find(({ trip }) => trip.stops > 0 && trip.tickets.length === 1);
  const several = trips.find(({ trip }) => trip.tickets.length > 1);
  const varied = new Set([direct, oneStop, several, ...trips].flatMap((it) => it ?? []));
  return [...varied].slice(0, 3);
}

const MOST_OFFERS: Partial<Record<LiveSize, number>> = { docs: 2, large: 5 };

export function offersKept(offers: readonly Offer[], size: LiveSize): readonly Offer[] {
  return offers.slice(0, MOST_OFFERS[size]);
}
