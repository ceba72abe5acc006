import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { PLACEHOLDER_ORIGIN } from "../base/paths.ts";
import { type BuildManifest, MANIFEST } from "../publish/build-manifest.ts";
import type { OutputFile } from "../publish/output-file.ts";
import { createOutputFolder } from "../publish/output-folder.ts";
import { readBuild } from "./read-build.ts";

const NOT_FOUND = [
  { prefix: "", file: "404.html" },
  { prefix: "/es", file: "es/404.html" },
];
const page = (name: string): OutputFile => ({ name, body: `<p>${name}</p>` });
const files: readonly OutputFile[] = [
  ...["index.html", "docs/intro/index.html", "docs/a.html", "404.html", "es/404.html"].map(page),
  { name: "docs/intro.md", body: "# Intro" },
  { name: "assets/entry-1a2b.js", body: "start()" },
  { name: "openapi/geo.json", body: "{}" },
  { name: "data.json", body: "{}" },
  { name: "robots.txt", body: PLACEHOLDER_ORIGIN, written: PLACEHOLDER_ORIGIN },
];

/** A small output folder. */
async function build(change: Partial<BuildManifest> = {}): Promise<string> {
  const parent = mkdtempSync(join(tmpdir(), "read-build-"));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const output = join(parent, "dist");
  const folder = createOutputFolder(output);
  for (const file of files) await folder.publish(file);
  await folder.replace((digests) => {
    const manifest: BuildManifest = {
      headers: {
        document: { For: "documents" },
        script: { For: "scripts" },
        data: { For: "data" },
      },
      policies: { "script-src 'none'": ["docs/a.html"] },
      notFound: NOT_FOUND,
      files: Object.fromEntries(digests.public),
      written: Object.fromEntries(digests.written),
      compressors: "",
      ...change,
    };
    return { name: MANIFEST, body: JSON.stringify(manifest) };
  });
  return output;
}

const values = { months: 0, origin: "https://docs.example.com" };
const read = async (folder: string, placeholders = values) => {
  const found = await readBuild(folder, placeholders);
  if (!found) throw new Error("There is no build.");
  return found;
};
const textOf = (file: { readonly identity: { readonly bytes: Uint8Array } } | undefined) =>
  file && Buffer.from(file.identity.bytes).toString();

test("serves a page at its short path and its file's, with the Markdown version only at the short one", async () => {
  const { files } = await read(await build());
  const at = (path: string) => [textOf(files.get(path)), textOf(files.get(path)?.markdown)];
  const intro = "<p>docs/intro/index.html</p>";
  expect(at("/docs/intro")).toEqual([intro, "# Intro"]);
  expect(at("/docs/intro/index")).toEqual([intro, undefined]);
  expect(at("/docs/intro/index.html")).toEqual([intro, undefined]);
  expect(at("/docs/a")).toEqual(["<p>docs/a.html</p>", undefined]);
  expect(at("/")).toEqual(["<p>index.html</p>", undefined]);
  expect(at("/docs/intro.md")).toEqual(["# Intro", undefined]);
});

test("a missing page gets the page of its language, which has no path of its own", async () => {
  const { files, notFound } = await read(await build({ notFound: NOT_FOUND.toReversed() }));
  expect(["/es/gone", "/es", "/essay", "/"].map((path) => textOf(notFound(path)))).toEqual([
    "<p>es/404.html</p>",
    "<p>es/404.html</p>",
    "<p>404.html</p>",
    "<p>404.html</p>",
  ]);
  expect([files.has("/404"), files.has("/404.html"), files.has("/es/404")]).not.toContain(true);
});

test("rejects a build without a not-found page", async () => {
  await expect(read(await build({ notFound: [] }))).rejects.toThrow("no not-found page");
});

test("each file has the headers of its kind, and a document its own policy", async () => {
  const { files } = await read(await build());
  const headersAt = (path: string) => files.get(path)?.headers;
  expect(headersAt("/docs/intro")).toEqual({ For: "documents" });
  expect(headersAt("/docs/a")).toEqual({
    For: "documents",
    "Content-Security-Policy": "script-src 'none'",
  });
  expect(headersAt("/assets/entry-1a2b.js")).toEqual({ For: "scripts" });
  expect(headersAt("/data.json")).toEqual({ For: "data" });
  expect(headersAt("/openapi/geo.json")).toMatchObject({
    For: "data",
    "Access-Control-Allow-Origin": "*",
  });
});

test("caches hashed files for a year and revalidates everything else", async () => {
  const { files } = await read(await build());
  expect(files.get("/assets/entry-1a2b.js")?.cacheControl).toContain("immutable");
  expect(files.get("/docs/intro")?.cacheControl).toBe("no-cache");
});

test("fills in a file and then compresses it, brotli first", async () => {
  const { files } = await read(await build());
  const robots = files.get("/robots.txt");
  expect(textOf(robots)).toBe("https://docs.example.com");
  expect(robots?.compressed.map(({ encoding }) => encoding)).toEqual(["br", "gzip"]);
  const [, gzip] = robots?.compressed ?? [];
  expect(gzip && gunzipSync(gzip.bytes).toString()).toBe("https://docs.example.com");
  expect(
    new Set([robots?.identity.etag, ...(robots?.compressed ?? []).map(({ etag }) => etag)]).size,
  ).toBe(3);
});

test("returns undefined without a build, and names a file that was changed", async () => {
  const output = await build();
  expect(await readBuild(join(output, "other"), values)).toBeUndefined();
  writeFileSync(join(output, "public/data.json"), "[]");
  await expect(read(output)).rejects.toThrow("public/data.json does not match the manifest");
});
