import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { formatProblem } from "../../../contract/src/problems/problem.ts";
import { checkGenerated } from "./check-generated.ts";

function createCache(): string {
  const folder = mkdtempSync(join(tmpdir(), "check-generated-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const check = async (cache: string, sources: string, stale: readonly string[]) =>
  (await checkGenerated(cache, sources, "generated", async () => stale)).map(formatProblem);

test("a stale file is named in one line, with the command, until it is fresh", async () => {
  const cache = createCache();
  const line = 'a/one.ts  This file is out of date: run "npm run generate".';
  expect(await check(cache, "hash", ["a/one.ts"])).toEqual([line]);
  expect(await check(cache, "hash", ["a/one.ts", "b.ts"])).toEqual([
    'a/one.ts  This file is out of date, and so is b.ts: run "npm run generate".',
  ]);
});

test("does not check fresh files again until a source changes", async () => {
  const cache = createCache();
  expect(await check(cache, "hash", [])).toEqual([]);
  expect(await check(cache, "hash", ["never listed"])).toEqual([]);
  expect(await check(cache, "other hash", ["a.ts"])).toHaveLength(1);
});

test("skips files that were just generated, even in a new checkout", async () => {
  expect(await check(createCache(), "generated", ["never listed"])).toEqual([]);
});

test("reports changed sources if the generating tools are not installed", async () => {
  const problems = await checkGenerated(createCache(), "hash", "generated", null);
  expect(problems.map(formatProblem)).toEqual([
    'packaging/generated-sources.sha256  The sources of generated files have changed: run "npm run generate".',
  ]);
});
