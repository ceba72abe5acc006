import type { Offer } from "../journeys/offer.ts";
import type { ResultsSize } from "../journeys/results-shape.ts";
import type { PricedTrip } from "./priced-trip.ts";

const FEW_TRIPS = 3;

/** `few` shows variety: the best direct trip, with stops on one ticket, and on several tickets. */
export function limitTrips(trips: readonly PricedTrip[], size: ResultsSize): readonly PricedTrip[] {
  if (size === "one") return trips.slice(0, 1);
  if (size !== "few") return trips;
  const direct = trips.find(({ trip }) => trip.stops === 0);
  const oneStop = trips.find(({ trip }) => trip.stops > 0 && trip.tickets.length === 1);
  const several = trips.find(({ trip }) => trip.tickets.length > 1);
  const varied = new Set([direct, oneStop, several, ...trips].flatMap((trip) => trip ?? []));
  return [...varied].slice(0, FEW_TRIPS);
}

/** Two offers can be read in full; five keep a large answer at about 5 MB. */
const MAX_OFFERS: Partial<Record<ResultsSize, number>> = { few: 2, large: 5 };

export function limitOffers(offers: readonly Offer[], size: ResultsSize): readonly Offer[] {
  return offers.slice(0, MAX_OFFERS[size]);
}
