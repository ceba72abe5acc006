import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadReferenceData } from "../data/load-reference-data.ts";
import type { Point } from "../engine/base/great-circle.ts";
import { createNearestAirport } from "./nearest-airport.ts";

const { airports } = loadReferenceData();
const nearestAirport = createNearestAirport(airports);
const RADIANS = Math.PI / 180;

/** Angle between two points seen from the middle of the earth, from the chord between them. */
function angle(one: Point, other: Point): number {
  const [a, b] = [unit(one), unit(other)];
  const chord = Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);
  return 2 * Math.asin(Math.min(1, chord / 2));
}

function unit({ latitude, longitude }: Point) {
  const [north, east] = [latitude * RADIANS, longitude * RADIANS];
  return {
    x: Math.cos(north) * Math.cos(east),
    y: Math.cos(north) * Math.sin(east),
    z: Math.sin(north),
  };
}

function expectNearest(point: Point) {
  const shortest = Math.min(...airports.map((airport) => angle(point, airport)));
  expect(angle(point, nearestAirport(point))).toBeCloseTo(shortest, 9);
}

describe("the nearest airport", () => {
  it.each([
    [51.5074, -0.1278, "LCY"],
    [55.9533, -3.1883, "EDI"],
    [90, 0, "LYR"],
    [90, 180, "LYR"],
    [-90, 77, "USH"],
    [-17, 179.99, "LBS"],
    [-17, -179.99, "LBS"],
  ])("of %d, %d is %s", (latitude, longitude, iata) => {
    expect(nearestAirport({ latitude, longitude }).iata).toBe(iata);
  });

  it("is found across the date line from either side", () => {
    for (let latitude = -60; latitude <= 75; latitude += 5)
      for (const longitude of [-180, -179.9, -178, 178, 179.9, 180])
        expectNearest({ latitude, longitude });
  });

  it("is found at and around the poles", () => {
    for (const latitude of [-90, -89.9, -85, 85, 89.9, 90])
      for (let longitude = -180; longitude <= 180; longitude += 30)
        expectNearest({ latitude, longitude });
  });

  it("matches a search of all airports, anywhere", () => {
    const point = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(fc.property(point, expectNearest), { numRuns: 500, seed: 7 });
  });

  it("is the airport itself at its own position", () => {
    const strangers = airports.filter((airport) => angle(airport, nearestAirport(airport)) > 0);
    expect(strangers).toEqual([]);
  });
});
