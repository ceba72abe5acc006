import { expect, test } from "vitest";
import { nearest } from "./nearest.ts";
import { formatProblem } from "./problem.ts";

test("the nearest name is the one with the fewest changed letters", () => {
  expect(nearest("feilds", ["figure", "fields", "enum"])).toBe("fields");
});

test("a difference in case alone is the nearest of all", () => {
  expect(nearest("livequery", ["LiveQueryLeg", "LiveQuery"])).toBe("LiveQuery");
});

test("nothing is suggested when nothing is close", () => {
  expect(nearest("xyz", ["createLiveSearch"])).toBeUndefined();
});

test("a problem reads as place, message and suggestion", () => {
  expect(
    formatProblem({
      file: "site/content/docs/intro.md",
      line: 12,
      message: 'Unknown directive "::feilds".',
      nearest: "fields",
    }),
  ).toBe('site/content/docs/intro.md:12  Unknown directive "::feilds". Did you mean "fields"?');
});
