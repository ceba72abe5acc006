import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadReferenceData } from "../../data/load-reference-data.ts";
import { dayNumber } from "./calendar.ts";
import { dayOf, fieldsOf, MINUTES_PER_DAY, toLocal, toUtc } from "./local-time.ts";

const data = loadReferenceData();
const offsetsOf = (zone: string) => (minutes: number) => data.utcOffset(zone, minutes * 60_000);
const minutesOf = (year: number, month: number, day: number, hour: number, minute = 0) =>
  dayNumber({ year, month, day }) * MINUTES_PER_DAY + hour * 60 + minute;

describe("clocks go forward: London, 28 March 2027, 01:00 becomes 02:00", () => {
  const london = offsetsOf("Europe/London");

  test("a skipped local time moves forward by an hour", () => {
    const utc = toUtc(minutesOf(2027, 3, 28, 1, 30), london);
    expect(utc).toBe(minutesOf(2027, 3, 28, 1, 30));
    expect(fieldsOf(toLocal(utc, london))).toMatchObject({ hour: 2, minute: 30 });
  });

  test("times next to the skipped hour are unambiguous", () => {
    expect(toUtc(minutesOf(2027, 3, 28, 0, 59), london)).toBe(minutesOf(2027, 3, 28, 0, 59));
    expect(toUtc(minutesOf(2027, 3, 28, 2), london)).toBe(minutesOf(2027, 3, 28, 1));
  });
});

describe("clocks go back: New York, 7 November 2027, 02:00 becomes 01:00", () => {
  const newYork = offsetsOf("America/New_York");

  test("an ambiguous local time means its first occurrence", () => {
    expect(toUtc(minutesOf(2027, 11, 7, 1, 30), newYork)).toBe(minutesOf(2027, 11, 7, 5, 30));
  });

  test("times next to the repeated hour are unambiguous", () => {
    expect(toUtc(minutesOf(2027, 11, 7, 0, 30), newYork)).toBe(minutesOf(2027, 11, 7, 4, 30));
    expect(toUtc(minutesOf(2027, 11, 7, 2), newYork)).toBe(minutesOf(2027, 11, 7, 7));
  });
});

test("converts a half-hour zone south of the equator, in summer and winter", () => {
  const adelaide = offsetsOf("Australia/Adelaide");
  expect(toUtc(minutesOf(2027, 7, 1, 9, 30), adelaide)).toBe(minutesOf(2027, 7, 1, 0));
  expect(toUtc(minutesOf(2027, 1, 1, 10, 30), adelaide)).toBe(minutesOf(2027, 1, 1, 0));
});

test("UTC survives the round trip through local time, except in repeated hours", () => {
  const zones = [...new Set(data.airports.map(({ timeZone }) => timeZone))];
  const minutes = fc.integer({ min: minutesOf(2026, 1, 1, 0), max: minutesOf(2030, 1, 1, 0) });
  fc.assert(
    fc.property(fc.constantFrom(...zones), minutes, (zone, utc) => {
      const offsetAt = offsetsOf(zone);
      const local = toLocal(utc, offsetAt);
      const back = toUtc(local, offsetAt);
      expect(toLocal(back, offsetAt)).toBe(local);
      expect(back).toBeLessThanOrEqual(utc);
    }),
    { numRuns: 3000 },
  );
});

test("splits a local time into its fields and its day", () => {
  const local = minutesOf(2027, 12, 31, 23, 55);
  expect(fieldsOf(local)).toEqual({
    year: 2027,
    month: 12,
    day: 31,
    hour: 23,
    minute: 55,
    second: 0,
  });
  expect(dayOf(local + 5)).toBe(dayOf(local) + 1);
});
