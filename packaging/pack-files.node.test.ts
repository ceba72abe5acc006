import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { packFiles } from "./pack-files.ts";

const run = promisify(execFile);
const LONG = `data/pages/docs/${"migration-guide/".repeat(6)}change-response-data.md`;
const FILES = [
  { name: "package.json", body: '{ "name": "a", "version": "1.0.0" }' },
  { name: "dist/a.js", body: new TextEncoder().encode("#!/usr/bin/env node\n") },
  { name: LONG, body: "Zürich\n" },
];

test("a packed file retains its name, however long, its text and its executable bit", async () => {
  const folder = await mkdtemp(join(tmpdir(), "packed-"));
  try {
    const file = join(folder, "a.tgz");
    await writeFile(file, await packFiles(FILES, ["dist/a.js"]));
    const { stdout: listed } = await run("tar", ["-tvzf", file], { env: { TZ: "UTC" } });
    expect(LONG.length).toBeGreaterThan(100);
    expect(
      listed
        .trim()
        .split("\n")
        .map((line) => [line.slice(0, 10), line.split(" ").at(-1)]),
    ).toEqual([
      ["-rw-r--r--", "package/package.json"],
      ["-rwxr-xr-x", "package/dist/a.js"],
      ["-rw-r--r--", `package/${LONG}`],
    ]);
    const { stdout: text } = await run("tar", ["-xzOf", file, `package/${LONG}`]);
    expect(text).toBe("Zürich\n");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test("the same files pack to the same bytes", async () => {
  expect(await packFiles(FILES, [])).toEqual(await packFiles(FILES, []));
  expect(await packFiles(FILES, [])).not.toEqual(await packFiles(FILES, ["dist/a.js"]));
});
