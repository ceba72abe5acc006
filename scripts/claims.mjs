// `npm run claims`: lists what the texts say that nobody is listed for, and what they say no more;
// `-- --says contract docs/intro.md:12` records who says so, of a line, of lines (`12-20`), of all
// that is new in a file, or of all that is new; `-- --renew docs/intro.md` drops what is gone and
// takes the file's order.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./install.mjs";

ensureInstalled();
const { register } = await import("tsx/esm/api");
register();
const { nearestName } = await import("../contract/src/problems/nearest-name.ts");
const { CLAIM_SOURCES, claimListOf, isTranslated, readClaims } = await import(
  "../site/src/checks/read-claims.ts"
);
const { assemble } = await import("../site/src/generate/assemble.ts");
const { claimChanges, claimCounts, recordedList } = await import(
  "../site/src/generate/claim-changes.ts"
);
const { writtenClaims } = await import("../site/src/generate/written-claims.ts");

const { site } = await assemble();
const written = writtenClaims(site);
const lists = readClaims();
const others = site.config.locales.slice(1).map(({ code }) => code);
const [command, ...rest] = process.argv.slice(2);
if (command === undefined) list();
else if (command === "--says") says(rest);
else if (command === "--renew") for (const place of rest) record(place, {});
else fail(`There is no ${command}.`, nearestName(command, ["--says", "--renew"]));

function list() {
  for (const { file, changes } of claimChanges(written, lists)) {
    for (const change of changes) console.log(`${lineOf(file, change)}\n`);
  }
  const counts = Array.from(claimCounts(lists), ([source, count]) => `${source} ${count}`);
  console.log(`Listed: ${counts.join(", ")}`);
}

/**
 * @param {string} file
 * @param {import("../site/src/checks/compare-claims.ts").ClaimChange} change
 */
function lineOf(file, change) {
  const claim = change.kind === "gone" ? change.before : change.claim;
  const place = `${change.kind.padEnd(8)} ${file}:${claim?.line ?? 1}`;
  const was = change.kind === "new" ? [] : [`  - ${change.known.source}  ${change.known.sentence}`];
  const is = change.kind === "gone" ? [] : [`  + ${change.claim.sentence}`];
  return [place, ...was, ...is].join("\n");
}

/** @param {readonly string[]} words */
function says([source = "", ...places]) {
  if (!CLAIM_SOURCES.includes(source)) {
    fail(`"${source}" is no source.`, nearestName(source, CLAIM_SOURCES));
    return;
  }
  const changed = claimChanges(written, lists).map(({ file }) => file);
  for (const place of places.length > 0 ? places : changed) record(place, { source });
}

/**
 * @param {string} place "docs/intro.md:12", "docs/intro.md:12-20" or "docs/intro.md"
 * @param {import("../site/src/checks/record-claims.ts").Recorded} recorded
 */
function record(place, recorded) {
  const [, name = "", first, last = first] = /^(.*?)(?::(\d+)(?:-(\d+))?)?$/.exec(place) ?? [];
  const file = [name, `site/content/${name}`].find((path) => written.has(path));
  if (file === undefined) {
    const shown = Array.from(written.keys(), (path) => path.replace(/^site\/content\//, ""));
    fail(`No reader sees ${name}.`, nearestName(name, shown));
    return;
  }
  const lines = first === undefined ? {} : { lines: { first: Number(first), last: Number(last) } };
  const isOriginal = recorded.source !== undefined && isTranslated(claimListOf(file), others);
  const source = isOriginal ? { source: "original" } : {};
  const how = { ...recorded, ...source, ...lines };
  const { list, text } = recordedList(file, written, readClaims(), how);
  const path = fileURLToPath(new URL(`../${list}`, import.meta.url));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(`${list}  recorded`);
}

/**
 * @param {string} message
 * @param {string} [nearest]
 */
function fail(message, nearest) {
  console.error(nearest === undefined ? message : `${message} Did you mean "${nearest}"?`);
  process.exitCode = 1;
}
