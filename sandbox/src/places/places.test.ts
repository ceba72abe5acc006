import { expect, test } from "vitest";
import { loadReferenceData } from "../data/load-reference-data.ts";
import type { Airport, City } from "../data/model.ts";
import { createPlaces } from "./places.ts";

const data = loadReferenceData();
const [airport] = data.airports;
const [one, other] = data.cities;
if (!airport || !one || !other) throw new Error("The data has no cities and airports.");

/** So many airports of a city and a size. */
const airportsOf = (city: City, size: Airport["size"], count: number): readonly Airport[] =>
  Array.from({ length: count }, (_, index) => ({
    ...airport,
    entityId: `${city.entityId}-${index}`,
    cityId: city.entityId,
    size,
  }));

test("one airport outweighs nine of the next smaller size, but not ten", () => {
  const sizes = [9, 10].map((count) => {
    const airports = [...airportsOf(one, 3, 1), ...airportsOf(other, 2, count)];
    const { sizeOf } = createPlaces({ ...data, airports });
    return Math.sign(sizeOf(one.entityId) - sizeOf(other.entityId));
  });
  expect(sizes).toEqual([1, 0]);
});

test("a place is as busy as all its airports together, or 0 without airports", () => {
  const { sizeOf, chain } = createPlaces({ ...data, airports: airportsOf(one, 2, 3) });
  const above = chain(one.entityId).map(({ entityId, type }) => [type, sizeOf(entityId)]);
  expect(above).toEqual([
    ["PLACE_TYPE_CITY", 300],
    ["PLACE_TYPE_COUNTRY", 300],
    ["PLACE_TYPE_CONTINENT", 300],
  ]);
  expect([sizeOf(other.entityId), sizeOf("unknown"), chain("unknown")]).toEqual([0, 0, []]);
});
