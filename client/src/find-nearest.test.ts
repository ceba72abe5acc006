import { expect, test } from "vitest";
import { findNearest } from "./find-nearest.ts";

test.each([
  ["a letter that is missing", "chepest", ["best", "fastest", "cheapest"], "cheapest"],
  ["a letter too many", "timeeout", ["timer", "timeout"], "timeout"],
  ["another case", "BASEURL", ["basics", "baseUrl"], "baseUrl"],
  ["letters that have moved", "attempst", ["abcdefgh", "attempts"], "attempts"],
  ["a letter added rather than two replaced", "wait", ["xyit", "waits"], "waits"],
  ["a letter dropped rather than two replaced", "waits", ["xyits", "wait"], "wait"],
  ["the first of those that are as near", "pause", ["cause", "pauses"], "cause"],
  ["nothing that is near", "longestWait", ["onRetry", "timeout"], undefined],
  ["nothing", "", ["pause", "wait"], undefined],
  ["no names", "cat", [], undefined],
])("nearest name for %s: %s", (_, written, names, nearest) => {
  expect(findNearest(written, names)).toBe(nearest);
});
