import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import type { OutputFile } from "./output-file.ts";
import { createOutputFolder, type Digests } from "./output-folder.ts";

const page = (name: string): OutputFile => ({ name, body: `<p>${name}</p>`.repeat(20_000) });
const pages = ["a/b/index.html", "a/c/index.html", "d/index.html"].map(page);

const describe = (digests: Digests): OutputFile => ({
  name: "names.json",
  body: JSON.stringify([...digests.public.keys()].sort()),
});

let parent = "";

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "output-"));
});

test("discarding a folder during writes leaves nothing behind", async () => {
  const folder = createOutputFolder(join(parent, "dist"));
  const writing = pages.map((file) => folder.publish(file));
  await folder.discard();
  await Promise.all(writing);
  expect(readdirSync(parent)).toEqual([]);
});

test("replaces the output with the new folder, its files and their compressed variants", async () => {
  const older = createOutputFolder(join(parent, "dist"));
  await older.publish(page("old.html"));
  await older.replace(describe);
  const folder = createOutputFolder(join(parent, "dist"));
  for (const file of pages) await folder.publish(file);
  await folder.keep({ name: "headers.conf", body: "{}" });
  expect(await folder.replace(describe)).toBe(3);
  await folder.discard();
  expect(readdirSync(parent)).toEqual(["dist"]);
  const names = readdirSync(join(parent, "dist/public"), { recursive: true, encoding: "utf8" });
  expect(names.filter((name) => name.startsWith("d/")).sort()).toEqual([
    "d/index.html",
    "d/index.html.br",
    "d/index.html.gz",
  ]);
  expect(names).not.toContain("old.html");
  expect(readFileSync(join(parent, "dist/headers.conf"), "utf8")).toBe("{}");
  const described = JSON.parse(readFileSync(join(parent, "dist/names.json"), "utf8"));
  expect(described).toEqual(names.filter((name) => name.includes(".")).sort());
});

test("stores a filled-in file also as written, next to the public folder", async () => {
  const folder = createOutputFolder(join(parent, "dist"));
  await folder.publish({ name: "d/index.html", body: "June", written: "May" });
  await folder.replace(({ written }) => ({
    name: "written.json",
    body: [...written.keys()].join(),
  }));
  const read = (name: string) => readFileSync(join(parent, "dist", name), "utf8");
  expect([read("public/d/index.html"), read("written/d/index.html")]).toEqual(["June", "May"]);
  expect(read("written.json")).toBe("d/index.html");
});

test("a file that cannot be written fails the build and leaves the old output in place", async () => {
  const older = createOutputFolder(join(parent, "dist"));
  await older.publish(page("old.html"));
  await older.replace(describe);
  const folder = createOutputFolder(join(parent, "dist"));
  await folder.publish(page("a/index.html"));
  await folder.publish(page("a/index.html/below"));
  await expect(folder.replace(describe)).rejects.toThrow("Files could not be written.");
  await folder.discard();
  expect(readdirSync(join(parent, "dist/public"))).toContain("old.html");
  expect(readdirSync(parent)).toEqual(["dist"]);
});

test("a full disk fails the build with advice", async () => {
  const folder = createOutputFolder(join(parent, "dist"), () => ({
    publish: () => Promise.reject(new Error("ENOSPC: no space left on device, write")),
    close: async () => {},
  }));
  await folder.publish(page("a/index.html"));
  await expect(folder.replace(describe)).rejects.toThrow(/make room there .*\(ENOSPC: /);
});

test("closes the writer before the folder is completed or discarded", async () => {
  const log: string[] = [];
  const open = () =>
    createOutputFolder(join(parent, "dist"), () => ({
      publish: async () => [],
      close: async () => void log.push("closed"),
    }));
  const [kept, dropped] = [open(), open()];
  for (const folder of [kept, dropped]) await folder.publish(page("a/index.html"));
  await kept.replace((digests) => {
    log.push("described");
    return describe(digests);
  });
  expect(log).toEqual(["closed", "described"]);
  await dropped.discard();
  expect(log).toEqual(["closed", "described", "closed"]);
});

test("a new build removes a killed build's leftovers, but not a running build's folder", () => {
  const { pid: ended } = spawnSync(process.execPath, ["--version"]);
  const names = [`dist.${ended}/public`, `dist.${ended}.old`, `dist.${process.ppid}`, "dist.d.ts"];
  for (const name of names) mkdirSync(join(parent, name), { recursive: true });
  createOutputFolder(join(parent, "dist"));
  expect(readdirSync(parent).sort()).toEqual([`dist.${process.ppid}`, "dist.d.ts"]);
});
