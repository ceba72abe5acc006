import { expect, test } from "vitest";
import { LIMITS } from "../../../../sandbox/src/rules/limits.ts";
import { FIXED_DAY } from "./fixed-day.ts";
import { laterBy, monthOf, monthsSinceFixedDay } from "./fixed-year.ts";

const DAY = 86_400_000;
const DAYS = Array.from({ length: 5 * 366 }, (_, index) => FIXED_DAY + index * DAY);

/** Whole days until a day of the month that a month of the fixed year has moved to. */
function daysUntil(now: number, months: number, day: number): number {
  const { year, month } = laterBy(monthOf(FIXED_DAY), months + monthsSinceFixedDay(now));
  return Math.floor((Date.UTC(year, month - 1, day) - Math.floor(now / DAY) * DAY) / DAY);
}

test("6 months ahead is over 150 days away on every day, and 10 months ahead is still on sale", () => {
  const nearest = Math.min(...DAYS.map((now) => daysUntil(now, 6, 1)));
  const furthest = Math.max(...DAYS.map((now) => daysUntil(now, 10, 28)));
  expect(nearest).toBeGreaterThan(150);
  expect(furthest).toBeLessThan(LIMITS.daysOnSale);
});
