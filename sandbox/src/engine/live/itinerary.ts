import type {
  Itinerary,
  PricingItem,
  PricingOption,
  TicketTypes,
} from "../../../../contract/src/types.ts";
import { compareAmounts, milliPrice, toMilli } from "../base/money.ts";
import { happens, hashText } from "../base/random.ts";
import type { Offer, OfferItem } from "../journeys/offer.ts";
import type { Trip } from "../journeys/trip.ts";
import { cabinOf } from "../world/cabin.ts";
import { bookingLink } from "./booking-link.ts";
import { fareCodesOf } from "./fare-codes.ts";
import type { LivePlan } from "./live-plan.ts";
import type { PricedTrip } from "./priced-trip.ts";
import type { ItineraryFacts } from "./stats.ts";

/** What an itinerary depends on besides its trip and offers. */
type Pricing = Pick<LivePlan, "currency" | "query" | "origin" | "emptyPrices">;

export interface ListedItinerary {
  readonly priced: PricedTrip;
  readonly itinerary: Itinerary;
  readonly facts: ItineraryFacts;
}

/** The contract's itinerary, cheapest option first, and its entry for stats and sorting. */
export function itineraryOf(plan: Pricing, priced: PricedTrip): ListedItinerary {
  const { trip, offers, sustainability } = priced;
  const options = offers
    .map((offer) => optionOf(plan, trip, offer))
    .sort((a, b) => compareAmounts(a.amount, b.amount) || (a.key < b.key ? -1 : 1));
  const cheapest = options[0];
  return {
    priced,
    itinerary: {
      pricingOptions: options.map(({ option }) => option),
      legIds: trip.journeys.map(({ id }) => id),
      sustainabilityData: sustainability,
    },
    facts: {
      id: trip.id,
      price: cheapest?.amount ?? null,
      minutes: trip.minutes,
      stops: trip.stops,
      ticketType: ticketTypeOf(trip, cheapest?.option),
      changesAirport: trip.journeys.some(({ changesAirport }) => changesAirport),
    },
  };
}

function ticketTypeOf(trip: Trip, option: PricingOption | undefined): keyof TicketTypes {
  if (trip.tickets.length === 1) return "singleTicket";
  const isUnprotected = option?.transferType === "TRANSFER_TYPE_SELF_TRANSFER";
  return isUnprotected ? "multiTicketNpt" : "multiTicketNonNpt";
}

interface PricedOption {
  readonly option: PricingOption;
  readonly amount: number | null;
  readonly key: string;
}

function optionOf(plan: Pricing, trip: Trip, offer: Offer): PricedOption {
  const key = [...offer.items.map(({ agent }) => agent.id), offer.transferType].join("|");
  const isEmpty = plan.emptyPrices && happens(hashText(`${trip.id}|${key}`), 333);
  const items = offer.items.map((item, place) => itemOf(plan, trip, item, place, isEmpty));
  const amount = isEmpty ? null : items.reduce((sum, item) => sum + (item.amount ?? 0), 0);
  return {
    key,
    amount,
    option: {
      price: milliPrice(amount),
      agentIds: [...new Set(offer.items.map(({ agent }) => agent.id))],
      items: items.map(({ item }) => item),
      transferType: offer.transferType,
    },
  };
}

function itemOf(
  { currency, query, origin }: Pricing,
  trip: Trip,
  { agent, ticket, cents }: OfferItem,
  place: number,
  isEmpty: boolean,
): { readonly item: PricingItem; readonly amount: number | null } {
  const amount = isEmpty ? null : toMilli(cents, currency);
  const cabin = cabinOf(query.cabinClass);
  const isReturn = trip.tickets.length === 1 && trip.journeys.length > 1;
  const part = trip.tickets.length === 1 ? undefined : place + 1;
  const item = {
    price: milliPrice(amount),
    agentId: agent.id,
    deepLink: bookingLink(origin, {
      agentId: agent.id,
      tripId: trip.id,
      part,
      milli: amount,
      currency: currency.code,
    }),
    fares: ticket.flights.map((sold) => fareCodesOf(sold, agent.id, cabin, isReturn, query.market)),
  };
  return { item, amount };
}
