// `npm run translations`: lists how every page stands in every other language;
// `-- --renew /docs/intro` records that its translations have been read and follow the original.
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./install.mjs";

ensureInstalled();
const { register } = await import("tsx/esm/api");
register();
const { nearestName } = await import("../contract/src/problems/nearest-name.ts");
const { assemble } = await import("../site/src/generate/assemble.ts");
const { renewTranslations, translationStates } = await import(
  "../site/src/generate/translation-states.ts"
);

const { site } = await assemble();
const at = process.argv.indexOf("--renew");
if (at >= 0) renew(process.argv.slice(at + 1));
else for (const state of translationStates(site)) console.log(lineOf(state));

/** @param {readonly string[]} paths */
function renew(paths) {
  const root = fileURLToPath(new URL("..", import.meta.url));
  if (paths.length === 0) fail("Name the pages: npm run translations -- --renew /docs/intro");
  for (const path of paths) {
    const files = renewTranslations(root, site, path);
    if (!files) fail(`There is no page ${path}.`, nearestName(path, site.plan.byPath.keys()));
    else if (files.length === 0) fail(`${path} has no translation.`);
    else for (const file of files) console.log(`${file}  renewed`);
  }
}

/** @param {import("../site/src/generate/translation-states.ts").TranslationState} state */
function lineOf({ lang, state, path, sections, drifted }) {
  const detail = drifted.length > 0 ? `: ${drifted.join(", ")}` : "";
  return `${lang}  ${state.padEnd(10)}  ${path}  (${sections} sections)${detail}`;
}

/**
 * @param {string} message
 * @param {string} [nearest]
 */
function fail(message, nearest) {
  console.error(nearest === undefined ? message : `${message} Did you mean "${nearest}"?`);
  process.exitCode = 1;
}
