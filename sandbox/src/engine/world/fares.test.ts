import fc from "fast-check";
import { expect, test } from "vitest";
import { dayNumber, dayOfInstant } from "../base/calendar.ts";
import { createTestWorld, NOW } from "../testing/test-world.ts";
import { createFares, dayFactor, dayFare, demand, partyWeight, ticketFare } from "./fares.ts";
import { createSchedule } from "./schedule.ts";

const today = dayOfInstant(NOW);
const routes = createTestWorld()
  .routesFrom.flat()
  .filter((_, index) => index % 50 === 0);

test("prices climb towards departure, by less than a fifth in four days", () => {
  expect(demand(7)).toBe(1450);
  expect(demand(-3)).toBe(1800);
  expect(demand(1000)).toBe(1000);
  for (let days = 0; days < 90; days += 1) {
    expect(demand(days)).toBeGreaterThanOrEqual(demand(days + 1));
    expect(demand(days) / demand(days + 4)).toBeLessThan(1.2);
  }
});

test("dayFare is the lowest fare of the day's departures", () => {
  const schedule = createSchedule();
  const fareOf = createFares("economy", today);
  fc.assert(
    fc.property(fc.constantFrom(...routes), fc.integer({ min: 1, max: 330 }), (route, later) => {
      const day = today + later;
      const fares = schedule(route, day).map(fareOf);
      if (fares.length === 0) return;
      expect(Math.min(...fares)).toBe(dayFare(route, day, dayFactor(day, today)));
      expect(fares.every((fare) => Number.isSafeInteger(fare) && fare > 0)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test("better cabins cost more", () => {
  const schedule = createSchedule();
  const longHaul = routes.filter(
    ({ aircraft, carrier }) => aircraft === "wide" && carrier.model === "network",
  );
  for (const flight of longHaul.flatMap((route) => schedule(route, today + 60))) {
    const fares = (["economy", "premium", "business"] as const).map((cabin) =>
      createFares(cabin, today)(flight),
    );
    expect(fares).toEqual([...fares].sort((a, b) => a - b));
    expect(new Set(fares).size).toBe(3);
  }
});

test("flying further costs more, but not in proportion", () => {
  const averageOf = (from: number, to: number) => {
    const band = routes.filter(
      ({ km, carrier }) => km > from && km < to && carrier.model === "network",
    );
    return band.reduce((sum, { baseFare }) => sum + baseFare, 0) / band.length;
  };
  const [short, long] = [averageOf(900, 1100), averageOf(9000, 11_000)];
  expect(long).toBeGreaterThan(3 * short);
  expect(long).toBeLessThan(7 * short);
});

test("a traveller pays 10 % under 2, 75 % under 12 and 100 % from 12", () => {
  expect(partyWeight(1, [])).toBe(100);
  expect(partyWeight(2, [0, 1, 2, 11, 12, 17])).toBe(200 + 10 + 10 + 75 + 75 + 100 + 100);
});

test("a connection on one ticket costs less than its flights", () => {
  expect(ticketFare(10_000, 1)).toBe(10_000);
  expect(ticketFare(10_000, 2)).toBe(8200);
  expect(ticketFare(10_000, 3)).toBe(7600);
});

test.each([
  ["17 December", { year: 2029, month: 12, day: 17 }, 1_040_000],
  ["18 December", { year: 2028, month: 12, day: 18 }, 1_300_000],
  ["3 January", { year: 2028, month: 1, day: 3 }, 1_300_000],
  ["4 January", { year: 2027, month: 1, day: 4 }, 890_000],
])("a Monday on %s has the factor of its season", (_, date, factor) => {
  const day = dayNumber(date);
  expect(dayFactor(day, day - 1000)).toBe(factor);
});
