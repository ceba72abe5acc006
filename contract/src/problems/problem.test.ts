import { expect, test } from "vitest";
import { compareByLocation, formatProblem, problem } from "./problem.ts";

test("a problem reads as place, message and suggestion", () => {
  const place = { file: "site/content/docs/intro.md", line: 12 };
  expect(formatProblem(problem(place, 'Unknown directive "::feilds".', "fields"))).toBe(
    'site/content/docs/intro.md:12  Unknown directive "::feilds". Did you mean "fields"?',
  );
});

test("omits an unknown line and a missing suggestion", () => {
  const whole = problem({ file: "a.md", line: undefined }, "This page is empty.");
  expect(Object.keys(whole)).toEqual(["file", "message"]);
  expect(formatProblem(whole)).toBe("a.md  This page is empty.");
});

test("sorts problems by file, then by line", () => {
  const at = (file: string, line?: number) => problem({ file, line }, "Wrong.");
  const sorted = [at("b.md", 2), at("a.md", 10), at("a.md", 9), at("a.md")].toSorted(
    compareByLocation,
  );
  expect(sorted).toEqual([at("a.md"), at("a.md", 9), at("a.md", 10), at("b.md", 2)]);
});
