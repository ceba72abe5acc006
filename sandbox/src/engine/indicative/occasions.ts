import type { IndicativeQueryLeg } from "../../../../contract/src/types.ts";
import { dayNumber, monthBounds } from "../base/calendar.ts";

/** Quotes reach this many days ahead, from tomorrow on. */
export const QUOTE_HORIZON_DAYS = 330;

/** The departure days that a leg allows. */
export function daysOfLeg(
  { fixedDate, dateRange }: Pick<IndicativeQueryLeg, "fixedDate" | "dateRange">,
  today: number,
): readonly number[] {
  const first = today + 1;
  const last = today + QUOTE_HORIZON_DAYS;
  if (fixedDate) return range(dayNumber(fixedDate), dayNumber(fixedDate), first, last);
  if (!dateRange) return range(first, last, first, last);
  const { startDate, endDate } = dateRange;
  const [start] = monthBounds(startDate.year, startDate.month);
  const [, end] = monthBounds(endDate.year, endDate.month);
  return range(start, end, first, last);
}

function range(start: number, end: number, first: number, last: number): readonly number[] {
  const from = Math.max(start, first);
  return Array.from({ length: Math.max(0, Math.min(end, last) - from + 1) }, (_, i) => from + i);
}

/** The day of departure and, on a return trip, the day of return. */
export interface Occasion {
  readonly outbound: number;
  readonly inbound?: number;
}

/** Usual lengths of stay in nights, for queries with both dates open. */
const USUAL_STAYS = [2, 3, 5, 7, 10, 14];

/**
 * Every departure day, on return trips with every plausible return day: any from the departure on
 * if one of the two dates is given, those of a usual length of stay if both are open.
 */
export function occasionsOf(
  outbound: readonly number[],
  inbound: readonly number[] | undefined,
): readonly Occasion[] {
  if (!inbound) return outbound.map((day) => ({ outbound: day }));
  if (outbound.length === 1 || inbound.length === 1) {
    return outbound.flatMap((there) =>
      inbound.filter((back) => back >= there).map((back) => ({ outbound: there, inbound: back })),
    );
  }
  const allowed = new Set(inbound);
  return outbound.flatMap((there) =>
    USUAL_STAYS.map((nights) => there + nights)
      .filter((back) => allowed.has(back))
      .map((back) => ({ outbound: there, inbound: back })),
  );
}
