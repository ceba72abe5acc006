import fc from "fast-check";
import { expect, test } from "vitest";
import { sortingOptionsOf } from "./sorting-options.ts";
import { type ItineraryFacts, statsOf } from "./stats.ts";

const TYPES = ["singleTicket", "multiTicketNonNpt", "multiTicketNpt"] as const;
const listed = fc.array(
  fc.record({
    price: fc.option(fc.integer({ min: 0, max: 5_000_000 })),
    minutes: fc.integer({ min: 40, max: 4000 }),
    stops: fc.integer({ min: 0, max: 3 }),
    ticketType: fc.constantFrom(...TYPES),
    changesAirport: fc.boolean(),
  }),
  { maxLength: 40 },
);
const itineraries = listed.map((items) =>
  items.map((item, index): ItineraryFacts => ({ ...item, id: `itinerary-${index}` })),
);

test("counts add up, and each minimum is the lowest of its parts", () => {
  fc.assert(
    fc.property(itineraries, (items) => {
      const { total, stops } = statsOf(items);
      const groups = [stops.direct, stops.oneStop, stops.twoPlusStops];
      expect(total.count).toBe(items.length);
      expect(groups.reduce((sum, { total: { count } }) => sum + count, 0)).toBe(items.length);
      expect(total.minPrice.amount).toBe(lowest(groups.map(({ total }) => total.minPrice.amount)));
      for (const { total: all, ticketTypes } of groups) {
        const parts = TYPES.map((type) => ticketTypes[type]);
        expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(all.count);
        expect(all.minPrice.amount).toBe(lowest(parts.map(({ minPrice }) => minPrice.amount)));
      }
    }),
  );
});

function lowest(amounts: readonly string[]): string {
  const known = amounts.filter((amount) => amount !== "").map(Number);
  return known.length === 0 ? "" : String(Math.min(...known));
}

test("no itineraries give zero counts, zero durations and prices without amount", () => {
  const stats = statsOf([]);
  expect(stats).toMatchObject({ minDuration: 0, maxDuration: 0, hasChangeAirportTransfer: false });
  expect(stats.total).toEqual({
    count: 0,
    minPrice: { amount: "", unit: "PRICE_UNIT_UNSPECIFIED" },
  });
});

test("durations and airport changes match the itineraries", () => {
  fc.assert(
    fc.property(itineraries, (items) => {
      fc.pre(items.length > 0);
      const stats = statsOf(items);
      expect(items.map(({ minutes }) => minutes)).toContain(stats.minDuration);
      expect(items.every(({ minutes }) => minutes >= stats.minDuration)).toBe(true);
      expect(items.every(({ minutes }) => minutes <= stats.maxDuration)).toBe(true);
      expect(stats.hasChangeAirportTransfer).toBe(
        items.some(({ changesAirport }) => changesAirport),
      );
    }),
  );
});

test("every sorting list has all itineraries, highest score first, with scores from 0 to 1", () => {
  fc.assert(
    fc.property(itineraries, (items) => {
      const ids = items.map(({ id }) => id).sort();
      for (const list of Object.values(sortingOptionsOf(items))) {
        expect(list.map(({ itineraryId }) => itineraryId).sort()).toEqual(ids);
        const scores = list.map(({ score }) => score);
        expect(scores).toEqual([...scores].sort((a, b) => b - a));
        expect(scores.every((score) => score >= 0 && score <= 1)).toBe(true);
      }
    }),
  );
});

test("cheapest is sorted by price, fastest by duration", () => {
  fc.assert(
    fc.property(itineraries, (items) => {
      fc.pre(items.length > 0);
      const byId = new Map(items.map((item) => [item.id, item]));
      const { cheapest, fastest } = sortingOptionsOf(items);
      const prices = cheapest.map(({ itineraryId }) => byId.get(itineraryId)?.price ?? Infinity);
      expect(prices).toEqual([...prices].sort((a, b) => (a === b ? 0 : a - b)));
      const minutes = fastest.map(({ itineraryId }) => byId.get(itineraryId)?.minutes ?? 0);
      expect(minutes).toEqual([...minutes].sort((a, b) => a - b));
    }),
  );
});

test("the first of cheapest scores 1 and the last 0; best weighs the price at 0.7", () => {
  const item = (id: string, price: number, minutes: number): ItineraryFacts => ({
    id,
    price,
    minutes,
    stops: 0,
    ticketType: "singleTicket",
    changesAirport: false,
  });
  const { cheapest, best } = sortingOptionsOf([item("a", 100, 90), item("b", 150, 60)]);
  expect(cheapest).toEqual([
    { score: 1, itineraryId: "a" },
    { score: 0, itineraryId: "b" },
  ]);
  expect(best[0]).toEqual({ score: 0.7, itineraryId: "a" });
});
