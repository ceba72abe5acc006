import { expect, test } from "vitest";
import { shorten, shortenTo } from "./shorten.ts";

test("shortens long lists and maps in place, and counts the omitted entries", () => {
  const legs = { "leg-1": 1, "leg-2": 2, "leg-3": 3 };
  expect(shorten({ ids: [1, 2, 3], legs, status: "x" }, 1)).toEqual({
    ids: [1, "… 2 more"],
    legs: { "leg-1": 1, "…": "… 2 more" },
    status: "x",
  });
});

test("never omits a single entry of a list or a map", () => {
  const legs = { "leg-1": 1, "leg-2": 2 };
  expect(shorten({ ids: [1, 2], legs }, 1)).toEqual({ ids: [1, 2], legs });
  expect(shorten([1, 2, 3, 4], 3)).toEqual([1, 2, 3, 4]);
  expect(shorten([1, 2, 3, 4, 5], 3)).toEqual([1, 2, 3, "… 2 more"]);
});

test("retains all fields of an object", () => {
  const price = { amount: "1", unit: "PRICE_UNIT_MILLI", updateStatus: "x", other: null };
  expect(shorten(price, 1)).toEqual(price);
});

test("fits a response into its characters with fewer entries first, then fewer levels", () => {
  const response = {
    list: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    inner: { a: { text: "long enough", b: [1] } },
  };
  expect(shortenTo(response, 9, 1000)).toEqual(response);
  const { inner } = response;
  expect(shortenTo(response, 9, 120)).toEqual({ list: [1, 2, "… 7 more"], inner });
  expect(shortenTo(response, 9, 70)).toEqual({ list: [1, "… 8 more"], inner: { a: "{text, b}" } });
  expect(shortenTo(response, 9, 1)).toEqual({ list: "[…]", inner: "{a}" });
});

test("removes levels one at a time, through lists and objects alike", () => {
  const deep = [[[["a rather long text", "b"]]]];
  expect(shortenTo(deep, 9, 60)).toEqual([[["[…]"]]]);
  expect(shortenTo(deep, 9, 25)).toEqual([["[…]"]]);
  expect(shortenTo(deep, 9, 16)).toEqual(["[…]"]);
  expect(shortenTo(deep, 9, 1)).toEqual(["[…]"]);
  const mixed = { a: [{ b: [{ c: "a rather long text" }] }] };
  expect(shortenTo(mixed, 9, 79)).toEqual({ a: [{ b: ["{c}"] }] });
  expect(shortenTo(mixed, 9, 46)).toEqual({ a: [{ b: "[…]" }] });
  expect(shortenTo(mixed, 9, 35)).toEqual({ a: ["{b}"] });
  expect(shortenTo(mixed, 9, 21)).toEqual({ a: "[…]" });
});
