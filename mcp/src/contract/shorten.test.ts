import { expect, test } from "vitest";
import { selectIn, shorten } from "./shorten.ts";

test("long lists and maps are cut where they are, and say by how much", () => {
  const legs = { "leg-1": 1, "leg-2": 2, "leg-3": 3 };
  expect(shorten({ ids: [1, 2, 3], legs, status: "x" }, 1)).toEqual({
    ids: [1, "… 2 more"],
    legs: { "leg-1": 1, "…": "… 2 more" },
    status: "x",
  });
});

test("objects keep all of their fields", () => {
  const price = { amount: "1", unit: "PRICE_UNIT_MILLI", updateStatus: "x", other: null };
  expect(shorten(price, 1)).toEqual(price);
});

test("a part is chosen by its path, and a wrong step says what there is", () => {
  expect(selectIn({ a: [{ b: 1 }] }, ["a", "0", "b"])).toEqual({ found: true, value: 1 });
  expect(selectIn({ a: { b: 1 } }, ["a", "c"])).toEqual({ found: false, at: "c", known: ["b"] });
});
