import { readFileSync, statSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Page, Request } from "playwright-core";
import { expect, inject } from "vitest";
import { withoutSlash } from "../../site/src/base/paths.ts";
import {
  MAX_DOCS_BYTES,
  MAX_FRAME_BYTES,
  MAX_OTHER_BYTES,
} from "../../site/src/browser/prefetch-in-view.ts";
import { FAVICON } from "../../site/src/frame/document-head.tsx";
import { type BuiltPage, builtFiles, builtPages, fileOf, oneOfEachKind } from "../built-site.ts";
import { test, type Visit } from "../open-browser.ts";

/** Limits are in kilobytes of 1024 bytes, compressed with brotli at its best. */
const KB = 1024;

const compress = promisify(brotliCompress);

const PAGES = builtPages();
const FILES = new Set(builtFiles());
/** A translation that fell behind says so, in bytes that its writer did not choose: English never waits. */
const hasDrifted = ({ url }: BuiltPage) => /notice-drifted/.test(readFileSync(fileOf(url), "utf8"));
const DOCS = PAGES.filter(({ kind }) => kind === "docs" || kind === "category").filter(
  (page) => !hasDrifted(page),
);
const documents = bySize(DOCS, ({ url }) => url);
const data = bySize(DOCS, ({ dataUrl }) => dataUrl);

interface Transfer {
  readonly type: string;
  /** With brotli at its best. */
  readonly best: number;
  /** As the server sent it. */
  readonly sent: number;
}

/** Everything that a first visit transfers, until the client is awake and the network is quiet. */
async function firstLoad(visit: Visit, path: string) {
  const loading: Promise<Transfer>[] = [];
  const measure = async (request: Request): Promise<Transfer> => ({
    type: request.resourceType(),
    best: await compressedBytes(urlOf(new URL(request.url()).pathname)),
    sent: (await request.sizes()).responseBodySize,
  });
  const page = await visit(path, {
    prepare: async (page) => {
      page.on("requestfinished", (request) => void loading.push(measure(request)));
    },
  });
  await page.waitForLoadState("networkidle");
  const transfers = await Promise.all(loading);
  const bytes = (type: string) => sum(transfers.filter((one) => one.type === type));
  return { page, transfers, script: bytes("script"), style: bytes("stylesheet") };
}

test("the first load of the largest docs page stays within its limits", async ({ visit }) => {
  const { transfers, script, style } = await firstLoad(visit, documents[0]?.page.path ?? "");
  expect(transfers.map(({ type }) => type)).toContain("script");
  expect(script).toBeLessThanOrEqual(8.75 * KB);
  expect(style).toBeLessThanOrEqual(12 * KB);
  expect(sum(transfers)).toBeLessThanOrEqual(110 * KB);
  expect(transfers.reduce((bytes, { sent }) => bytes + sent, 0)).toBeLessThanOrEqual(110 * KB);
  expect(transfers.length).toBeLessThanOrEqual(8);
});

test("the HTML of every docs page stays within 16 KB, its styles included", async () => {
  expect(documents.length).toBeGreaterThan(0);
  expect(await above(16 * KB, documents)).toEqual([]);
});

test("a navigation transfers at most 7 KB", async () => {
  expect(await above(7 * KB, data)).toEqual([]);
});

test("prefetched files stay within the bytes counted for them, headers included", async () => {
  const jsonOf = (folder: string) =>
    builtFiles().filter((url) => url.startsWith(folder) && url.endsWith(".json"));
  const served = async (urls: readonly string[]) => {
    const sizes = urls.map(async (url) => {
      const { headers } = await fetch(inject("baseUrl") + url);
      const lines = Array.from(headers, ([name, value]) => `${name}: ${value}\r\n`);
      return statSync(`${fileOf(url)}.br`).size + lines.join("").length;
    });
    return Math.max(...(await Promise.all(sizes)));
  };
  const isOfDocs = (url: string) => /\/docs[/.]/.test(url);
  const pages = jsonOf("/_page/");
  const frame = await served(jsonOf("/_frame/"));
  expect(frame).toBeLessThanOrEqual(MAX_FRAME_BYTES);
  expect(await served(pages.filter(isOfDocs))).toBeLessThanOrEqual(MAX_DOCS_BYTES);
  const others = await served(pages.filter((url) => !isOfDocs(url)));
  expect(others).toBeGreaterThan(MAX_DOCS_BYTES);
  expect(others + frame).toBeLessThanOrEqual(MAX_OTHER_BYTES);
});

test("a navigation transfers nothing but the page's data", async ({ visit }) => {
  const target = data[0]?.page;
  const isNear = ({ locale, version }: BuiltPage) =>
    locale === target?.locale && version === target.version;
  const start = DOCS.find((page) => page !== target && isNear(page));
  const page = await visit(start?.path ?? "");
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const link = page.locator(`#sidebar a[href="${target?.path}"]`);
  await link.evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(`**${target?.path}`);
  await page.waitForLoadState("networkidle");
  // The browser fetches the icon when it finds time, once.
  expect(asked.filter((path) => path !== FAVICON)).toEqual([target?.dataUrl]);
});

test("no docs page contains a paragraph twice", () => {
  const read = DOCS.map(({ path, url }) => {
    const html = readFileSync(fileOf(url), "utf8");
    const body = html.slice(html.indexOf("<body"));
    const paragraphs = Array.from(body.matchAll(/<p>([^<]{50,})<\/p>/g), ([, text = ""]) => text);
    return { path, paragraphs, twice: paragraphs.filter((text) => body.split(text).length > 2) };
  });
  const written = read.filter(({ paragraphs }) => paragraphs.length > 0);
  expect(written.length).toBeGreaterThan(read.length / 2);
  expect(read.filter(({ twice }) => twice.length > 0)).toEqual([]);
});

test("a reference has at most 45 KB of HTML, and no more JavaScript than a docs page", async ({
  visit,
}) => {
  const references = bySize(PAGES.filter(isReference), ({ url }) => url);
  expect(references.length).toBeGreaterThan(0);
  expect(await above(45 * KB, references)).toEqual([]);
  const docs = await firstLoad(visit, documents[0]?.page.path ?? "");
  const reference = await firstLoad(visit, references[0]?.page.path ?? "");
  expect(reference.script).toBeGreaterThan(0);
  expect(reference.script).toBeLessThanOrEqual(docs.script);
});

test("only the document blocks the first paint", async ({ visit }) => {
  for (const { kind, path } of oneOfEachKind()) {
    if (kind === "not-found") continue;
    const { page } = await firstLoad(visit, path);
    const blocking = await renderBlocking(page);
    expect([kind, blocking]).toEqual([kind, []]);
  }
});

function renderBlocking(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    (
      performance.getEntriesByType("resource") as (PerformanceResourceTiming & {
        readonly renderBlockingStatus: string;
      })[]
    )
      .filter((entry) => entry.renderBlockingStatus === "blocking")
      .map((entry) => entry.name),
  );
}

interface Sized {
  readonly page: BuiltPage;
  readonly url: string;
  /** With less effort than limits allow for, so never fewer bytes. */
  readonly served: number;
}

/** Pages with the size of a file of theirs as it is served, the largest first. */
function bySize(pages: readonly BuiltPage[], toUrl: (page: BuiltPage) => string): readonly Sized[] {
  const sized = pages.map((page) => {
    const url = toUrl(page);
    return { page, url, served: statSync(`${fileOf(url)}.br`).size };
  });
  return sized.sort((a, b) => b.served - a.served);
}

/** The pages above a limit, each with its kilobytes. */
async function above(limit: number, pages: readonly Sized[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { page, url, served } of pages) {
    const bytes = served <= limit ? served : await compressedBytes(url);
    if (bytes > limit) found.push(`${page.path}: ${(bytes / KB).toFixed(2)} KB`);
  }
  return found;
}

function sum(transfers: readonly Transfer[]): number {
  return transfers.reduce((bytes, { best }) => bytes + best, 0);
}

const BUILD = /"build":"[0-9a-f]{12}"/;

async function compressedBytes(url: string): Promise<number> {
  // A build's hash moves a compressed page by up to twenty bytes: a limit is not a matter of luck.
  const text = readFileSync(fileOf(url), "latin1");
  const body = Buffer.from(text.replace(BUILD, '"build":"b51b19d70763"'), "latin1");
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  return (await compress(body, { params })).length;
}

/** The built file that answers a path. */
function urlOf(path: string): string {
  const page = PAGES.find((page) => page.path === withoutSlash(path));
  return page && !FILES.has(path) ? page.url : path;
}

function isReference({ kind }: BuiltPage): boolean {
  return kind === "reference";
}
