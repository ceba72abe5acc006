import { expect, test } from "vitest";
import { loadReferenceData } from "../../../../sandbox/src/data/load-reference-data.ts";
import { createNearestAirport } from "../../../../sandbox/src/places/nearest-airport.ts";
import { checkPositions } from "./check-positions.ts";
import type { Block } from "./read-blocks.ts";

const nearestAirport = createNearestAirport(loadReferenceData().airports);
const block = (code: string): Block => ({
  file: "a.md",
  line: 10,
  language: "json",
  code,
  attributes: {},
});
const problemsOf = (code: string) => checkPositions(block(code), { nearestAirport });

test.each([
  '"Location": "-3.3723, 55.9501"',
  '"coordinates": { "latitude": 55.9533, "longitude": -3.1883 }',
  "const position = { latitude: 55.9533, longitude: -3.1883 };",
])("accepts %s, near Edinburgh", (code) => {
  expect(problemsOf(code)).toEqual([]);
});

test("allows more degrees of longitude in the north, where they are short", () => {
  // Tuktoyaktuk and Herschel Island have the nearest airports.
  expect(problemsOf('"coordinates": { "latitude": 69.55, "longitude": -137.5 }')).toEqual([]);
});

test("near is within 0.75 degrees of latitude, and as far in longitude", () => {
  const airport = { latitude: 60, longitude: 0 };
  const isNear = (latitude: number, longitude: number) => {
    const code = `{ latitude: ${latitude}, longitude: ${longitude} }`;
    return checkPositions(block(code), { nearestAirport: () => airport }).length === 0;
  };
  expect([isNear(60.7, 0), isNear(60.8, 0), isNear(59.2, 0)]).toEqual([true, false, false]);
  // At 60 degrees, one of longitude is half as long.
  expect([isNear(60, 1.4), isNear(60, 1.6), isNear(60, -1.6)]).toEqual([true, false, false]);
});

test.each([
  // North of Edinburgh, and east of it over the sea.
  ["55.95", "-1.2"],
  ["60.9", "-3.37"],
  // Swapped, it would be near Edinburgh but for a latitude that no place has.
  ["12.5", "170"],
])("%s, %s is far from all airports, in either order", (latitude, longitude) => {
  const [problem] = problemsOf(
    `"coordinates": { "latitude": ${latitude}, "longitude": ${longitude} }`,
  );
  expect(problem).toEqual({
    file: "a.md",
    line: 11,
    message: `No airport is near latitude ${latitude}, longitude ${longitude}.`,
  });
});

test.each([
  '"Location": "55.9501, -3.3723"',
  '"coordinates": { "latitude": -3.3723, "longitude": 55.9501 }',
])("suggests the swapped order for %s in the sea", (code) => {
  expect(problemsOf(`{\n${code}`)).toMatchObject([
    { line: 12, nearest: "latitude 55.9501, longitude -3.3723" },
  ]);
});
