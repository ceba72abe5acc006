import { expect, test } from "vitest";
import { secondsUntil } from "./search-pool.ts";

test.each([
  [0, 1],
  [1000, 1],
  [1001, 2],
  [29_001, 30],
  [1_000_000, 30],
])("a search that would wait %i ms gets a Retry-After of %i s", (milliseconds, seconds) => {
  expect(secondsUntil(milliseconds)).toBe(seconds);
});
