import type { SustainabilityData } from "../../../../contract/src/types.ts";
import type { Offer } from "../journeys/offer.ts";
import type { Trip } from "../journeys/trip.ts";

/** A trip and the ways to buy it: the contract's itinerary, before it is serialised. */
export interface PricedTrip {
  readonly trip: Trip;
  readonly offers: readonly Offer[];
  readonly sustainability: SustainabilityData | null;
}
