import { expect, test } from "vitest";
import { numbersIn } from "./numbers-in.ts";

test.each([
  ["Cache it for a full hour.", "1 hour"],
  ["Wait one whole minute.", "1 minute"],
  ["It lives half a minute.", "0.5 minute"],
  ["Wait a tenth of a second.", "0.1 s"],
  ["It lasts a quarter of an hour.", "0.25 hour"],
  ["The most places, 1 to 100.", "1 to 100"],
  ["It prints the five cheapest places.", "5 place"],
  ["Poll every second or two.", "1 to 2 s"],
  ["One second after the poll.", "1 s"],
  ["A message has at most one megabyte.", "1 megabyte"],
  ["The token is valid until midnight.", "midnight"],
  ["The key works until the end of the day.", "the end of the day"],
])("%s is a number", (text, claim) => {
  expect(numbersIn(text).map((number) => number.claim)).toEqual([claim]);
});

test("an hour without stress on it is no number, nor is the third day", () => {
  expect(numbersIn("An hour has passed, on the third day.")).toEqual([]);
  expect(numbersIn("One day, one month, one search.")).toEqual([]);
  expect(numbersIn("Never have two polls under way at once.")).toEqual([]);
  expect(numbersIn("Never make two polls a second.")).toHaveLength(1);
});
