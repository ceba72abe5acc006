import { expect, test } from "vitest";
import { formatProblem } from "../../../../contract/src/problems/problem.ts";
import { checkDates } from "./check-dates.ts";

const text = "On 14 May 2027.\n\n`outboundDate=2028-05-14`\n";

test("reports an expiring date with its line and the nearest right one", () => {
  expect(checkDates([["site/content/docs/intro.md", text]]).map(formatProblem)).toEqual([
    'site/content/docs/intro.md:3  "2028-05" does not move with the day, so it expires: only dates of the twelve months from the fixed day on do. Did you mean "2027-05"?',
  ]);
});

test("ignores dates in the change log and on pages about V1.0", () => {
  const files = ["docs/change-log.md", "es/docs/change-log.md", "docs/1.0/places.md"];
  expect(checkDates(files.map((name) => [`site/content/${name}`, text]))).toEqual([]);
});
