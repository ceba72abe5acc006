import { expect, test } from "vitest";
import { NUMBER_WORDS, numberIn } from "./number-words.ts";

test("a word stands at the place of its value", () => {
  expect(NUMBER_WORDS.indexOf("zero")).toBe(0);
  expect(NUMBER_WORDS.indexOf("fourteen")).toBe(14);
  expect(NUMBER_WORDS.indexOf("twenty")).toBe(20);
});

test("a number is read from words and digits", () => {
  expect(["Five", "1,000", "30000", "zero"].map(numberIn)).toEqual([5, 1000, 30_000, 0]);
  expect(["some", "2.5", ""].map(numberIn)).toEqual([undefined, undefined, undefined]);
});
