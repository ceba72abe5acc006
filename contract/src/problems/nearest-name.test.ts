import { expect, test } from "vitest";
import { nearestHint, nearestName } from "./nearest-name.ts";

test("the nearest name is the one with the fewest letters to change", () => {
  expect(nearestName("querylegs", ["market", "queryLegs", "queryLeg"])).toBe("queryLegs");
  expect(nearestName("nmae", ["code", "name"])).toBe("name");
  expect(nearestName("gbp", ["EUR", "GBP"])).toBe("GBP");
});

test("a name unlike any of them has no nearest name", () => {
  expect(nearestName("colour", ["market", "locale"])).toBeUndefined();
  expect(nearestName("XX", ["UK", "US"])).toBeUndefined();
  expect(nearestName("GPB", ["BOB", "GIP"])).toBeUndefined();
  expect(nearestName("", ["a"])).toBeUndefined();
});

test("tolerates two wrong letters, a third of a long name, and one in a name of three", () => {
  expect(nearestName("iatas", ["data"])).toBe("data");
  expect(nearestName("codes", ["modal"])).toBeUndefined();
  expect(nearestName("itinerary", ["itinexyzy"])).toBe("itinexyzy");
  expect(nearestName("itinerary", ["itiwexyzy"])).toBeUndefined();
  expect(nearestName("UKK", ["UK"])).toBe("UK");
  expect(nearestName("ABC", ["AXY"])).toBeUndefined();
});

test("compares a name that is far too long with nothing", () => {
  let comparisons = 0;
  const count = () => ++comparisons;
  const codes = Array.from({ length: 150 }, (_, index) => `C${index}`);
  expect(nearestName("x".repeat(60_000), codes, count)).toBeUndefined();
  expect(nearestName("x".repeat(40), codes, count)).toBeUndefined();
  expect(comparisons).toBe(0);
});

test("a hint names the nearest, if there is one", () => {
  expect(nearestHint("queryLegs")).toBe("; the nearest is queryLegs");
  expect(nearestHint(undefined)).toBe("");
});
