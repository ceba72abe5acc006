// Counts the tests of a run, from the report that Vitest wrote.

/** @typedef {{ passed: number, failed: number, skipped: number }} TestCounts */

/**
 * A run that wrote no whole report, or failed outside any test, counts as at least one failure.
 * @param {string | undefined} report as JSON; undefined if there is none
 * @param {number} status the exit status of the run
 * @returns {TestCounts}
 */
export function countTests(report, status) {
  const counts = parse(report);
  if (!counts) return { passed: 0, failed: 1, skipped: 0 };
  const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = counts;
  const outside = status !== 0 && numFailedTests === 0 ? Math.max(1, numFailedTestSuites) : 0;
  return { passed: numPassedTests, failed: numFailedTests + outside, skipped: numPendingTests };
}

/**
 * Undefined for a report that is missing, or was cut off.
 * @param {string | undefined} report
 */
function parse(report) {
  try {
    return JSON.parse(report ?? "");
  } catch {
    return undefined;
  }
}
