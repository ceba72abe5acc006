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
