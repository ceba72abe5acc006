import { expect, test } from "vitest";
import { numbersIn } from "./numbers-in.ts";

test.each([
  ["Cache it for a full hour.", "1 hour"],
  ["Wait one whole minute.", "1 minute"],
  ["It lives half a minute.", "0.5 minute"],
  ["The most places, 1 to 100.", "1 to 100"],
  ["Poll every second or two.", "1 to 2 s"],
])("%s is a number", (text, claim) => {
  expect(numbersIn(text).map((number) => number.claim)).toEqual([claim]);
});

test("an hour without stress on it is no number", () => {
  expect(numbersIn("An hour has passed.")).toEqual([]);
});
