import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createBuildCache } from "./build-cache.ts";

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "cache-"));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

test("what a build kept or recalled is there for the next one, and the rest is not", () => {
  const file = join(folder(), "deep", "cache.json");
  const first = createBuildCache<string>(file);
  first.keep("a", "1");
  first.keep("b", "2");
  first.save();
  const second = createBuildCache<string>(file);
  expect(second.recall("a")).toBe("1");
  second.save();
  expect(createBuildCache<string>(file).recall("b")).toBeUndefined();
});

test("where it cannot be written a build goes on, and says so in one line", () => {
  const blocked = join(folder(), "no-folder");
  writeFileSync(blocked, "");
  const lines: string[] = [];
  const cache = createBuildCache<string>(join(blocked, "cache.json"), (line) => lines.push(line));
  cache.keep("a", "1");
  cache.save();
  expect(lines).toEqual([expect.stringMatching(/^Nothing is kept for the next build: E\w+/)]);
});
