import { expect, test } from "vitest";
import { liveQuery } from "../testing/queries.ts";
import { createTestWorld, NOW, ORIGIN } from "../testing/test-world.ts";
import { planLiveSearch } from "./live-plan.ts";
import { liveViewOf } from "./live-view.ts";

const world = createTestWorld();
const search = (options: object) =>
  liveViewOf(planLiveSearch(world, query, { now: NOW, origin: ORIGIN, ...options }));
const query = liveQuery("LHR-JFK", [60]);
const count = (options: object) => Object.keys(search(options).results.itineraries).length;

test("normal returns 300 itineraries, few three, one one and none none", () => {
  expect(count({})).toBe(300);
  expect(count({ size: "few" })).toBe(3);
  expect(count({ size: "one" })).toBe(1);
  expect(count({ size: "none" })).toBe(0);
});

test("large is 1,500 itineraries in 4 to 6 megabytes", () => {
  const content = search({ size: "large" });
  expect(content.stats.total.count).toBe(1500);
  const bytes = JSON.stringify(content).length;
  expect(bytes).toBeGreaterThan(4_000_000);
  expect(bytes).toBeLessThan(6_000_000);
});

test("empty prices are empty in their items as well, and do not count in the minimum", () => {
  const { results, stats } = search({ emptyPrices: true });
  const options = Object.values(results.itineraries).flatMap(
    ({ pricingOptions }) => pricingOptions,
  );
  const empty = options.filter(({ price }) => price.amount === "");
  expect(empty.length).toBeGreaterThan(options.length / 5);
  expect(empty.length).toBeLessThan(options.length / 2);
  for (const { items, price } of empty) {
    expect(price.unit).toBe("PRICE_UNIT_UNSPECIFIED");
    expect(items.every(({ price }) => price.amount === "")).toBe(true);
  }
  const amounts = options.map(({ price }) => price.amount).filter((amount) => amount !== "");
  expect(stats.total.minPrice.amount).toBe(String(Math.min(...amounts.map(Number))));
});
