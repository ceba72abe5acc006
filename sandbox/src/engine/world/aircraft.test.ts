import { expect, test } from "vitest";
import type { Carrier, CarrierModel } from "../../data/model.ts";
import { createTestWorld } from "../testing/test-world.ts";
import { type Aircraft, makeRoute } from "./route.ts";

const { airports, data } = createTestWorld();
const { carriers } = data;

/** What flies a distance for a kind of carrier, between airports whose sizes make a sum. */
function aircraftOn(model: CarrierModel, km: number, sizes: number, pairSeed = 1): Aircraft {
  const from = airports.find(({ size }) => size === Math.floor(sizes / 2));
  const to = airports.find(({ size }) => size === Math.ceil(sizes / 2));
  if (!from || !to) throw new Error(`no two airports are of size ${sizes} together`);
  const carrier: Carrier = { ...(carriers[0] as Carrier), model };
  return makeRoute({ carrier, km, weekly: 7, pairSeed }, from, to, 100, undefined).aircraft;
}

test.each<[CarrierModel, number, number, Aircraft]>([
  ["network", 5501, 2, "wide"],
  ["low-cost", 5501, 6, "wide"],
  ["low-cost", 5500, 6, "narrow"],
  ["regional", 5500, 6, "regional"],
  ["regional", 300, 6, "regional"],
  ["network", 1199, 3, "regional"],
  ["network", 1199, 4, "narrow"],
  ["network", 1200, 3, "narrow"],
  ["low-cost", 1199, 3, "regional"],
])("%s over %i km between airports of total size %i: %s", (model, km, sizes, aircraft) => {
  expect(aircraftOn(model, km, sizes)).toBe(aircraft);
});

test("a network carrier flies wide bodies on about a third of busy medium-length routes", () => {
  const wide = (model: CarrierModel, km: number, sizes: number) =>
    Array.from({ length: 300 }, (_, seed) => aircraftOn(model, km, sizes, seed)).filter(
      (aircraft) => aircraft === "wide",
    ).length;
  expect(wide("network", 2501, 5)).toBeGreaterThan(70);
  expect(wide("network", 2501, 5)).toBeLessThan(130);
  expect(wide("network", 2500, 5)).toBe(0);
  expect(wide("network", 2501, 4)).toBe(0);
  expect(wide("low-cost", 2501, 5)).toBe(0);
});
