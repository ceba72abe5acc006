import type { IndicativeContent, LocalDate, Quote } from "../../contract/src/types.ts";
import { checkArgument } from "./check-argument.ts";
import { daysOf, hasNumbers, isDay, writeDate } from "./dates.ts";
import { quotesIn } from "./lookups.ts";
import { compareFound, readMicros } from "./prices.ts";

/** A day of a price calendar. */
export interface DayPrice {
  /** The day. */
  readonly date: LocalDate;
  /** The cheapest quote of the day; undefined on a day without a price. */
  readonly quote: Quote | undefined;
}

const LEGS: readonly string[] = ["outbound", "inbound"];

/**
 * A price calendar: each day of a month with its cheapest quote, including days without one.
 * @param leg leg whose departure day counts
 * @defaultValue "outbound"
 * @throws {TypeError} for content of another kind, a month that doesn't exist, or an unknown leg
 */
export function pricesByDay(
  content: IndicativeContent,
  month: Pick<LocalDate, "year" | "month">,
  leg: "outbound" | "inbound" = "outbound",
): readonly DayPrice[] {
  const quotes = quotesIn("pricesByDay", content);
  const inYear = "{ year, month } with a month from 1 to 12, such as { year: 2027, month: 5 }";
  const first = { ...month, day: 1 };
  const received = hasNumbers(first) ? writeDate(first).slice(0, -3) : month;
  checkArgument(isDay(first), "pricesByDay: month", inYear, received);
  const isLeg = LEGS.includes(leg);
  checkArgument(isLeg, "pricesByDay: leg", '"outbound" or "inbound"', leg);
  const cheapest = new Map<string, Quote>();
  const pricedQuotes = Object.values(quotes).filter(
    (quote) => readMicros(Object(quote).minPrice) !== undefined,
  );
  for (const quote of pricedQuotes.toSorted((a, b) => compareFound(b.minPrice, a.minPrice))) {
    const flightLeg = leg === "outbound" ? quote.outboundLeg : quote.inboundLeg;
    const { departureDateTime } = Object(flightLeg);
    if (hasNumbers(departureDateTime)) cheapest.set(writeDate(departureDateTime), quote);
  }
  return daysOf(month).map((date) => ({ date, quote: cheapest.get(writeDate(date)) }));
}
