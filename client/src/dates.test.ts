import { describe, expect, test } from "vitest";
import {
  daysOf,
  formatDate,
  formatDuration,
  formatTime,
  toDateText,
  toLocalDate,
} from "./dates.ts";

const date = { year: 2027, month: 5, day: 4 };
const at = (hour: number, minute: number) => ({ ...date, hour, minute, second: 0 });
/** Which spaces a locale uses differs from one version of its data to the next. */
const plain = (text: string) => text.replaceAll(/\s/g, " ");

test.each(["2027-05-04", "2028-02-29", "2027-12-31"])("%s is a date, and back again", (text) => {
  expect(toDateText(toLocalDate(text))).toBe(text);
});

test.each([
  "2027-02-29",
  "2027-13-01",
  "2027-00-10",
  "2027-04-31",
  "2027-5-4",
  "04.05.2027",
  "2027-05-04T10:00",
  "",
])("%j is refused, with what was expected", (text) => {
  expect(() => toLocalDate(text)).toThrow(
    `toLocalDate: the text must be a day as YYYY-MM-DD, such as "2027-05-14"; received "${text}".`,
  );
});

test("what is no text is refused as well", () => {
  const call = toLocalDate as (text: unknown) => unknown;
  expect(() => call(undefined)).toThrow("received nothing");
  expect(() => call(new Date(0))).toThrow("YYYY-MM-DD");
});

describe("what travellers read", () => {
  test.each([
    ["en-GB", "4 May 2027"],
    ["en-US", "May 4, 2027"],
    ["es-ES", "4 may 2027"],
  ])("dates in %s", (locale, text) => {
    expect(formatDate(date, locale)).toBe(text);
  });

  test("dates in another style", () => {
    expect(formatDate(date, "en-GB", { weekday: "long" })).toBe("Tuesday");
  });

  test.each([
    [7, 5, "en-GB", "07:05"],
    [0, 0, "en-GB", "00:00"],
    [23, 59, "de-DE", "23:59"],
    [13, 30, "en-US", "01:30 PM"],
  ])("times: %i:%i in %s", (hour, minute, locale, text) => {
    expect(plain(formatTime(at(hour, minute), locale))).toBe(text);
  });

  test.each([
    [80, "en-GB", "1h 20m"],
    [45, "en-GB", "45m"],
    [120, "en-GB", "2h"],
    [1_505, "en-GB", "25h 5m"],
    [0, "en-GB", "0m"],
  ])("durations: %i minutes in %s", (minutes, locale, text) => {
    expect(plain(formatDuration(minutes, locale))).toBe(text);
  });
});

test.each([
  [2027, 2, 28],
  [2028, 2, 29],
  [2027, 12, 31],
  [2027, 4, 30],
])("%i-%i has %i days", (year, month, count) => {
  const days = daysOf({ year, month });
  expect([days.length, days[0], days.at(-1)]).toEqual([
    count,
    { year, month, day: 1 },
    { year, month, day: count },
  ]);
});
