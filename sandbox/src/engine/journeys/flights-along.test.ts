import { expect, test } from "vitest";
import { dayOfInstant } from "../base/calendar.ts";
import { distanceInKm } from "../base/great-circle.ts";
import { airportNamed, createTestWorld, NOW } from "../testing/test-world.ts";
import { createSchedule } from "../world/schedule.ts";
import { flightsAlong, minimumConnection } from "./flights-along.ts";
import { directPaths, maxPathKm, oneStopPaths, type Path } from "./path.ts";
import { twoStopPaths } from "./two-stop-paths.ts";

const world = createTestWorld();
const flightsOn = createSchedule();
const day = dayOfInstant(NOW) + 60;
const PAIRS = ["LHR-JFK", "EDI-FCO", "MAD-BKK", "SYD-LHR", "BRS-AGP", "ABZ-KOA"].map((pair) => {
  const [from = "", to = ""] = pair.split("-");
  return { pair, from: airportNamed(world, from), to: airportNamed(world, to) };
});

test.each(PAIRS)("$pair: connecting paths arrive without long detours", ({ from, to }) => {
  const limit = maxPathKm(distanceInKm(from, to));
  const paths = [...oneStopPaths(world, from, to, 1), ...twoStopPaths(world, from, to, 1)];
  expect(paths.length).toBeGreaterThan(0);
  for (const { routes, transfers } of paths) {
    expect(routes[0]?.from).toBe(from);
    expect(routes.at(-1)?.to).toBe(to);
    expect(transfers.length).toBe(routes.length - 1);
    expect(routes.reduce((sum, { km }) => sum + km, 0)).toBeLessThanOrEqual(limit);
    const cities = [from.cityId, ...routes.map((route) => route.to.cityId)];
    expect(new Set(cities).size).toBe(cities.length);
  }
});

test.each(PAIRS)("$pair: connections are long enough, and at most 15 hours", ({ from, to }) => {
  const paths = [
    ...directPaths(world, from, to),
    ...oneStopPaths(world, from, to, 1),
    ...twoStopPaths(world, from, to, 1),
  ];
  for (const path of paths) {
    for (const flights of flightsAlong(path, day, flightsOn, 2)) {
      for (const [index, flight] of flights.slice(1).entries()) {
        const wait = flight.departure - (flights[index]?.arrival ?? 0);
        expect(wait).toBeGreaterThanOrEqual(shortest(path, index));
        expect(wait).toBeLessThanOrEqual(15 * 60);
      }
    }
  }
});

function shortest({ routes, transfers }: Path, index: number): number {
  const [first, second] = routes.slice(index, index + 2);
  if (!first || !second) throw new Error("a path ends too early");
  return minimumConnection(first, second, transfers[index] ?? "managed");
}

test("minimum connections are 50 to 240 minutes, longer on separate tickets", () => {
  const paths = PAIRS.flatMap(({ from, to }) => oneStopPaths(world, from, to, 1));
  const times = paths.map((path) => ({ path, minutes: shortest(path, 0) }));
  expect(times.every(({ minutes }) => minutes >= 50 && minutes <= 240)).toBe(true);
  for (const { path, minutes } of times) {
    const [first, second] = path.routes;
    if (first?.to !== second?.from) {
      expect(minutes).toBe(240);
      expect(path.transfers).toEqual(["self"]);
    } else if (path.transfers[0] === "self") {
      expect(minutes).toBeGreaterThanOrEqual(150);
    } else {
      expect(minutes).toBeLessThanOrEqual(95);
    }
  }
  expect(times.some(({ minutes }) => minutes === 240)).toBe(true);
});
