// How commands end: what they print last, and whether they succeeded.

/**
 * @typedef {object} Outcome
 * @property {boolean} isGood
 * @property {string} [summary] the last line for whoever ran the command
 */

/**
 * Of a build in a separate process.
 * @param {number | null} status null if a signal ended it
 * @param {string | null} signal
 * @returns {Outcome}
 */
export function buildOutcome(status, signal) {
  const isGood = status === 0;
  if (!signal) return { isGood };
  return { isGood, summary: `${signal} ended the build, so there is no site to serve.` };
}

/**
 * Of a check of all pages, which prints its own report.
 * @param {number} problems that were found
 * @returns {Outcome}
 */
export function checkOutcome(problems) {
  return { isGood: problems === 0 };
}

/**
 * Of a check of all code on the pages.
 * @param {number} programs that ran
 * @param {number} problems that were found
 * @returns {Outcome}
 */
export function samplesOutcome(programs, problems) {
  const summary = `${count(programs, "program")} ran: ${count(problems, "problem")}.`;
  return { isGood: problems === 0, summary };
}

/**
 * Of a run of checks and tests.
 * @param {import("./count-tests.mjs").TestCounts} counts
 * @returns {Outcome}
 */
export function testsOutcome({ passed, failed, skipped }) {
  return {
    isGood: failed === 0,
    summary: `${passed} passed, ${failed} failed, ${skipped} skipped`,
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
