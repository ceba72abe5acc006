import { describe, expect, it } from "vitest";
import { loadReferenceData } from "./load-reference-data.ts";

const { utcOffset, airports } = loadReferenceData();
const HOUR = 3_600_000;

/** Zones whose rules have been quiet for years, so that any tzdata agrees about them. */
const QUIET = [
  "America/Los_Angeles",
  "America/New_York",
  "America/Phoenix",
  "America/Sao_Paulo",
  "America/St_Johns",
  "Asia/Kathmandu",
  "Asia/Kolkata",
  "Asia/Tokyo",
  "Australia/Adelaide",
  "Australia/Sydney",
  "Europe/London",
  "Europe/Paris",
  "Pacific/Auckland",
  "Pacific/Chatham",
  "Pacific/Kiritimati",
];

function offsetByIntl(timeZone: string) {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    dateStyle: "short",
    timeStyle: "medium",
  });
  return (instant: number) => {
    const parts = format.formatToParts(instant);
    const part = (type: string) => Number(parts.find((found) => found.type === type)?.value);
    const local = Date.UTC(
      part("year"),
      part("month") - 1,
      part("day"),
      part("hour"),
      part("minute"),
      part("second"),
    );
    return (local - instant) / 60_000;
  };
}

describe("the offset from UTC", () => {
  it.each(QUIET)("matches this machine's Intl for %s from 2025 to 2035", (timeZone) => {
    const byIntl = offsetByIntl(timeZone);
    const instants = Array.from(
      { length: 11 * 73 },
      (_, index) => Date.UTC(2025, 0, 1, 0, 30) + index * 5 * 24 * HOUR,
    );
    expect(instants.map((instant) => utcOffset(timeZone, instant))).toEqual(instants.map(byIntl));
  });

  it("changes at the exact millisecond", () => {
    const spring = Date.UTC(2027, 2, 28, 1);
    const autumn = Date.UTC(2027, 9, 31, 1);
    expect(
      [spring - 1, spring, autumn - 1, autumn].map((instant) =>
        utcOffset("Europe/London", instant),
      ),
    ).toEqual([0, 60, 60, 0]);
  });

  it("stays constant before and after the frozen years", () => {
    expect(utcOffset("Europe/London", Date.UTC(1990, 6, 1))).toBe(0);
    expect(utcOffset("Europe/London", Date.UTC(2050, 6, 1))).toBe(0);
  });

  it("is known for the zone of every airport", () => {
    const now = Date.UTC(2027, 0, 1);
    const odd = airports.filter(({ timeZone }) => Math.abs(utcOffset(timeZone, now)) > 14 * 60);
    expect(odd).toEqual([]);
  });

  it("throws an error that names an unknown zone", () => {
    expect(() => utcOffset("Europe/Atlantis", 0)).toThrow('time zone "Europe/Atlantis"');
  });
});
