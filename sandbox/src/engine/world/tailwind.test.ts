import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { positionOf } from "../base/great-circle.ts";
import { tailwind } from "./tailwind.ts";

const at = (latitude: number, longitude: number) => positionOf({ latitude, longitude });

const LHR = at(51.5, -0.5);
const JFK = at(40.6, -73.8);
const NRT = at(35.8, 140.4);
const LAX = at(33.9, -118.4);
const SIN = at(1.4, 104);

const latitude = fc.double({ min: -89, max: 89, noNaN: true });
const longitude = fc.double({ min: -180, max: 180, noNaN: true });
const place = fc.tuple(latitude, longitude).map(([north, east]) => at(north, east));

describe("the westerlies", () => {
  test.each([
    ["across the Atlantic", JFK, LHR],
    ["across the Pacific, over the date line", NRT, LAX],
    ["in the south", at(-33.9, 18.6), at(-32, 115.9)],
  ])("give a tailwind %s, eastward, and a headwind westward", (_, from, to) => {
    expect(tailwind(from, to)).toBeGreaterThanOrEqual(6);
    expect(tailwind(to, from)).toBeLessThanOrEqual(-6);
  });

  test.each([
    ["along a meridian", at(60, 25), at(-30, 25)],
    ["over the pole", SIN, JFK],
    ["along the equator", at(0, 10), at(0, 100)],
    ["to where one is", LHR, LHR],
  ])("have almost no effect %s", (_, from, to) => {
    expect(Math.abs(tailwind(from, to))).toBeLessThanOrEqual(1);
  });

  test("are equal and opposite in the two directions, at most ten", () => {
    fc.assert(
      fc.property(place, place, (from, to) => {
        expect(tailwind(from, to) + tailwind(to, from)).toBe(0);
        expect(Math.abs(tailwind(from, to))).toBeLessThanOrEqual(10);
      }),
    );
  });
});
