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
])("%s is near Edinburgh", (code) => {
  expect(problemsOf(code)).toEqual([]);
});

test("in the north, where degrees of longitude are short, near takes more of them", () => {
  // Tuktoyaktuk and Herschel Island have the nearest airports.
  expect(problemsOf('"coordinates": { "latitude": 69.55, "longitude": -137.5 }')).toEqual([]);
});

test.each([
  '"Location": "55.9501, -3.3723"',
  '"coordinates": { "latitude": -3.3723, "longitude": 55.9501 }',
])("%s is in the sea", (code) => {
  expect(problemsOf(`{\n${code}`)).toMatchObject([
    { line: 12, nearest: "latitude 55.9501, longitude -3.3723" },
  ]);
});
