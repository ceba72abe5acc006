import { describe, expect, test } from "vitest";
import { hashText } from "../../base/random.ts";
import { planLiveSearch } from "../../live/live-plan.ts";
import { BUSIEST_ROUTES, OTHER_ROUTES } from "../../testing/known-routes.ts";
import { liveQuery } from "../../testing/queries.ts";
import { airportNamed, createTestWorld, NOW, ORIGIN } from "../../testing/test-world.ts";
import type { World } from "../world.ts";

const world = createTestWorld();
const WEEK = [60, 61, 62, 63, 64, 65, 66];

function withoutDirectFlight(it: World, routes: readonly string[]): readonly string[] {
  return routes.filter((route) => {
    const [from = "", to = ""] = route.split("-");
    return it.routesBetween(airportNamed(it, from), airportNamed(it, to)).length === 0;
  });
}

function hasTrip(route: string, days: number): boolean {
  return (
    planLiveSearch(world, liveQuery(route, [days]), { now: NOW, origin: ORIGIN }).trips.length > 0
  );
}

test("both lists together name each pair once", () => {
  const names = [...BUSIEST_ROUTES, ...OTHER_ROUTES].map((it) => it.split("-").sort().join("-"));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(BUSIEST_ROUTES.length).toBeGreaterThanOrEqual(200);
});

// Every route flies at least twice a week: one that is there is found within one.
describe.each(["", "another", "a third"])("with the seed %j", (seed) => {
  const other = createTestWorld(seed);

  test("at least 98 % of the world's busiest routes have a direct flight", () => {
    const missing = withoutDirectFlight(other, BUSIEST_ROUTES);
    expect(missing.length / BUSIEST_ROUTES.length, missing.join(" ")).toBeLessThanOrEqual(0.02);
  });

  test("at least 90 % of routes that the network was not made for have a direct flight", () => {
    const missing = withoutDirectFlight(other, OTHER_ROUTES);
    expect(missing.length / OTHER_ROUTES.length, missing.join(" ")).toBeLessThanOrEqual(0.1);
  });
});

test("each of the busiest routes has a trip on some day of a week", () => {
  const stuck = BUSIEST_ROUTES.filter((route) => !WEEK.some((days) => hasTrip(route, days)));
  expect(stuck).toEqual([]);
});

test("more than five of six random pairs of small airports have a trip on one day", () => {
  const small = world.airports.filter(({ size }) => size === 1);
  const at = (seed: string) => small[hashText(seed) % small.length];
  const routes = Array.from({ length: 300 }, (_, index) => {
    const [from, to] = [at(`from ${index}`), at(`to ${index}`)];
    return from && to && from.cityId !== to.cityId ? [`${from.iata}-${to.iata}`] : [];
  }).flat();
  const stuck = routes.filter((route) => !hasTrip(route, 60));
  expect(routes.length).toBeGreaterThan(290);
  expect(stuck.length / routes.length, stuck.join(" ")).toBeLessThan(1 / 6);
});
