import { expect, test } from "vitest";
import { promisesIn } from "./promises-in.ts";

test.each([
  ["Cache the token for good.", "Cache the token for good"],
  ["A price never rises.", "never rises"],
  ["Poll on any of your servers.", "on any of your servers"],
])("%s promises what nothing states", (sentence, promise) => {
  expect(promisesIn(sentence)).toEqual([promise]);
});

test("a price that looks good promises nothing", () => {
  expect(promisesIn("A good price sells for months.")).toEqual([]);
});

test.each([
  ["The IDs come sorted by price.", "Groups of quotes"],
  ["The currencies are sorted by code.", ""],
  ["The cache is sorted by its parameters.", "Poll"],
  ["Results stay valid.", ""],
  ["The flights were sorted by price.", ""],
  ["No order is guaranteed.", ""],
])("%s That is kept, or no promise", (sentence, about) => {
  expect(promisesIn(sentence, about)).toEqual([]);
});

test.each([
  ["The flights are sorted by code length.", []],
  ["Nothing else is so: results are guaranteed.", ["guaranteed"]],
  ["The IDs come sorted by name.", ["sorted by"]],
])("%s promises %j", (sentence, promises) => {
  expect(promisesIn(sentence)).toEqual(promises);
});
