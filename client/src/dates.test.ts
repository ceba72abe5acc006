import { describe, expect, test } from "vitest";
import {
  daysOf,
  formatDate,
  formatDuration,
  formatTime,
  toDateText,
  toLocalDate,
  writeDate,
} from "./dates.ts";

const date = { year: 2027, month: 5, day: 4 };
const at = (hour: number, minute: number) => ({ ...date, hour, minute, second: 0 });
/** Which spaces a locale uses differs from one version of its data to the next. */
const plain = (text: string) => text.replaceAll(/\s/g, " ");

test.each(["2027-05-04", "2028-02-29", "2027-12-31"])("%s converts to a date and back", (text) => {
  expect(toDateText(toLocalDate(text))).toBe(text);
});

test("writeDate writes what is no day", () => {
  expect(writeDate({ year: 0, month: 0, day: 0 })).toBe("0000-00-00");
});

test.each([
  "2027-02-29",
  "2027-13-01",
  "2027-00-10",
  "2027-04-31",
  "2027-5-4",
  "04.05.2027",
  "2027-05-04T10:00",
  " 2027-05-04",
  "",
])("rejects %j and names the expected format", (text) => {
  expect(() => toLocalDate(text)).toThrow(
    `toLocalDate: text must be a day as YYYY-MM-DD, such as "2027-05-14"; received "${text}".`,
  );
});

test("rejects a value that isn't a string", () => {
  const call = toLocalDate as (text: unknown) => unknown;
  expect(() => call(undefined)).toThrow("received nothing");
  expect(() => call(new Date(0))).toThrow("YYYY-MM-DD");
});

describe("texts for travellers", () => {
  test.each([
    ["en-GB", "4 May 2027"],
    ["en-US", "May 4, 2027"],
    ["es-ES", "4 may 2027"],
  ])("formats a date in %s", (locale, text) => {
    expect(formatDate(date, locale)).toBe(text);
  });

  test("formats a date in another style, on the same day in every time zone", () => {
    expect(formatDate(date, "en-GB", { weekday: "long" })).toBe("Tuesday");
    const inHawaii = { weekday: "long", timeZone: "Pacific/Honolulu" } as const;
    expect(formatDate(date, "en-GB", inHawaii)).toBe("Tuesday");
  });

  test.each([
    [7, 5, "en-GB", "07:05"],
    [0, 0, "en-GB", "00:00"],
    [23, 59, "de-DE", "23:59"],
    [13, 30, "en-US", "01:30 PM"],
  ])("formats the time %i:%i in %s", (hour, minute, locale, text) => {
    expect(plain(formatTime(at(hour, minute), locale))).toBe(text);
  });

  test.each([
    [80, "en-GB", "1h 20m"],
    [45, "en-GB", "45m"],
    [120, "en-GB", "2h"],
    [1_505, "en-GB", "25h 5m"],
    [0, "en-GB", "0m"],
  ])("formats a duration of %i minutes in %s", (minutes, locale, text) => {
    expect(plain(formatDuration(minutes, locale))).toBe(text);
  });
});

describe("validation", () => {
  const [asDate, asTime, asDuration, asText] = [
    formatDate,
    formatTime,
    formatDuration,
    toDateText,
  ].map((format) => format as (...args: readonly unknown[]) => unknown);

  test.each([
    [undefined, "received nothing."],
    [null, "received null."],
    ["2027-05-04", 'received "2027-05-04".'],
    [Number.NaN, "received NaN."],
    [{ year: 0, month: 0, day: 0 }, 'received "0000-00-00".'],
    [{ year: 2027, month: 2, day: 30 }, 'received "2027-02-30".'],
    [{ year: 2027, month: 5 }, "received {year, month}."],
    [{ year: 2027 }, "received {year}."],
    [{ year: 2027, month: 5, day: Infinity }, "received {year, month, day}."],
    [{ year: 2027, month: 5, day: 4.5 }, "received {year, month, day}."],
    [{ year: "2027", month: "5", day: "4" }, "received {year, month, day}."],
    [{ year: -5, month: 5, day: 4 }, "received {year, month, day}."],
    [{ year: 12_027, month: 5, day: 4 }, 'received "12027-05-04".'],
    [new Date(0), "received {}."],
  ])("rejects the date %j, as toDateText does", (none, received) => {
    const message = `date must be a day that exists, { year, month, day }; ${received}`;
    expect(() => asDate?.(none, "en-GB")).toThrow(`formatDate: ${message}`);
    expect(() => asText?.(none)).toThrow(`toDateText: ${message}`);
  });

  test.each([null, "long", 5, ["day"], { day: "x" }, { dateStyle: "long", day: "numeric" }])(
    "rejects the style %j",
    (style) => {
      expect(() => asDate?.(date, "en-GB", style)).toThrow(
        "formatDate: style must be options of Intl.DateTimeFormat; received ",
      );
    },
  );

  test.each([
    undefined,
    null,
    "07:05",
    {},
    { hour: 7 },
    { hour: Number.NaN, minute: 5 },
    { hour: -1, minute: 5 },
    { hour: 24, minute: 0 },
    { hour: 7, minute: 60 },
  ])("rejects the time %j", (none) => {
    expect(() => asTime?.(none, "en-GB")).toThrow(
      "formatTime: dateTime must be a time, { hour, minute }; received ",
    );
  });

  test("shows a time that doesn't exist as it was received", () => {
    const message = 'formatTime: dateTime must be a time, { hour, minute }; received "24:00".';
    expect(() => asTime?.({ hour: 24, minute: 0 }, "en-GB")).toThrow(message);
  });

  test.each([undefined, null, "80", Number.NaN, Infinity, -5, 80.5])(
    "rejects the duration %j",
    (none) => {
      expect(() => asDuration?.(none, "en-GB")).toThrow(
        `formatDuration: minutes must be an integer from 0; received `,
      );
    },
  );

  test.each([undefined, null, "", "en_GB", 5, ["en-GB"]])("rejects the locale %j", (none) => {
    const message = 'locale must be a language tag, such as "en-GB"; received ';
    expect(() => asDate?.(date, none)).toThrow(`formatDate: ${message}`);
    expect(() => asTime?.(at(7, 5), none)).toThrow(`formatTime: ${message}`);
    expect(() => asDuration?.(80, none)).toThrow(`formatDuration: ${message}`);
  });

  test("accepts a time whose day is all zeros", () => {
    const noDay = { year: 0, month: 0, day: 0, hour: 7, minute: 5, second: 0 };
    expect(formatTime(noDay, "en-GB")).toBe("07:05");
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
