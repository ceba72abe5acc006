import { describe, expect, test } from "vitest";
import { distanceInKm } from "../../base/great-circle.ts";
import { airportNamed, createTestWorld } from "../../testing/test-world.ts";
import type { FlightAirport } from "../flight-airport.ts";
import { createCountryTies } from "./country-ties.ts";

const world = createTestWorld();
const routes = world.routesFrom.flat();
const between = (from: string, to: string) =>
  world.routesBetween(airportNamed(world, from), airportNamed(world, to));

test("every airport with flights has departures and arrivals", () => {
  const isSilent = world.airports.filter(
    ({ index }) => !world.routesFrom[index]?.length || !world.routesTo[index]?.length,
  );
  expect(isSilent.map(({ iata }) => iata)).toEqual([]);
});

test("each route has a return by the same carrier, with equal frequency and base fare", () => {
  const bad = routes.filter((route) => {
    const back = world.routesBetween(route.to, route.from);
    const own = back.filter(({ carrier }) => carrier === route.carrier);
    return (
      own.length !== 1 || own[0]?.weekly !== route.weekly || own[0].baseFare !== route.baseFare
    );
  });
  expect(bad).toEqual([]);
});

test("every route touches one of its carrier's hubs", () => {
  const bad = routes.filter(
    ({ carrier, from, to }) => !carrier.hubs.includes(from.iata) && !carrier.hubs.includes(to.iata),
  );
  expect(bad).toEqual([]);
});

test("no route connects countries with closed skies", () => {
  const tiesOf = createCountryTies(world.data);
  const bad = routes.filter(({ from, to }) => tiesOf(from.countryCode)(to.countryCode) === 0);
  expect(bad.map(({ carrier, from, to }) => `${carrier.iata} ${from.iata}-${to.iata}`)).toEqual([]);
});

test("small carriers have fewer than 60 routes, large ones more than 500", () => {
  const placesOf = (iata: string) =>
    new Set(
      routes.filter(({ carrier }) => carrier.iata === iata).map(({ from, to }) => pairOf(from, to)),
    ).size;
  const pairOf = (a: FlightAirport, b: FlightAirport) => [a.iata, b.iata].sort().join();
  for (const small of ["KM", "LG", "FJ", "MK", "GL"]) expect(placesOf(small)).toBeLessThan(60);
  for (const large of ["AA", "DL", "UA", "FR", "MU"]) expect(placesOf(large)).toBeGreaterThan(500);
});

test("every airport has at least five destinations without low-cost carriers", () => {
  const lonely = world.airports.filter(({ index }) => {
    const own = (world.routesFrom[index] ?? []).filter(
      ({ carrier }) => carrier.model !== "low-cost",
    );
    return new Set(own.map(({ to }) => to)).size < 5;
  });
  expect(lonely.map(({ iata }) => iata)).toEqual([]);
});

test("a carrier never assigns a flight number twice", () => {
  const numbers = routes.flatMap(({ carrier, firstNumber, weekly }) =>
    Array.from(
      { length: Math.ceil(weekly / 7) },
      (_, slot) => `${carrier.iata}${firstNumber + 2 * slot}`,
    ),
  );
  const seen = new Set<string>();
  expect(numbers.filter((number) => seen.size === seen.add(number).size)).toEqual([]);
});

test("the distance of a route is that between its airports", () => {
  for (const { from, to, km } of routes.filter((_, index) => index % 97 === 0)) {
    expect(km).toBe(distanceInKm(from, to));
  }
});

describe("routes a traveller would expect", () => {
  test.each([
    ["LHR", "JFK", ["BA", "AA", "VS", "DL"]],
    ["CDG", "JFK", ["AF"]],
    ["FRA", "LHR", ["LH", "BA"]],
    ["DXB", "LHR", ["EK", "BA"]],
    ["SIN", "LHR", ["SQ", "BA"]],
    ["SYD", "MEL", ["QF"]],
    ["LAX", "SFO", ["UA", "AS"]],
    ["LHR", "EDI", ["ZZ"]],
    ["HND", "HNL", ["HA", "JL", "NH"]],
    ["NRT", "LAX", ["NH", "UA", "JL", "AA"]],
    ["HNL", "OGG", ["HA"]],
    ["LED", "SVO", ["SU", "FV"]],
    ["PTY", "MIA", ["CM", "AA"]],
    ["HAV", "MAD", ["IB", "UX"]],
    ["EZE", "GRU", ["AR", "LA", "G3"]],
    ["LIM", "CUZ", ["LA"]],
  ])("%s to %s", (from, to, expected) => {
    const carriers = between(from, to).map(({ carrier }) => carrier.iata);
    expect(expected.filter((iata) => carriers.includes(iata)).length).toBeGreaterThan(0);
  });
});

test("the same data and seed give the same network, another seed gives another", () => {
  const keysOf = (it: typeof world) =>
    it.routesFrom
      .flat()
      .map((route) => `${route.carrier.iata}${route.firstNumber} ${route.seed}`)
      .join();
  expect(keysOf(createTestWorld()) === keysOf(world)).toBe(true);
  expect(keysOf(createTestWorld("other")) === keysOf(world)).toBe(false);
});
