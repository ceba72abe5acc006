import { expect, test } from "vitest";
import { NUMBER_WORDS, numberIn } from "./number-words.ts";

test("the index of a number word is its value", () => {
  expect(NUMBER_WORDS.indexOf("zero")).toBe(0);
  expect(NUMBER_WORDS.indexOf("fourteen")).toBe(14);
  expect(NUMBER_WORDS.indexOf("twenty")).toBe(20);
});

test("reads a number from words and digits, and nothing from other text", () => {
  expect(["Five", "1,000", "30000", "zero"].map(numberIn)).toEqual([5, 1000, 30_000, 0]);
  expect(numberIn("1,000,000")).toBe(1_000_000);
  expect(["some", "2.5", ""].map(numberIn)).toEqual([undefined, undefined, undefined]);
});
