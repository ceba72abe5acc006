import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { staleFiles } from "./stale-files.ts";

test("reports a changed, a missing and a leftover file as stale", () => {
  const folder = mkdtempSync(join(tmpdir(), "stale-files-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "types"));
  writeFileSync(join(folder, "same.ts"), "same");
  writeFileSync(join(folder, "types/other.ts"), "before");
  writeFileSync(join(folder, "types/left.ts"), "left over");
  const files = new Map([
    ["same.ts", "same"],
    ["types/other.ts", "after"],
    ["missing.ts", "new"],
  ]);
  expect(staleFiles(folder, files)).toEqual(["types/other.ts", "missing.ts", "types/left.ts"]);
});
