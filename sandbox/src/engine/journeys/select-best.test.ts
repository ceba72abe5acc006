import fc from "fast-check";
import { expect, test } from "vitest";
import type { Carrier } from "../../data/model.ts";
import { plainCarrier } from "../testing/plain.ts";
import { selectBest } from "./select-best.ts";

const CARRIERS = ["AA", "BB", "CC", "DD"].map((iata) => plainCarrier(iata));
const candidates = fc.array(
  fc.record({
    fare: fc.integer({ min: 1000, max: 100_000 }),
    minutes: fc.integer({ min: 60, max: 2000 }),
    stops: fc.integer({ min: 0, max: 2 }),
    soleCarrier: fc.constantFrom(...CARRIERS, undefined),
  }),
  { maxLength: 120 },
);

test("selects from the given items, each once, up to the limit", () => {
  fc.assert(
    fc.property(candidates, fc.integer({ min: 1, max: 60 }), (items, limit) => {
      const selected = selectBest(items, limit);
      expect(selected.length).toBe(Math.min(items.length, limit));
      expect(new Set(selected).size).toBe(selected.length);
      expect(selected.every((item) => items.includes(item))).toBe(true);
    }),
  );
});

test("always selects the cheapest direct journey and the cheapest with stops", () => {
  fc.assert(
    fc.property(candidates, fc.integer({ min: 6, max: 60 }), (items, limit) => {
      const selected = selectBest(items, limit);
      const lowest = (list: typeof items) => Math.min(...list.map(({ fare }) => fare));
      const direct = (list: readonly (typeof items)[number][]) =>
        list.filter(({ stops }) => stops === 0);
      const other = (list: readonly (typeof items)[number][]) =>
        list.filter(({ stops }) => stops > 0);
      expect(lowest(direct(selected))).toBe(lowest(direct(items)));
      expect(lowest(other(selected))).toBe(lowest(other(items)));
    }),
  );
});

test("reserves a sixth of the places for the cheapest of the dearer kind, direct or with stops", () => {
  const LIMIT = 18;
  const journeys = (stops: number, fares: readonly number[]) =>
    fares.map((fare) => ({ fare, minutes: 100, stops, soleCarrier: undefined }));
  const cheap = Array.from({ length: 40 }, (_, index) => 1000 + index);
  const dear = Array.from({ length: 10 }, (_, index) => 90_000 + index);
  for (const [rare, common] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const items = [...journeys(rare, [...dear].reverse()), ...journeys(common, cheap)];
    const kept = selectBest(items, LIMIT).filter(({ stops }) => stops === rare);
    expect(kept.map(({ fare }) => fare).sort()).toEqual(dear.slice(0, LIMIT / 6));
  }
});

test("a smaller selection is part of a larger one", () => {
  fc.assert(
    fc.property(candidates, fc.integer({ min: 1, max: 40 }), (items, limit) => {
      const large = new Set(selectBest(items, limit + 30));
      expect(selectBest(items, limit).filter((item) => !large.has(item))).toEqual([]);
    }),
  );
});

test("selects a carrier's six best journeys, however expensive", () => {
  const [cheap, dear] = CARRIERS;
  const journeys = (count: number, fare: number, soleCarrier: Carrier | undefined) =>
    Array.from({ length: count }, (_, index) => ({
      fare: fare + index,
      minutes: 100,
      stops: 0,
      soleCarrier,
    }));
  const rare = journeys(10, 90_000, dear);
  const kept = selectBest([...rare, ...journeys(60, 1000, cheap)], 24);
  expect(kept.filter(({ soleCarrier }) => soleCarrier === dear)).toEqual(rare.slice(0, 6));
});
