import { expect, test } from "vitest";
import { formatProblem } from "./problem.ts";

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
