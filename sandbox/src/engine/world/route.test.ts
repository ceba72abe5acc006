import { expect, test } from "vitest";
import { distanceInKm } from "../base/great-circle.ts";
import { airportNamed, createTestWorld } from "../testing/test-world.ts";
import { blockTime } from "./route.ts";
import { tailwind } from "./tailwind.ts";

const world = createTestWorld();

const hours = (minutes: number) => `${Math.floor(minutes / 60)} h ${minutes % 60}`;

test("the wind makes London to New York longer than the return", () => {
  expect(hours(blockTime(5540, -9))).toBe("7 h 30");
  expect(hours(blockTime(5540, 9))).toBe("6 h 40");
});

test.each([
  [533, 0, 75],
  [1150, 0, 120],
  [10_880, 6, 765],
])("%i km with a tailwind of %i take %i minutes", (km, wind, minutes) => {
  expect(blockTime(km, wind)).toBe(minutes);
});

/** Hours and minutes from gate to gate in the timetables of 2025, there and back. */
test.each([
  ["LHR-EDI", "1:20", "1:25"],
  ["HND-CTS", "1:35", "1:40"],
  ["GMP-CJU", "1:10", "1:10"],
  ["MEL-SYD", "1:25", "1:35"],
  ["JFK-LAX", "6:10", "5:30"],
  ["LHR-JFK", "7:55", "7:00"],
  ["CDG-GRU", "11:50", "11:15"],
  ["FRA-SIN", "12:15", "13:05"],
  ["LHR-LAX", "11:20", "10:30"],
  ["NRT-LAX", "10:00", "11:40"],
  ["SYD-LAX", "13:40", "15:05"],
  ["DXB-LAX", "16:05", "15:50"],
  ["JNB-ATL", "16:50", "15:10"],
  ["SIN-LAX", "15:20", "17:20"],
])("%s matches the timetables within a tenth or ten minutes", (route, there, back) => {
  const [from, to] = route.split("-").map((iata) => airportNamed(world, iata));
  if (!from || !to) throw new Error(`"${route}" names no two airports`);
  const km = distanceInKm(from, to);
  const ours = [tailwind(from, to), tailwind(to, from)].map((wind) => blockTime(km, wind));
  for (const [index, said] of [there, back].map(minutesOf).entries()) {
    expect(Math.abs((ours[index] ?? 0) - said)).toBeLessThanOrEqual(Math.max(10, said / 10));
  }
});

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return 60 * hour + minute;
}

test("one-way economy base fares are in the expected range for their distance", () => {
  const odd = world.routesFrom
    .flat()
    .filter(({ km, baseFare, carrier }) => {
      const euros = baseFare / 100;
      const [low, high] = carrier.model === "low-cost" ? [0.012, 0.06] : [0.03, 0.14];
      return euros < 12 + low * km || euros > 50 + high * km;
    })
    .map(({ carrier, from, to, km, baseFare }) => {
      return `${carrier.iata} ${from.iata}-${to.iata}, ${km} km: ${baseFare / 100}`;
    });
  expect(odd).toEqual([]);
});
