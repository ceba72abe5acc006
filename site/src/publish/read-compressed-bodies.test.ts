import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { digest } from "../base/digest.ts";
import { type BuildManifest, MANIFEST } from "./build-manifest.ts";
import { createOutputFolder } from "./output-folder.ts";
import { readCompressedBodies } from "./read-compressed-bodies.ts";

const name = "docs/legs.html";
const body = "<p>A leg has segments.</p>".repeat(100);
const own = digest(Buffer.from(body));

/** The output of a build with one page. */
async function build(): Promise<string> {
  const parent = mkdtempSync(join(tmpdir(), "bodies-"));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const output = join(parent, "dist");
  const folder = createOutputFolder(output);
  await folder.publish({ name, body });
  await folder.replace((digests) => {
    const manifest: BuildManifest = {
      headers: { document: {}, script: {}, data: {} },
      policies: {},
      notFound: [],
      files: Object.fromEntries(digests.public),
      written: {},
      compressors: "compressors",
    };
    return { name: MANIFEST, body: JSON.stringify(manifest) };
  });
  return output;
}

test("reuses bodies that the previous build compressed", async () => {
  const kept = readCompressedBodies(await build(), "compressors")(name, own);
  expect(kept && brotliDecompressSync(kept.brotli).toString()).toBe(body);
  expect(kept && gunzipSync(kept.gzip).toString()).toBe(body);
});

test("reuses nothing for another body, another file or other compressors", async () => {
  const output = await build();
  const kept = readCompressedBodies(output, "compressors");
  expect(kept(name, digest(Buffer.from("another")))).toBeUndefined();
  expect(kept("docs/segments.html", own)).toBeUndefined();
  expect(readCompressedBodies(output, "others")(name, own)).toBeUndefined();
});

test.each(["br", "gz"])("ignores a .%s body that was altered or is missing", async (coding) => {
  const output = await build();
  const file = join(output, "public", `${name}.${coding}`);
  writeFileSync(file, "another");
  const kept = readCompressedBodies(output, "compressors");
  expect(kept(name, own)).toBeUndefined();
  rmSync(file);
  expect(kept(name, own)).toBeUndefined();
});

test("finds no bodies without a previous build", () => {
  expect(
    readCompressedBodies(join(tmpdir(), "no-build"), "compressors")(name, own),
  ).toBeUndefined();
});
