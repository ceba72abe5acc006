import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { hashFolders } from "./hash-folders.ts";

test("a hash covers each name and each content, but no tests and no build output", () => {
  const root = mkdtempSync(join(tmpdir(), "hash-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (name: string, text: string) => writeFileSync(join(root, name), text);
  mkdirSync(join(root, "src/deep"), { recursive: true });
  write("src/deep/a.ts", "a");
  write("lock.json", "1");
  write("beside.ts", "b");
  const hash = () => hashFolders(root, ["src", "lock.json"]);
  const first = hash();
  write("beside.ts", "another");
  write("src/deep/a.test.ts", "a test");
  write("src/deep/a.test.tsx", "a test");
  for (const built of ["dist", "dist.new", ".cache", "node_modules"]) {
    mkdirSync(join(root, "src", built));
    write(`src/${built}/a.js`, "built");
  }
  expect(hash()).toBe(first);
  const changes = [
    () => write("src/deep/a.ts", "changed"),
    () => write("src/b.ts", ""),
    () => renameSync(join(root, "src/b.ts"), join(root, "src/c.ts")),
    () => write("lock.json", "2"),
  ];
  const hashes = changes.map((change) => {
    change();
    return hash();
  });
  expect(new Set([first, ...hashes]).size).toBe(changes.length + 1);
});

test("a repository may be below a folder with the name of a build folder", () => {
  const above = mkdtempSync(join(tmpdir(), "hash-"));
  onTestFinished(() => rmSync(above, { recursive: true }));
  const root = join(above, "dist/");
  mkdirSync(join(root, "src"), { recursive: true });
  const hashes = ["a", "b"].map((text) => {
    writeFileSync(join(root, "src/a.ts"), text);
    return hashFolders(root, ["src"]);
  });
  expect(hashes[0]).not.toBe(hashes[1]);
});

test("a hash doesn't depend on the repository's location", () => {
  const hashes = ["one", "another"].map((name) => {
    const root = mkdtempSync(join(tmpdir(), name));
    onTestFinished(() => rmSync(root, { recursive: true }));
    writeFileSync(join(root, "a.ts"), "a");
    return hashFolders(root, ["a.ts"]);
  });
  expect(hashes[0]).toBe(hashes[1]);
});
