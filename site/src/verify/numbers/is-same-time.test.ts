import { expect, test } from "vitest";
import { isSameTime } from "./is-same-time.ts";

test.each([
  ["1 week", "7 day", true],
  ["1 day", "24 hour", true],
  ["1 hour", "60 minute", true],
  ["0.5 minute", "30 s", true],
  ["1 s", "1000 ms", true],
  ["1 s", "1000 millisecond", true],
  ["1 minute", "61 s", false],
  ["4 leg", "4 leg", false],
  ["5 minute a day", "5 minute", false],
])("%s is the same time as %s: %j", (one, other, isSame) => {
  expect(isSameTime(one, other)).toBe(isSame);
});
