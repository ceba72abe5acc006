import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PACKAGES, ROOT } from "./packages.ts";

test.each(PACKAGES)("$name says what is new in its version", ({ folder, texts, version }) => {
  const log = readFileSync(join(ROOT, folder, texts, "CHANGELOG.md"), "utf8");
  const versions = Array.from(log.matchAll(/^## (\S+)$/gm), ([, name]) => name);
  expect(versions[0]).toBe(version);
  expect(new Set(versions).size).toBe(versions.length);
  // Something is said of each.
  for (const part of log.split(/^## \S+$/m).slice(1)) expect(part.trim()).not.toBe("");
});

test.each(PACKAGES)("$name has its version in one place", ({ folder, version }) => {
  const lock = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8"));
  expect(lock.packages[folder].version).toBe(version);
});
