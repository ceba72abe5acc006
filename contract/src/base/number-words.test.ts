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

test.each([
  ["seventy", 70],
  ["Twenty-five", 25],
  ["ninety nine", 99],
  ["a dozen", 12],
  ["two dozen", 24],
  ["hundred", 100],
  ["a hundred and twenty", 120],
  ["two hundred", 200],
  ["one hundred and five", 105],
  ["sixty thousand", 60_000],
  ["a hundred twenty", 120],
  ["two thousand five hundred", 2500],
  ["a hundred thousand and one", 100_001],
  ["Zero", 0],
])("reads %s", (words, number) => {
  expect(numberIn(words)).toBe(number);
});

test("reads no words that make no number together", () => {
  const wrong = [
    "five twenty",
    "a",
    "and",
    "hundreds",
    "dozens",
    "twenty-",
    "twenty-zero",
    "one two",
  ];
  expect(wrong.map(numberIn)).toEqual(wrong.map(() => undefined));
});
