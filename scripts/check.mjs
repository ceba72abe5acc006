// `npm run check`: lists what a writer must fix, what to read again after a change of the contract
// or the sandbox, and what to do next. `-- --since main` compares with another commit than the
// last.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { checkReport } from "./check-report.mjs";
import { ensureInstalled } from "./install.mjs";
import { loadSources } from "./load-sources.mjs";
import { checkOutcome } from "./outcomes.mjs";
import { readSince } from "./read-since.mjs";

ensureInstalled();
const { checkSite, formatProblem } = await loadSources([
  "site/src/build/check-site.ts",
  "contract/src/problems/problem.ts",
]);
const root = fileURLToPath(new URL("..", import.meta.url));
const { since, problem } = readSince(process.argv.slice(2), isCommit);
if (problem) {
  console.error(problem);
  process.exit(2);
}
const { problems, ...rest } = await checkSite(since && commitOf(since));

// A page without translation is rendered in each language; its problems are printed once.
const lines = [...new Set(problems.map(formatProblem))];
for (const line of checkReport({ problems: lines, ...rest }, since)) console.log(line);
process.exitCode = checkOutcome(lines.length).isGood ? 0 : 1;

/** @param {string} commit */
function commitOf(commit) {
  return {
    filesIn: (/** @type {string} */ folder) =>
      git("ls-tree", "-r", "--name-only", commit, folder).split("\n").filter(Boolean),
    textOf: (/** @type {string} */ file) => git("show", `${commit}:${file}`),
    diffOf: (/** @type {readonly string[]} */ paths) => git("diff", "-U40", commit, "--", ...paths),
  };
}

/** @param {string} name */
function isCommit(name) {
  try {
    git("rev-parse", "--verify", "--quiet", `${name}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

/** @param {readonly string[]} words */
function git(...words) {
  return execFileSync("git", words, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "ignore"],
  });
}
