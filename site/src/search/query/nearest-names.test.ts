import { expect, test } from "vitest";
import { indexOf, named, section } from "../testing/small-index.ts";
import { nearestNames } from "./nearest-names.ts";
import { readQuery } from "./read-query.ts";
import { search } from "./search.ts";

const index = indexOf([
  section("price", "Prices", "What it costs."),
  named("field", "Stats.minPrice"),
  named("field", "Quote.minPrice"),
  named("field", "PricingItem.price"),
  named("field", "Leg.carriers"),
  named("field", "Leg.carrierId"),
  named("field", "Leg.id"),
  named("field", "Flight.durationInMinutes"),
]);
const nearest = (typed: string) => nearestNames(index, readQuery(typed, index.words));
const names = (typed: string) => nearest(typed).map(({ name }) => name);

test("suggests at most three names, the nearest first, each once with its place", () => {
  expect(nearest("carier")).toEqual([
    { name: "carriers", href: "/api/live/#Leg.carriers" },
    { name: "carrierId", href: "/api/live/#Leg.carrierId" },
  ]);
  expect(names("pric")).toEqual(["price"]);
  const many = indexOf(["priceA", "priceB", "priceC", "priceD"].map((one) => named("field", one)));
  expect(nearestNames(many, readQuery("priceX", many.words))).toHaveLength(3);
});

test("a name that shares a word is near, however long the rest of either", () => {
  expect(names("lowestAvailablePrice")).toEqual(["minPrice", "price"]);
  expect(names("totalDurationOfEverything")).toEqual(["durationInMinutes"]);
});

test("a shared word offsets three differing letters", () => {
  const alike = indexOf(["A.taxPrize", "A.minPrice"].map((one) => named("field", one)));
  const found = nearestNames(alike, readQuery("maxPrice", alike.words));
  expect(found.map(({ name }) => name)).toEqual(["minPrice", "taxPrize"]);
});

test("ignores a shared word of two letters and suggests no heading", () => {
  expect(names("somethingLongWithAnId")).toEqual([]);
  expect(names("prices")).not.toContain("Prices");
});

test("a single word that isn't a name gets near names in addition to its prose", () => {
  const both = indexOf([section("a", "A", "A carrot grows."), named("field", "Leg.carrier")]);
  const { rows, nearest: near } = search(both, "carrot");
  expect(rows.map(({ href }) => href)).toEqual(["/docs/guide#a"]);
  expect(near.map(({ name }) => name)).toEqual(["carrier"]);
  expect(search(both, "carrot grows").nearest).toEqual([]);
});
