import { expect, test } from "vitest";
import { distanceInKm } from "../../base/great-circle.ts";
import { airportNamed, createTestWorld } from "../../testing/test-world.ts";
import { longestBlockTime } from "../route.ts";
import { mayFly, rangeOf } from "./may-fly.ts";

const world = createTestWorld();
const routes = world.routesFrom.flat();

function can(route: string): boolean {
  const [from = "", to = ""] = route.split("-");
  const [a, b] = [airportNamed(world, from), airportNamed(world, to)];
  return mayFly(a, b, distanceInKm(a, b));
}

test.each(["SIN-EWR", "PER-LHR", "DFW-SYD", "LGA-YYZ", "HNL-OGG", "SHA-CAN"])(
  "%s can be flown",
  (route) => {
    expect(can(route)).toBe(true);
  },
);

test.each([
  ["LHR-SYD", "further than any aircraft"],
  ["ADL-MUC", "longer than 18.5 hours against the wind"],
  ["LCY-JFK", "from inside a city"],
  ["LHR-LGW", "within a city"],
  ["AUH-DXB", "nearer than a road is worth"],
])("%s cannot be flown: it is %s", (route) => {
  expect(can(route)).toBe(false);
});

test("no route takes more than 18.5 hours in either direction, or exceeds 15,350 km", () => {
  const long = routes.filter(({ from, to, km }) => longestBlockTime(from, to, km) > 1110);
  expect(long).toEqual([]);
  expect(Math.max(...routes.map(({ block }) => block))).toBeLessThanOrEqual(1110);
  expect(Math.max(...routes.map(({ km }) => km))).toBeLessThanOrEqual(15_350);
});

test("no route exceeds the range of its carrier's aircraft", () => {
  expect(routes.filter(({ carrier, km }) => km > rangeOf(carrier))).toEqual([]);
});

test("no two airports of a city are far enough apart for a route", () => {
  const { airports } = world;
  const far = airports.flatMap((a) =>
    airports.filter((b) => b.cityId === a.cityId && mayFly(a, b, distanceInKm(a, b))),
  );
  expect(far).toEqual([]);
});
