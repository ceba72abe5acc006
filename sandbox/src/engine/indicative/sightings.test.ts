import { describe, expect, test } from "vitest";
import { plainAirport } from "../testing/plain.ts";
import { sightingsOf } from "./sightings.ts";

const DAY = 86_400;
const TODAY = 20_000;
const NOW = TODAY * DAY * 1000;
const SEED = 7;
const pairOf = (size: number, hash = 1) => {
  const airport = plainAirport("LHR", { size: size as 1, hash });
  return { outbound: [airport, plainAirport("JFK", { size: size as 1, hash: 2 })] as const };
};
const days = Array.from({ length: 330 }, (_, index) => TODAY + 1 + index);

/** The departure days on which a trip was looked at. */
function seen(pair: ReturnType<typeof pairOf>, isDirect = false, now = NOW, seed = SEED) {
  const sightingOf = sightingsOf(pair, isDirect, seed, now);
  return days.filter((outbound) => sightingOf({ outbound }) !== undefined);
}

test("sightings are from the last three days, with the prices of their day", () => {
  const sightingOf = sightingsOf(pairOf(4), false, SEED, NOW);
  const sightings = days.flatMap((outbound) => sightingOf({ outbound }) ?? []);
  const times = sightings.map(({ timestamp }) => timestamp);
  expect(Math.max(...times)).toBeLessThanOrEqual(TODAY * DAY);
  expect(Math.min(...times)).toBeGreaterThan((TODAY - 3) * DAY);
  expect(new Set(sightings.map(({ day }) => TODAY - day)).size).toBeGreaterThan(2);
  for (const { timestamp, day } of sightings) expect(day).toBe(Math.floor(timestamp / DAY));
});

test("sightings are the same all day, and at other times the next day", () => {
  /** Seconds between each sighting and the start of the day. */
  const agesAt = (now: number) => {
    const sightingOf = sightingsOf(pairOf(4), false, SEED, now);
    const today = Math.floor(now / 1000 / DAY) * DAY;
    return days.slice(1, 50).map((outbound) => {
      const sighting = sightingOf({ outbound });
      return sighting && today - sighting.timestamp;
    });
  };
  const morning = agesAt(NOW);
  expect(agesAt(NOW + DAY * 1000 - 1)).toEqual(morning);
  const nextDay = agesAt(NOW + DAY * 1000);
  expect(nextDay.filter((age, index) => age !== undefined && age === morning[index])).toEqual([]);
});

test("a date with a sighting with stops has a direct sighting as well", () => {
  const [direct, other] = [seen(pairOf(2), true), seen(pairOf(2))];
  expect(other.filter((day) => !direct.includes(day))).toEqual([]);
  expect(direct.length).toBeGreaterThan(other.length);
});

describe("sightings are more frequent", () => {
  test("between larger airports", () => {
    expect(seen(pairOf(4)).length).toBeGreaterThan(seen(pairOf(1)).length);
  });

  test("for the next two months than for later ones, and rarest for the last", () => {
    const PAIRS = 20;
    const pairs = Array.from({ length: PAIRS }, (_, hash) => pairOf(4, hash));
    const found = pairs.flatMap((pair) => seen(pair)).map((day) => day - TODAY);
    const share = (from: number, to: number) =>
      found.filter((ahead) => ahead > from && ahead <= to).length / (to - from) / PAIRS;
    expect(share(0, 60)).toBeCloseTo(0.96, 1);
    expect(share(90, 180)).toBeCloseTo(0.735, 1);
    expect(share(270, 330)).toBeCloseTo(0.35, 1);
  });
});

test.each([
  ["another origin", pairOf(3, 9), SEED],
  ["another seed", pairOf(3), SEED + 1],
])("sightings differ with %s", (_, pair, seed) => {
  expect(seen(pair, false, NOW, seed)).not.toEqual(seen(pairOf(3)));
});

test("each return date of a departure has its own sighting or none", () => {
  const sightingOf = sightingsOf(pairOf(1), false, SEED, NOW);
  const returns = days.map((inbound) => sightingOf({ outbound: TODAY + 1, inbound }) !== undefined);
  expect(new Set(returns)).toEqual(new Set([true, false]));
});
