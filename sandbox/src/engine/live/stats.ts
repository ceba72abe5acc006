import type {
  PriceSummary,
  Stats,
  StopStats,
  TicketTypes,
} from "../../../../contract/src/types.ts";
import { milliPrice } from "../base/money.ts";

/** What counting and ordering need to know of an itinerary as it is shown. */
export interface Listed {
  readonly id: string;
  /** Lowest price in thousandths; null when no offer has one. */
  readonly price: number | null;
  readonly minutes: number;
  /** Of the leg with the most. */
  readonly stops: number;
  readonly ticketType: keyof TicketTypes;
  readonly changesAirport: boolean;
}

/** Each itinerary is counted once: by the stops of its longest leg and by its cheapest way to buy. */
export function statsOf(itineraries: readonly Listed[]): Stats {
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

function stopStats(itineraries: readonly Listed[]): StopStats {
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

function summaryOf(itineraries: readonly Listed[]): PriceSummary {
  const prices = itineraries.flatMap(({ price }) => (price === null ? [] : [price]));
  const lowest = prices.length === 0 ? null : Math.min(...prices);
  return { count: itineraries.length, minPrice: milliPrice(lowest) };
}
