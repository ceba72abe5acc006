/**
 * Prints how many source files and lines each package has: tracked TypeScript and scripts, without
 * tests, test helpers, benches and generated files, and without blank lines and comments.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const SOURCE = /\.(ts|tsx|mts|mjs)$/;
const OTHER = /\.test\.|(^|\/)(tests|testing|bench|generated|__snapshots__)\/|\.d\.ts$/;

/** Counts the lines with something besides a comment. */
function countLines(text) {
  const code = text.replaceAll(/^\s*\/\*[\s\S]*?\*\/\s*$/gm, "").replaceAll(/^\s*\/\/.*$/gm, "");
  return code.split("\n").filter((line) => line.trim() !== "").length;
}

const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n");
const sizes = tracked
  .filter((file) => SOURCE.test(file) && !OTHER.test(file))
  .map((file) => ({ file, lines: countLines(readFileSync(file, "utf8")) }));
const packages = new Map();
for (const size of sizes)
  packages.set(packageOf(size), [...(packages.get(packageOf(size)) ?? []), size]);

function packageOf({ file }) {
  return file.split("/")[0];
}

function quantile(sorted, part) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}

function describe(name, found) {
  const sorted = found.map(({ lines }) => lines).sort((a, b) => a - b);
  const sum = sorted.reduce((total, lines) => total + lines, 0);
  return {
    name,
    files: found.length,
    lines: sum,
    median: quantile(sorted, 0.5),
    p90: quantile(sorted, 0.9),
  };
}

console.table([
  ...[...packages].map(([name, found]) => describe(name, found)),
  describe("all", sizes),
]);
