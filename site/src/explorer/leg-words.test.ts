import { expect, test } from "vitest";
import { daysBetween, placeWord } from "./leg-words.ts";

const at = (month: number, day: number, hour = 0) => ({
  ...{ year: 2027, month, day, hour },
  ...{ minute: 0, second: 0 },
});

test.each([
  [at(5, 14, 8), at(5, 14, 23), ""],
  [at(5, 14, 23), at(5, 15, 1), " +1"],
  [at(5, 31, 23), at(6, 2, 1), " +2"],
  [at(5, 15), at(5, 14), ""],
])("%j to %j is told as %j", (from, to, words) => {
  expect(daysBetween(from, to)).toBe(words);
});

test("an id that leads nowhere stands for itself", () => {
  expect(placeWord({}, "constructor")).toBe("constructor");
});
