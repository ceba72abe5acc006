import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { unwritable } from "../../scripts/ensure-writable.mjs";

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "writable-"));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

test("creates a missing folder, and leaves nothing in a writable one", () => {
  const place = folder();
  mkdirSync(join(place, "there"));
  expect(unwritable([join(place, "there"), join(place, "missing/.cache")])).toEqual([]);
  expect(readdirSync(place, { recursive: true }).map(String).sort()).toEqual([
    "missing",
    "missing/.cache",
    "there",
  ]);
});

test("reports each unwritable folder in one line, with what to do", () => {
  const place = folder();
  const file = join(place, ".cache");
  writeFileSync(file, "");
  expect(unwritable([file, place, join(file, "below")])).toEqual([
    `${file} cannot be written to: a file of that name is in the way: move or delete it (EEXIST: file already exists, mkdir '${file}').`,
    `${file}/below cannot be written to: a file of that name is in the way: move or delete it (ENOTDIR: not a directory, mkdir '${file}/below').`,
  ]);
});

// No user may write there, not even root.
test("reports a file system that refuses writes", () => {
  expect(unwritable(["/proc/self"])).toEqual([
    expect.stringMatching(/^\/proc\/self cannot be written to: \S.+ \(E[A-Z]+: .+\)\.$/),
  ]);
});
