import type {
  Itinerary,
  LiveContent,
  LiveResults,
  Price,
  PriceSummary,
  PricingOption,
  TicketTypes,
} from "../../../contract/src/types.ts";

/** The values behind the stats and orders of a live search, derived from its results alone. */
export interface ItineraryFacts {
  readonly id: string;
  /** Of the cheapest option; infinite if none has a price. */
  readonly amount: number;
  readonly minutes: number;
  readonly stops: number;
  readonly ticketType: keyof TicketTypes;
  readonly changesAirport: boolean;
}

export function list(
  id: string,
  { pricingOptions, legIds }: Itinerary,
  results: LiveResults,
): ItineraryFacts {
  const legs = legIds.flatMap((legId) => results.legs[legId] ?? []);
  const cheapest = [...pricingOptions].sort((a, b) => amountOf(a.price) - amountOf(b.price))[0];
  return {
    id,
    amount: cheapest ? amountOf(cheapest.price) : Number.POSITIVE_INFINITY,
    minutes: legs.reduce((sum, leg) => sum + leg.durationInMinutes, 0),
    stops: Math.max(...legs.map(({ stopCount }) => stopCount)),
    ticketType: ticketTypeOf(cheapest),
    changesAirport: legIds.some((legId) => changesAirport(legId, results)),
  };
}

export function amountOf({ amount }: Price): number {
  return amount === "" ? Number.POSITIVE_INFINITY : Number(amount);
}

function ticketTypeOf(option: PricingOption | undefined): keyof TicketTypes {
  if (!option || option.items.length === 1) return "singleTicket";
  const isAlone = option.transferType === "TRANSFER_TYPE_SELF_TRANSFER";
  return isAlone ? "multiTicketNpt" : "multiTicketNonNpt";
}

function changesAirport(legId: string, { legs, segments }: LiveResults): boolean {
  const flights = (legs[legId]?.segmentIds ?? []).flatMap((id) => segments[id] ?? []);
  return flights.some(({ originPlaceId }, index) => {
    const before = flights[index - 1];
    return before !== undefined && before.destinationPlaceId !== originPlaceId;
  });
}

export function derivedStatsOf(listed: readonly ItineraryFacts[]): LiveContent["stats"] {
  const minutes = listed.map(({ minutes }) => minutes);
  const stopsOf = (matches: (stops: number) => boolean) => {
    const some = listed.filter(({ stops }) => matches(stops));
    const typed = (type: keyof TicketTypes) =>
      summaryOf(some.filter(({ ticketType }) => ticketType === type));
    return {
      total: summaryOf(some),
      ticketTypes: {
        singleTicket: typed("singleTicket"),
        multiTicketNonNpt: typed("multiTicketNonNpt"),
        multiTicketNpt: typed("multiTicketNpt"),
      },
    };
  };
  return {
    minDuration: listed.length === 0 ? 0 : Math.min(...minutes),
    maxDuration: listed.length === 0 ? 0 : Math.max(...minutes),
    total: summaryOf(listed),
    stops: {
      direct: stopsOf((stops) => stops === 0),
      oneStop: stopsOf((stops) => stops === 1),
      twoPlusStops: stopsOf((stops) => stops >= 2),
    },
    hasChangeAirportTransfer: listed.some(({ changesAirport }) => changesAirport),
  };
}

function summaryOf(listed: readonly ItineraryFacts[]): PriceSummary {
  const lowest = Math.min(...listed.map(({ amount }) => amount));
  const minPrice: Price = Number.isFinite(lowest)
    ? { amount: String(lowest), unit: "PRICE_UNIT_MILLI" }
    : { amount: "", unit: "PRICE_UNIT_UNSPECIFIED" };
  return { count: listed.length, minPrice };
}
