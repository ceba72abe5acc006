/**
 * `tsx scripts/compare-sites.ts BEFORE AFTER` compares two built sites file by file, to show that a
 * refactoring changed nothing but what it should. Folders are `site/dist` of two checkouts. Hashes
 * in names and texts depend on other files, so they are ignored.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

const HASHES: readonly (readonly [RegExp, string])[] = [
  // Hashes of assets, search indexes and texts.
  [/(?<=\/?[\w-]+)-[\w-]{6,8}(?=\.(?:js|css)\b)/g, "-HASH"],
  [/(?<=[a-z]{2}-[\d.]+)\.[\da-f]{8}(?=\.json)/g, ".HASH"],
  [/(?<=texts-[a-z]{2})-[\da-f]{8}(?=\.json)/g, "-HASH"],
  // Hashes of styles and scripts in the policy, and the build id.
  [/sha256-[\w+/]{43}=/g, "sha256-HASH"],
  [/(?<=["=])[\da-f]{12}(?=")/g, "BUILD"],
];

const [before, after] = process.argv.slice(2);
if (before === undefined || after === undefined || !existsSync(before) || !existsSync(after)) {
  console.error("Name two folders: tsx scripts/compare-sites.ts BEFORE/site/dist AFTER/site/dist");
  process.exit(1);
}

const [left, right] = [filesOf(before), filesOf(after)];
const gone = [...left.keys()].filter((name) => !right.has(name));
const added = [...right.keys()].filter((name) => !left.has(name));
const changed = [...left].filter(([name, file]) => {
  const other = right.get(name);
  return other !== undefined && textOf(file) !== textOf(other);
});
for (const name of gone) console.log(`- ${name}`);
for (const name of added) console.log(`+ ${name}`);
for (const [name] of changed) console.log(`~ ${name}`);
const same = left.size - gone.length - changed.length;
console.log(
  `${same} the same, ${changed.length} changed, ${added.length} added, ${gone.length} gone`,
);
process.exitCode = gone.length + added.length + changed.length === 0 ? 0 : 1;

/** Files by name without hashes, except compressed twins, which depend on the others. */
function filesOf(folder: string): ReadonlyMap<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name));
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return new Map(paths.map((path) => [withoutHashes(relative(folder, path)), path]));
}

function textOf(file: string): string {
  const bytes = readFileSync(file);
  if (/\.(png|tgz)$/.test(file)) return bytes.toString("base64");
  // The manifest is a list of digests, so only its names are compared.
  if (file.endsWith("manifest.json")) return withoutDigests(bytes.toString());
  return withoutHashes(bytes.toString());
}

function withoutDigests(manifest: string): string {
  return withoutHashes(manifest).replaceAll(/"[\w+/-]{20,}={0,2}"/g, '"DIGEST"');
}

function withoutHashes(text: string): string {
  return HASHES.reduce((result, [pattern, name]) => result.replaceAll(pattern, name), text);
}
