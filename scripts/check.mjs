// `npm run check`: lists what a writer must fix, what to read again after a change of the contract
// or the sandbox, and what to do next. `-- --since main` compares with another commit than the
// last.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./install.mjs";
import { loadSources } from "./load-sources.mjs";

ensureInstalled();
const { checkSite, formatProblem } = await loadSources([
  "site/src/build/check-site.ts",
  "contract/src/problems/problem.ts",
]);
const root = fileURLToPath(new URL("..", import.meta.url));
const since = sinceOf(process.argv.slice(2));
const { problems, toRead, drifted, checked } = await checkSite(since && commitOf(since));

// A page without translation is rendered in each language; its problems are printed once.
const told = new Set(problems.map(formatProblem));
for (const line of told) console.log(line);
if (toRead.length > 0) {
  console.log(`\nRead these sections again: what they speak of has changed since ${since}.`);
  for (const { file, line, heading, names } of toRead) {
    console.log(`${file}:${line}  ${heading || "the beginning"}: ${names.join(", ")}`);
  }
}
const counts = [count(told.size, "problem"), count(toRead.length, "section", " to read again")];
console.log(`\nChecked ${checked}: ${counts.join(", ")}.`);
if (!since) console.log("There is no Git history here to compare with.");
if (drifted) {
  const differ = drifted === 1 ? "differs from its original" : "differ from their originals";
  console.log(`${count(drifted, "translation")} ${differ}: \`npm run translations\` lists how.`);
}
console.log(nextStep());
process.exitCode = told.size > 0 ? 1 : 0;

/**
 * @param {number} size
 * @param {string} noun
 */
function count(size, noun, rest = "") {
  return `${size} ${noun}${size === 1 ? "" : "s"}${rest}`;
}

function nextStep() {
  if (told.size > 0) return "Mend the problems, and check again.";
  const read = toRead.length > 0 ? "Read the sections, then " : "";
  const step = "run `npm run build`, which also compiles and runs the programs of the pages.";
  return read === "" ? step.replace("run", "Run") : `${read}${step}`;
}

/**
 * The commit to compare with; undefined if there is no history.
 * @param {readonly string[]} written
 */
function sinceOf(written) {
  const [option, commit] = written;
  if (option === undefined) return isCommit("HEAD") ? "HEAD" : undefined;
  if (option !== "--since" || !commit || written.length > 2)
    fail('Write "npm run check -- --since main".');
  if (!isCommit(commit))
    fail(`git knows no commit "${commit}": name one, as in "npm run check -- --since main".`);
  return commit;
}

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

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(2);
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
