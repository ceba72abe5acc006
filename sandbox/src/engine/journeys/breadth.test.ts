import { expect, test } from "vitest";
import { breadthOf } from "./breadth.ts";
import type { ResultsSize } from "./results-shape.ts";

test.each<[ResultsSize, number, number, number]>([
  ["normal", 1, 300, 300],
  ["normal", 2, 60, 300],
  ["normal", 3, 30, 300],
  ["normal", 6, 30, 300],
  ["few", 1, 300, 300],
  ["large", 1, 1500, 1500],
  ["large", 2, 60, 1500],
  ["large", 3, 30, 900],
])("%s with %i legs combines %i journeys per leg into %i trips", (size, legs, journeys, trips) => {
  expect(breadthOf(size, legs)).toMatchObject({ journeys, trips });
});
