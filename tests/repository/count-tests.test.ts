import { expect, test } from "vitest";
import { countTests } from "../../scripts/count-tests.mjs";

const reportOf = (passed: number, failed: number, suites: number) =>
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: 1,
    numFailedTestSuites: suites,
  });

test.each([
  ["passes", reportOf(5, 0, 0), 0, { passed: 5, failed: 0, skipped: 1 }],
  ["has failed tests", reportOf(5, 2, 1), 1, { passed: 5, failed: 2, skipped: 1 }],
  ["has files that don't load", reportOf(5, 0, 2), 1, { passed: 5, failed: 2, skipped: 1 }],
  ["fails outside any test and file", reportOf(5, 0, 0), 1, { passed: 5, failed: 1, skipped: 1 }],
  ["wrote half a report", reportOf(5, 0, 0).slice(0, 20), 0, { passed: 0, failed: 1, skipped: 0 }],
  ["wrote no report", undefined, 0, { passed: 0, failed: 1, skipped: 0 }],
])("a run that %s", (_, report, status, counts) => {
  expect(countTests(report, status)).toEqual(counts);
});
