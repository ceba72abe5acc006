import { expect, test } from "vitest";
import { nearestOf } from "./nearest.ts";

test.each([
  ["a letter that is missing", "chepest", ["best", "fastest", "cheapest"], "cheapest"],
  ["a letter too many", "timeeout", ["timer", "timeout"], "timeout"],
  ["another case", "BASEURL", ["basics", "baseUrl"], "baseUrl"],
  ["another case of the name", "apikey", ["apinkeys", "APIKEY"], "APIKEY"],
  // Three letters replaced, or one added in front and one dropped at the end.
  ["letters that have moved", "abcd", ["xyzd", "bcda"], "bcda"],
  ["a letter dropped rather than two replaced", "abc", ["axy", "ab"], "ab"],
  ["a letter added rather than two replaced", "ab", ["xy", "abc"], "abc"],
  ["letters in front, one by one", "xxxab", ["ab", "xxyyb"], "xxyyb"],
  ["a single letter, where a long name has none of it", "q", ["long", "z"], "z"],
  ["nothing", "", ["pause", "wait"], "wait"],
  ["the first of those that are as near", "cat", ["bat", "hat"], "bat"],
])("%s: of %s", (_, written, names, nearest) => {
  expect(nearestOf(written, names)).toBe(nearest);
});

test("no names have no nearest", () => {
  expect(nearestOf("cat", [])).toBe("");
});
