// `npm run translations` lists the state of every page in every other language.
// `-- --renew /docs/intro` records that its translations have been reviewed and match the original;
// `-- --renew` without a page does so for new translations.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./install.mjs";
import { loadSources } from "./load-sources.mjs";

ensureInstalled();
const { assemble, formatProblem, nearestName, renewTranslations, translationStates } =
  await loadSources([
    "contract/src/problems/nearest-name.ts",
    "contract/src/problems/problem.ts",
    "site/src/build/assemble.ts",
    "site/src/build/translation-states.ts",
  ]);

const { site } = await assemble();
const at = process.argv.indexOf("--renew");
if (at >= 0) renew(process.argv.slice(at + 1));
else for (const state of translationStates(site)) console.log(lineOf(state));

/** @param {readonly string[]} paths */
function renew(paths) {
  if (paths.length === 0) {
    for (const path of site.plan.byPath.keys()) renewTranslations(site, path, rewrite, true);
  }
  for (const path of paths) {
    if (renewTranslations(site, path, rewrite)) continue;
    fail(`There is no page ${path}.`, nearestName(path, site.plan.byPath.keys()));
  }
}

/**
 * @param {string} file
 * @param {(text: string) => string} change
 */
function rewrite(file, change) {
  const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
  writeFileSync(path, change(readFileSync(path, "utf8")));
  console.log(`${file}  renewed`);
}

/** @param {import("../site/src/build/translation-states.ts").TranslationState} state */
function lineOf({ lang, state, path, problems }) {
  const lines = problems.map((problem) => `\n    ${formatProblem(problem)}`);
  return `${lang}  ${state.padEnd(10)}  ${path}${lines.join("")}`;
}

/**
 * @param {string} message
 * @param {string} [nearest]
 */
function fail(message, nearest) {
  console.error(nearest === undefined ? message : `${message} Did you mean "${nearest}"?`);
  process.exitCode = 1;
}
