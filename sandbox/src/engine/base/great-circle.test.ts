import fc from "fast-check";
import { expect, test } from "vitest";
import { distanceInKm, positionOf } from "./great-circle.ts";

const LHR = { latitude: 51.4706, longitude: -0.4619 };
const JFK = { latitude: 40.6398, longitude: -73.7789 };
const NRT = { latitude: 35.7647, longitude: 140.3864 };
const LAX = { latitude: 33.9425, longitude: -118.4081 };
const SYD = { latitude: -33.9461, longitude: 151.1772 };

const km = (from: typeof LHR, to: typeof LHR) => distanceInKm(positionOf(from), positionOf(to));

test.each([
  ["London to New York", LHR, JFK, 5540],
  ["Tokyo to Los Angeles, over the date line", NRT, LAX, 8750],
  ["London to Sydney", LHR, SYD, 17_016],
  ["nowhere", LHR, LHR, 0],
])("the distance is accurate to 15 km: %s", (_, from, to, expected) => {
  expect(Math.abs(km(from, to) - expected)).toBeLessThanOrEqual(15);
});

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test("distances are whole, the same in both directions and at most half the circumference", () => {
  fc.assert(
    fc.property(point, point, (a, b) => {
      expect(Number.isInteger(km(a, b))).toBe(true);
      expect(km(a, b)).toBe(km(b, a));
      expect(km(a, b)).toBeGreaterThanOrEqual(0);
      expect(km(a, b)).toBeLessThanOrEqual(20_016);
    }),
  );
});

test("a detour is never shorter than the direct distance", () => {
  fc.assert(
    fc.property(point, point, point, (a, b, c) => {
      // Each of three distances is rounded by half a kilometre at most.
      expect(km(a, b)).toBeLessThanOrEqual(km(a, c) + km(c, b) + 1.5);
    }),
  );
});
