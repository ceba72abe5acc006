import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { digest } from "../base/digest.ts";
import { PLACEHOLDER_ORIGIN } from "../base/paths.ts";
import { compress } from "./compress.ts";
import { publishFile } from "./publish-file.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "publish-"));
});

const read = (name: string) => readFileSync(join(folder, name));
/** A text that the two efforts compress to different sizes. */
const text = Array.from({ length: 4000 }, (_, index) => `${index * 7919}`).join(" ");

test.each([
  ["assets/a.js", "best"],
  ["search/en.json", "best"],
  ["docs/intro/index.html", "fast"],
  ["other/assets/a.js", "fast"],
  ["change-log.atom", "fast"],
] as const)("%s is compressed with the effort %s", (name, effort) => {
  const published = publishFile(folder, { name, body: text });
  const { brotli, gzip } = compress(Buffer.from(text), effort);
  expect(read(`public/${name}.br`).equals(brotli)).toBe(true);
  expect(read(`public/${name}.gz`).equals(gzip)).toBe(true);
  expect(published).toEqual([
    ["public", name, digest(Buffer.from(text))],
    ["public", `${name}.br`, digest(brotli)],
    ["public", `${name}.gz`, digest(gzip)],
  ]);
});

test("writes a picture unchanged, without compressed variants", () => {
  const body = new Uint8Array([1, 2, 3]);
  expect(publishFile(folder, { name: "a.png", body })).toEqual([["public", "a.png", digest(body)]]);
  expect([...read("public/a.png")]).toEqual([1, 2, 3]);
  expect(existsSync(join(folder, "public/a.png.br"))).toBe(false);
});

test("reuses earlier compressed bodies when name and digest match", () => {
  const kept = { brotli: Buffer.from("br"), gzip: Buffer.from("gz") };
  const asked: (readonly [string, string])[] = [];
  publishFile(folder, { name: "a.html", body: text }, undefined, (...key) => {
    asked.push(key);
    return kept;
  });
  expect(asked).toEqual([["a.html", digest(Buffer.from(text))]]);
  expect([read("public/a.html.br"), read("public/a.html.gz")]).toEqual([kept.brotli, kept.gzip]);
});

test("publishes a file with its placeholders filled in, and stores it as written", () => {
  const body = `<a href="${PLACEHOLDER_ORIGIN}/docs">Docs</a>`;
  const filled = '<a href="https://docs.example.com/docs">Docs</a>';
  const values = { months: 0, origin: "https://docs.example.com" };
  const published = publishFile(folder, { name: "a.html", body }, values);
  expect(read("public/a.html").toString()).toBe(filled);
  expect(read("written/a.html").toString()).toBe(body);
  expect(published.slice(0, 2)).toEqual([
    ["public", "a.html", digest(Buffer.from(filled))],
    ["written", "a.html", digest(Buffer.from(body))],
  ]);
});
