import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { DIRECTIVES } from "../../site/src/markdown/directives.ts";
import { INLINE_NAMES } from "../../site/src/values/inline-directives.ts";

/** Tables of ARCHITECTURE and CONTRIBUTING that list what exists. */

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** The rows of the first table with this head, as cells. */
function rowsOf(file: string, head: string): readonly (readonly string[])[] {
  const [, rest = ""] = read(file).split(`| ${head} `);
  const [table = ""] = rest.split("\n\n");
  return table
    .trim()
    .split("\n")
    .slice(2)
    .map((line) => line.split("|").map((cell) => cell.trim()));
}

test("CONTRIBUTING lists every directive, and no other", () => {
  const listed = rowsOf("CONTRIBUTING.md", "Facts of").flatMap(([, , directives = ""]) =>
    Array.from(directives.matchAll(/`:{1,3}([a-z-]+)/g), ([, name = ""]) => name),
  );
  const existing = new Set([...Object.keys(DIRECTIVES), ...INLINE_NAMES]);
  expect([...new Set(listed)].sort()).toEqual([...existing].sort());
});

/** Without types, and without `tests/all`, which installs other people's tools to try them. */
const PACKAGES = [".", "client", "contract", "mcp", "packaging/face", "sandbox", "site"];
const IS_LEFT_OUT = /^@(?:farewind|types)\//;

test("ARCHITECTURE has a row for every dependency, and for no other", () => {
  const installed = PACKAGES.flatMap((folder) => {
    const { dependencies, devDependencies } = JSON.parse(read(`${folder}/package.json`));
    return Object.keys({ ...dependencies, ...devDependencies });
  }).filter((name) => !IS_LEFT_OUT.test(name));
  const listed = rowsOf("ARCHITECTURE.md", "Dependency").flatMap(([, names = ""]) =>
    names.replaceAll("`", "").split(", "),
  );
  expect(installed.length).toBeGreaterThan(50);
  const isListedAs = (row: string, name: string) =>
    row.endsWith("*") ? name.startsWith(row.slice(0, -1)) : name === row;
  const missing = installed.filter((name) => !listed.some((row) => isListedAs(row, name)));
  const gone = listed.filter((row) => !installed.some((name) => isListedAs(row, name)));
  expect({ missing, gone }).toEqual({ missing: [], gone: [] });
});
