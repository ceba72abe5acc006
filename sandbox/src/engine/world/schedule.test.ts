import fc from "fast-check";
import { expect, test } from "vitest";
import { dayNumber, seasonOf } from "../base/calendar.ts";
import { dayOf, toLocal } from "../base/local-time.ts";
import { createTestWorld } from "../testing/test-world.ts";
import { createSchedule, operatesOn } from "./schedule.ts";

const world = createTestWorld();
const routes = world.routesFrom.flat();
const route = fc.nat(routes.length - 1).map((index) => routes[index] ?? raise());
const day = fc.integer({
  min: dayNumber({ year: 2026, month: 12, day: 1 }),
  max: dayNumber({ year: 2028, month: 12, day: 31 }),
});

function raise(): never {
  throw new Error("no such route");
}

test("flights leave on their local day, take their block time and arrive in order", () => {
  fc.assert(
    fc.property(route, day, (flown, on) => {
      const flights = createSchedule()(flown, on);
      for (const flight of flights) {
        expect(flight.arrival - flight.departure).toBe(flown.block);
        expect(dayOf(flight.localDeparture)).toBe(on);
        expect(flight.localDeparture).toBe(toLocal(flight.departure, flown.from.offsetAt));
        expect(flight.localArrival).toBe(toLocal(flight.arrival, flown.to.offsetAt));
        expect(flight.departures).toBe(flights.length);
      }
      const departures = flights.map(({ localDeparture }) => localDeparture);
      expect(departures).toEqual([...departures].sort((a, b) => a - b));
    }),
    { numRuns: 1000 },
  );
});

test("a flight does not depend on earlier lookups", () => {
  const shared = createSchedule();
  fc.assert(
    fc.property(route, day, (flown, on) => {
      expect(shared(flown, on)).toEqual(createSchedule()(flown, on));
    }),
    { numRuns: 300 },
  );
});

test("a route has as many flights in a week as its weekly frequency", () => {
  fc.assert(
    fc.property(route, (flown) => {
      const monday = dayNumber({ year: 2027, month: 6, day: 7 });
      const week = [0, 1, 2, 3, 4, 5, 6].map((later) => createSchedule()(flown, monday + later));
      expect(week.flat().length).toBe(flown.weekly);
    }),
    { numRuns: 300 },
  );
});

test("operatesOn agrees with the timetable", () => {
  fc.assert(
    fc.property(route, day, (flown, on) => {
      expect(operatesOn(flown, on, seasonOf(on))).toBe(createSchedule()(flown, on).length > 0);
    }),
    { numRuns: 1000 },
  );
});

test("fewer than 2 % of flights land between midnight and 5 am", () => {
  const on = dayNumber({ year: 2027, month: 6, day: 9 });
  const schedule = createSchedule();
  const flights = routes
    .filter((_, index) => index % 20 === 0)
    .flatMap((flown) => schedule(flown, on));
  const atNight = flights.filter(({ localArrival }) => localArrival % 1440 < 5 * 60);
  expect(flights.length).toBeGreaterThan(1000);
  expect(atNight.length / flights.length).toBeLessThan(0.02);
});
