import fc from "fast-check";
import { expect, test } from "vitest";
import {
  dateCode,
  dateOf,
  dayNumber,
  dayOfInstant,
  monthBounds,
  seasonOf,
  startOfMinute,
  weekdayOf,
} from "./calendar.ts";

test("dates and weekdays match the machine's calendar and convert back", () => {
  fc.assert(
    fc.property(fc.integer({ min: -200_000, max: 200_000 }), (day) => {
      const date = new Date(day * 86_400_000);
      expect(dateOf(day)).toEqual({
        year: date.getUTCFullYear(),
        month: date.getUTCMonth() + 1,
        day: date.getUTCDate(),
      });
      expect(weekdayOf(day)).toBe(date.getUTCDay());
      expect(dayNumber(dateOf(day))).toBe(day);
    }),
    { numRuns: 1000 },
  );
});

test("an instant belongs to its day in UTC", () => {
  expect(dayOfInstant(Date.UTC(2027, 4, 14, 23, 59, 59))).toBe(
    dayNumber({ year: 2027, month: 5, day: 14 }),
  );
});

test("a minute starts with its first millisecond", () => {
  const noon = Date.UTC(2027, 4, 14, 12);
  expect([noon, noon + 59_999, noon + 60_000].map(startOfMinute)).toEqual([
    noon,
    noon,
    noon + 60_000,
  ]);
});

test("a date code is YYMMDD, which sorts by date", () => {
  expect(dateCode(dayNumber({ year: 2027, month: 5, day: 4 }))).toBe("270504");
});

test("the summer timetable runs from the last Sunday of March to the last Saturday of October", () => {
  const season = (year: number, month: number, day: number) =>
    seasonOf(dayNumber({ year, month, day }));
  expect(season(2027, 3, 27)).toBe(2 * 2026);
  expect(season(2027, 3, 28)).toBe(2 * 2027 + 1);
  expect(season(2027, 10, 30)).toBe(2 * 2027 + 1);
  expect(season(2027, 10, 31)).toBe(2 * 2027);
  expect(season(2028, 1, 1)).toBe(2 * 2027);
});

test("monthBounds returns the first and last day of a month, also in leap years", () => {
  const [first, last] = monthBounds(2028, 2);
  expect(dateOf(first)).toEqual({ year: 2028, month: 2, day: 1 });
  expect(dateOf(last)).toEqual({ year: 2028, month: 2, day: 29 });
  expect(dateOf(monthBounds(2027, 12)[1])).toEqual({ year: 2027, month: 12, day: 31 });
});
