import { fileURLToPath } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { FIXED_DAY } from "../../site/src/base/dates/fixed-day.ts";
import { keepsDates } from "../../site/src/base/dates/keeps-dates.ts";
import { moveDates } from "../../site/src/base/dates/move-dates.ts";
import { type Build, readBuild } from "../../site/src/serve/read-build.ts";
import { plainText } from "../plain-text.ts";

const dist = fileURLToPath(new URL("../../site/dist", import.meta.url));
const ORIGIN = "https://travel.example.org";
const YEARS_LATER = 8;

async function read(months: number): Promise<Build> {
  const build = await readBuild(dist, { months, origin: ORIGIN });
  if (!build) throw new Error("There is no built site.");
  return build;
}

const written = await read(0);
const later = await read(12 * YEARS_LATER);

/** Each file that is no script, style or picture, once. */
function textsOf({ files }: Build): ReadonlyMap<string, string> {
  return new Map(
    [...files]
      .filter(([path]) => !path.startsWith("/assets/") && !/\.(png|svg)$/.test(path))
      .map(([path, { identity }]) => [path, identity.bytes.toString()]),
  );
}

/** The text of each block of code, in a page or in what navigation fetches of it. */
function codeIn(text: string): readonly string[] {
  const blocks = text.matchAll(/<code[^>]*>(.*?)<\/code>/gs);
  return Array.from(blocks, ([, code = ""]) => plainText(code));
}

test("no file contains the year in which it was written", () => {
  const year = new Date(FIXED_DAY).getUTCFullYear();
  const old = new RegExp(`\\b(${year}|${year + 1})\\b.{0,20}`);
  const said = [...textsOf(later)]
    .filter(([path]) => !keepsDates(path))
    .flatMap(([path, text]) => {
      const found = old.exec(plainText(text));
      return found ? [`${path}: ${found[0]}`] : [];
    });
  expect(said).toEqual([]);
});

test("shifts the dates of a code block as a whole, however it is highlighted", () => {
  const before = textsOf(written);
  const pairs = [...textsOf(later)].flatMap(([path, text]) => {
    const old = codeIn(before.get(path) ?? "");
    return codeIn(text).map((code, index) => ({ path, code, old: old[index] ?? "" }));
  });
  const moved = pairs.filter(({ code, old }) => code !== old);
  const torn = pairs.filter(({ code, old }) => code !== moveDates(old, 12 * YEARS_LATER));
  expect(moved.length).toBeGreaterThan(100);
  expect(torn).toEqual([]);
});

test("every file has the configured origin", () => {
  const texts = [...textsOf(later)];
  expect(texts.filter(([, text]) => text.includes("localhost:3000")).map(([path]) => path)).toEqual(
    [],
  );
  const named = texts.filter(([, text]) => text.includes(ORIGIN)).map(([path]) => path);
  const lists = ["/sitemap.xml", "/robots.txt", "/llms.txt", "/llms-full.txt"];
  expect(named).toEqual(
    expect.arrayContaining(["/openapi/geo.json", "/openapi/geo.yaml", ...lists]),
  );
});

test("canonical, alternate and Open Graph URLs have the configured origin", () => {
  const links = [...textsOf(later).values()].flatMap((text) => {
    const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(text) ?? [];
    const others = text.matchAll(
      /(?:hreflang="[^"]*" href|property="og:(?:url|image)" content)="([^"]*)"/gi,
    );
    return [canonical, ...Array.from(others, ([, url]) => url)].filter((url) => url !== undefined);
  });
  expect(links.length).toBeGreaterThan(textsOf(later).size);
  expect(links.filter((url) => !url.startsWith(`${ORIGIN}/`))).toEqual([]);
});

test("each encoding of a file has its own ETag, which changes with the dates", () => {
  const path = "/openapi/flights-live-pricing.yaml";
  const [before, after] = [written, later].map(({ files }) => files.get(path));
  const tags = [before, after].flatMap((file) =>
    file ? [file.identity, ...file.compressed].map(({ etag }) => etag) : [],
  );
  expect(new Set(tags).size).toBe(6);
});

test("compresses a refilled page once, on first use", () => {
  const file = later.files.get("/docs/intro");
  const [brotli, gzip] = file?.compressed ?? [];
  if (!file || !brotli || !gzip) throw new Error("A page has no compressed variants.");
  expect(brotliDecompressSync(brotli.bytes)).toEqual(file.identity.bytes);
  expect(gunzipSync(gzip.bytes)).toEqual(file.identity.bytes);
  expect(brotli.bytes).toBe(brotli.bytes);
});
