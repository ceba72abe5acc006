import { expect, test } from "vitest";
import { truncate } from "./truncate.ts";

test.each([
  ["abc", 3, "abc"],
  ["abc", 2, "ab"],
  ["a😀", 3, "a😀"],
  ["a😀", 2, "a"],
  ["a", 0, ""],
  // Nothing is cut, so nothing is hidden: this half was received.
  ["a\ud83d", 2, "a\ud83d"],
])("cuts %j to at most %i code units", (text, length, start) => {
  expect(truncate(text, length)).toBe(start);
});
