import { expect, test } from "vitest";
import { dayNumber } from "../engine/base/calendar.ts";
import { checkDate, checkMonths } from "./check-date.ts";
import { LIMITS } from "./limits.ts";

const today = dayNumber({ year: 2027, month: 1, day: 4 });
const lastDay = { year: 2027, month: 12, day: 30 };
const reasons = (...given: Parameters<typeof checkDate>) =>
  checkDate(...given).map(({ message }) => message);
const months = (from: [number, number], to: [number, number]) => {
  const [start, end] = [from, to].map(([year, month]) => ({ year, month }));
  return checkMonths("dateRange", start as never, end as never, today).map(({ field }) => field);
};

test("today and the last day on sale are on sale", () => {
  expect(dayNumber(lastDay) - today).toBe(LIMITS.daysOnSale);
  expect(reasons("date", { year: 2027, month: 1, day: 4 }, today)).toEqual([]);
  expect(reasons("date", lastDay, today)).toEqual([]);
});

test("days before today or after the last day on sale are rejected with the limit", () => {
  expect(reasons("date", { year: 2027, month: 1, day: 3 }, today)).toEqual([
    "date is in the past; it must be 2027-01-04 or later.",
  ]);
  expect(reasons("date", { ...lastDay, day: 31 }, today)).toEqual([
    "date is not on sale yet; it must be 2027-12-30 or earlier.",
  ]);
});

test.each([
  { year: 2027, month: 2, day: 29 },
  { year: 2027, month: 13, day: 1 },
  { year: 2027, month: 0, day: 1 },
  { year: 1969, month: 12, day: 31 },
  { year: 10_000, month: 1, day: 1 },
])("$year-$month-$day does not exist", (date) => {
  expect(reasons("date", date, today)).toEqual([expect.stringContaining("not a date that exists")]);
});

test("a leap day exists in its year", () => {
  const eve = dayNumber({ year: 2028, month: 2, day: 28 });
  expect(reasons("date", { year: 2028, month: 2, day: 29 }, eve)).toEqual([]);
});

test("months must exist and be in order, and the last must not be in the past", () => {
  expect(months([2026, 12], [2027, 1])).toEqual([]);
  expect(months([2027, 1], [2027, 1])).toEqual([]);
  expect(months([2026, 11], [2026, 12])).toEqual(["dateRange.endDate"]);
  expect(months([2027, 3], [2027, 2])).toEqual(["dateRange.endDate"]);
  expect(months([1970, 1], [9999, 12])).toEqual([]);
  expect(months([1969, 12], [10_000, 1])).toEqual(["dateRange.startDate", "dateRange.endDate"]);
  expect(months([2027, 0], [2027, 13])).toEqual(["dateRange.startDate", "dateRange.endDate"]);
});
