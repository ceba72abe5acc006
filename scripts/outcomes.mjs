// How commands end: what they say last, and whether they succeeded.

/**
 * Of a build in a separate process.
 * @param {number | null} status null if a signal ended it
 * @param {NodeJS.Signals | null} signal
 * @returns {import("./outcomes.mjs").Outcome}
 */
export function buildOutcome(status, signal) {
  const isGood = status === 0;
  if (!signal) return { isGood };
  return { isGood, says: `The build was ended by ${signal}, so there is no site to serve.` };
}

/**
 * Of a check of all pages, which prints its own report.
 * @param {number} problems that were found
 * @returns {import("./outcomes.mjs").Outcome}
 */
export function checkOutcome(problems) {
  return { isGood: problems === 0 };
}

/**
 * Of a check of all code on the pages.
 * @param {number} programs that ran
 * @param {number} problems that were found
 * @returns {import("./outcomes.mjs").Outcome}
 */
export function samplesOutcome(programs, problems) {
  const says = `${count(programs, "program")} ran: ${count(problems, "problem")}.`;
  return { isGood: problems === 0, says };
}

/**
 * Of a run of checks and tests.
 * @param {import("./count-tests.mjs").TestCounts} counts
 * @returns {import("./outcomes.mjs").Outcome}
 */
export function testsOutcome({ passed, failed, skipped }) {
  return {
    isGood: failed === 0,
    says: `${passed} passed, ${failed} failed, ${skipped} skipped`,
  };
}

/**
 * count(2, "problem") → "2 problems"
 * @param {number} size
 * @param {string} noun
 */
export function count(size, noun) {
  return `${size} ${noun}${size === 1 ? "" : "s"}`;
}
