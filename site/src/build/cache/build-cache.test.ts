import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createBuildCache } from "./build-cache.ts";

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "cache-"));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

test("keeps entries that a build stored or recalled for the next one and drops the rest", () => {
  const file = join(folder(), "deep", "cache.json");
  const first = createBuildCache<string>(file);
  first.keep("a", "1");
  first.keep("b", "2");
  first.save();
  const second = createBuildCache<string>(file);
  expect(second.recall("a")).toBe("1");
  second.save();
  const third = createBuildCache<string>(file);
  expect([third.recall("a"), third.recall("b")]).toEqual(["1", undefined]);
});

test("writes nothing without a new entry", () => {
  const file = join(folder(), "cache.json");
  const first = createBuildCache<string>(file);
  first.keep("a", "1");
  first.save();
  utimesSync(file, 1, 1);
  const same = createBuildCache<string>(file);
  same.keep("a", same.recall("a") ?? "2");
  same.save();
  expect(statSync(file).mtimeMs).toBe(1000);
  const other = createBuildCache<string>(file);
  other.keep("a", "2");
  other.save();
  expect(createBuildCache<string>(file).recall("a")).toBe("2");
});

test("writes a new entry even if an unchanged one follows it", () => {
  const file = join(folder(), "cache.json");
  const first = createBuildCache<string>(file);
  first.keep("a", "1");
  first.keep("b", "2");
  first.save();
  const second = createBuildCache<string>(file);
  second.keep("a", "3");
  second.keep("b", "2");
  second.save();
  expect(createBuildCache<string>(file).recall("a")).toBe("3");
});

test("warns in one line and continues if the cache cannot be written", () => {
  const blocked = join(folder(), "no-folder");
  writeFileSync(blocked, "");
  const lines: string[] = [];
  const cache = createBuildCache<string>(join(blocked, "cache.json"), (line) => lines.push(line));
  cache.keep("a", "1");
  cache.save();
  expect(lines).toEqual([expect.stringMatching(/^The build cache could not be written: E\w+/)]);
});
