import type {
  PriceSummary,
  Stats,
  StopStats,
  TicketTypes,
} from "../../../../contract/src/types.ts";
import { milliPrice } from "../base/money.ts";

/** What stats and sorting need to know about an itinerary as it is shown. */
export interface ItineraryFacts {
  readonly id: string;
  /** Lowest price in thousandths; null when no offer has one. */
  readonly price: number | null;
  readonly minutes: number;
  /** Stops of the leg with the most. */
  readonly stops: number;
  readonly ticketType: keyof TicketTypes;
  readonly changesAirport: boolean;
}

/** Counts each itinerary once: by the stops of the leg with the most, and by its cheapest offer. */
export function statsOf(itineraries: readonly ItineraryFacts[]): Stats {
  const minutes = itineraries.map(({ minutes }) => minutes);
  return {
    minDuration: minutes.length === 0 ? 0 : Math.min(...minutes),
    maxDuration: minutes.length === 0 ? 0 : Math.max(...minutes),
    total: summaryOf(itineraries),
    stops: {
      direct: stopStats(itineraries.filter(({ stops }) => stops === 0)),
      oneStop: stopStats(itineraries.filter(({ stops }) => stops === 1)),
      twoPlusStops: stopStats(itineraries.filter(({ stops }) => stops >= 2)),
    },
    hasChangeAirportTransfer: itineraries.some(({ changesAirport }) => changesAirport),
  };
}

function stopStats(itineraries: readonly ItineraryFacts[]): StopStats {
  const ofType = (type: keyof TicketTypes) =>
    summaryOf(itineraries.filter(({ ticketType }) => ticketType === type));
  return {
    total: summaryOf(itineraries),
    ticketTypes: {
      singleTicket: ofType("singleTicket"),
      multiTicketNonNpt: ofType("multiTicketNonNpt"),
      multiTicketNpt: ofType("multiTicketNpt"),
    },
  };
}

function summaryOf(itineraries: readonly ItineraryFacts[]): PriceSummary {
  const prices = itineraries.flatMap(({ price }) => (price === null ? [] : [price]));
  const lowest = prices.length === 0 ? null : Math.min(...prices);
  return { count: itineraries.length, minPrice: milliPrice(lowest) };
}
