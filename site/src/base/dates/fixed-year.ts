import { FIXED_DAY } from "./fixed-day.ts";

/** A month of the calendar: 1 is January. */
export interface CalendarMonth {
  readonly year: number;
  readonly month: number;
}

/** Whether dates in this month move: it is one of the twelve that begin with the fixed day's. */
export function isInFixedYear(month: CalendarMonth): boolean {
  const months = monthsBetween(monthOf(FIXED_DAY), month);
  return months >= 0 && months < 12;
}

/**
 * Whole months from the fixed day's month to that of a time, in UTC.
 * @param time epoch milliseconds
 */
export function monthsSinceFixedDay(time: number): number {
  return monthsBetween(monthOf(FIXED_DAY), monthOf(time));
}

export function monthsBetween(from: CalendarMonth, to: CalendarMonth): number {
  return numberOf(to) - numberOf(from);
}

/** laterBy({ year: 2027, month: 5 }, 9) → { year: 2028, month: 2 } */
export function laterBy(month: CalendarMonth, months: number): CalendarMonth {
  const number = numberOf(month) + months;
  return { year: Math.floor(number / 12), month: (number % 12) + 1 };
}

/** The month of a time in epoch milliseconds, in UTC. */
export function monthOf(time: number): CalendarMonth {
  const date = new Date(time);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
}

/** lastDayOf({ year: 2028, month: 2 }) → 29 */
export function lastDayOf({ year, month }: CalendarMonth): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function numberOf({ year, month }: CalendarMonth): number {
  return year * 12 + month - 1;
}
