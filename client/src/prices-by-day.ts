import type { IndicativeContent, LocalDate, Quote } from "../../contract/src/types.ts";
import { daysOf, toDateText } from "./dates.ts";
import { comparePrices, inMicros } from "./prices.ts";

/** A day of a calendar. */
export interface DayPrice {
  /** The day. */
  readonly date: LocalDate;
  /** The cheapest of the day; undefined on a day without a price. */
  readonly quote: Quote | undefined;
}

/**
 * A price calendar: each day of a month with its cheapest quote, those without one among them.
 * @param leg whose day counts
 * @defaultValue the way there
 */
export function pricesByDay(
  { results }: IndicativeContent,
  month: Pick<LocalDate, "year" | "month">,
  leg: "outbound" | "inbound" = "outbound",
): readonly DayPrice[] {
  const cheapest = new Map<string, Quote>();
  const priced = Object.values(results.quotes).filter(
    ({ minPrice }) => inMicros(minPrice) !== undefined,
  );
  for (const quote of priced.sort((a, b) => comparePrices(b.minPrice, a.minPrice))) {
    const flown = leg === "outbound" ? quote.outboundLeg : quote.inboundLeg;
    if (flown) cheapest.set(toDateText(flown.departureDateTime), quote);
  }
  return daysOf(month).map((date) => ({ date, quote: cheapest.get(toDateText(date)) }));
}
