import { expect, test } from "vitest";
import { ordinal, times } from "./number-words.ts";

test("small numbers are words, others digits", () => {
  expect([1, 2, 3, 10, 12].map(times)).toEqual([
    "once",
    "twice",
    "three times",
    "ten times",
    "12 times",
  ]);
  expect([1, 3, 6, 11].map(ordinal)).toEqual(["first", "third", "sixth", "11th"]);
});
