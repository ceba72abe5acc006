// Counts the tests of a run, from the report that Vitest wrote.

/**
 * A run that wrote no report, or failed outside any test, counts as at least one failure.
 * @param {string | undefined} report as JSON; undefined if there is none
 * @param {number} status the exit status of the run
 */
export function countTests(report, status) {
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } =
    JSON.parse(report);
  const outside = status !== 0 && numFailedTests === 0 ? Math.max(1, numFailedTestSuites) : 0;
  return { passed: numPassedTests, failed: numFailedTests + outside, skipped: numPendingTests };
}
