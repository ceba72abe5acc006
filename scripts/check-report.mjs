// What `npm run check` prints.
import { count } from "./outcomes.mjs";

/**
 * What a check found.
 * @typedef {object} Checked
 * @property {readonly string[]} problems one line each
 * @property {readonly Section[]} toRead
 * @property {number} [drifted] how many translations differ from their originals
 * @property {string} checked "120 pages, 300 blocks of code"
 */

/**
 * A section of a page; the heading is empty above the first one.
 * @typedef {{ file: string, line: number, heading: string, names: readonly string[] }} Section
 */

/**
 * The lines that tell a writer what to fix, what to read again, and what to do next.
 * @param {Checked} checked
 * @param {string | undefined} since the commit that was compared with; undefined without a history
 * @returns {readonly string[]}
 */
export function checkReport({ problems, toRead, drifted, checked }, since) {
  const counts = `${count(problems.length, "problem")}, ${count(toRead.length, "section")} to read again`;
  return [
    ...problems,
    ...(toRead.length > 0
      ? [`\nReview these sections: names that they mention have changed since ${since}.`]
      : []),
    ...toRead.map(
      ({ file, line, heading, names }) =>
        `${file}:${line}  ${heading || "the beginning"}: ${names.join(", ")}`,
    ),
    `\nChecked ${checked}: ${counts}.`,
    ...(since ? [] : ["There is no Git history here to compare with."]),
    ...(drifted ? [driftLine(drifted)] : []),
    nextStep(problems.length > 0, toRead.length > 0),
  ];
}

/** @param {number} drifted */
function driftLine(drifted) {
  const differ = drifted === 1 ? "differs from its original" : "differ from their originals";
  return `${count(drifted, "translation")} ${differ}: \`npm run translations\` lists how.`;
}

/**
 * @param {boolean} hasProblems
 * @param {boolean} hasSections whether there are sections to read again
 */
function nextStep(hasProblems, hasSections) {
  if (hasProblems) return "Fix the problems and check again.";
  const build = "`npm run build`, which also compiles and runs the programs of the pages.";
  return hasSections ? `Read the sections, then run ${build}` : `Run ${build}`;
}
