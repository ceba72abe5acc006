import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { pageDataPath } from "../../site/src/address/paths.ts";
import { test, type Visit } from "../open-browser.ts";
import { DOCS_ROUTES } from "../specification-routes.ts";

/** Limits are in kilobytes of 1024 bytes, compressed with brotli at its best. */
const KB = 1024;

const DOCS = DOCS_ROUTES.map(({ path }) => path);
const TYPICAL = DOCS.filter((path) => /\/getting-started\/|\/overview$/.test(path));
const REFERENCE = "/api/flights-live-pricing/";

interface Transfer {
  readonly type: string;
  readonly file: string;
  /** With brotli at its best. */
  readonly best: number;
  /** As the server sent it. */
  readonly sent: number;
}

/** Everything that a first visit transfers, until the client is awake and the network is quiet. */
async function firstLoad(visit: Visit, path: string) {
  const loading: Promise<Transfer>[] = [];
  const page = await visit(path, {
    prepare: async (page) => {
      page.on("requestfinished", (request) => {
        const file = fileOf(new URL(request.url()).pathname);
        const type = request.resourceType();
        const best = compressed(file);
        loading.push(
          request.sizes().then(({ responseBodySize: sent }) => ({ type, file, best, sent })),
        );
      });
    },
  });
  await page.waitForLoadState("networkidle");
  const transfers = await Promise.all(loading);
  const bytes = (type: string) => sum(transfers.filter((one) => one.type === type));
  return { page, transfers, script: bytes("script"), style: bytes("stylesheet") };
}

test("the first load of a docs page keeps its limits", async ({ visit }) => {
  const largest = bySize(DOCS, fileOf)[0]?.path ?? "";
  const { transfers, script, style } = await firstLoad(visit, largest);
  expect(transfers.map(({ type }) => type)).toContain("script");
  expect(script).toBeLessThanOrEqual(75 * KB);
  expect(style).toBeLessThanOrEqual(12 * KB);
  expect(compressed(fileOf(largest))).toBeLessThanOrEqual(10 * KB);
  expect(sum(transfers)).toBeLessThanOrEqual(110 * KB);
  expect(transfers.reduce((bytes, { sent }) => bytes + sent, 0)).toBeLessThanOrEqual(110 * KB);
  expect(transfers.length).toBeLessThanOrEqual(8);
});

test("the HTML of every docs page stays within 10 KB", () => {
  expect(above(10 * KB, bySize(DOCS, fileOf))).toEqual([]);
});

test("a navigation transfers at most 6 KB, and nothing but the page's data", async ({ visit }) => {
  const pages = bySize(DOCS, dataOf);
  expect(above(6 * KB, pages)).toEqual([]);
  const target = pages[0]?.path ?? "";
  const page = await visit(DOCS.find((path) => path !== target) ?? "");
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.locator(`#sidebar a[href="${target}"]`).evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(`**${target}`);
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([pageDataPath(target)]);
});

test("no paragraph of a docs page is in its document twice", () => {
  for (const path of TYPICAL) {
    const html = readFileSync(fileOf(path), "utf8");
    const body = html.slice(html.indexOf("<body"));
    const paragraphs = Array.from(body.matchAll(/<p>([^<]{50,})<\/p>/g), ([, text = ""]) => text);
    expect(paragraphs.length).toBeGreaterThan(0);
    const twice = paragraphs.filter((text) => body.split(text).length > 2);
    expect({ path, twice }).toEqual({ path, twice: [] });
  }
});

test("the live prices reference has at most 45 KB of HTML, and a docs page's JavaScript", async ({
  visit,
}) => {
  const docs = await firstLoad(visit, "/docs/getting-started/create-and-poll");
  const reference = await firstLoad(visit, REFERENCE);
  expect(compressed(fileOf(REFERENCE))).toBeLessThanOrEqual(45 * KB);
  expect(reference.script).toBeGreaterThan(0);
  expect(reference.script).toBeLessThanOrEqual(docs.script);
});

test("the first paint waits for the document and one stylesheet, and nothing else", async ({
  visit,
}) => {
  for (const path of ["/", "/docs/getting-started/create-and-poll", REFERENCE]) {
    const { page } = await firstLoad(visit, path);
    const blocking = await renderBlocking(page);
    expect(blocking).toHaveLength(1);
    expect(blocking[0]).toMatch(/\.css$/);
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
  readonly path: string;
  readonly bytes: number;
}

/** Pages with the compressed size of a file of theirs, the largest first. */
function bySize(paths: readonly string[], toFile: (path: string) => string): readonly Sized[] {
  return paths
    .map((path) => ({ path, bytes: compressed(toFile(path)) }))
    .sort((a, b) => b.bytes - a.bytes);
}

/** The pages above a limit, each with its kilobytes. */
function above(limit: number, pages: readonly Sized[]): readonly string[] {
  return pages
    .filter(({ bytes }) => bytes > limit)
    .map(({ path, bytes }) => `${path}: ${(bytes / KB).toFixed(2)} KB`);
}

function sum(transfers: readonly Transfer[]): number {
  return transfers.reduce((bytes, { best }) => bytes + best, 0);
}

function compressed(file: string): number {
  const body = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  return brotliCompressSync(body, { params }).length;
}

function dataOf(path: string): string {
  return fileOf(pageDataPath(path));
}

/** The built file that answers an address. */
function fileOf(path: string): string {
  const file = fileURLToPath(new URL(`../../site/dist/public${path}`, import.meta.url));
  return /\.[a-z]+$/.test(path) && existsSync(file)
    ? file
    : `${file.replace(/\/$/, "")}/index.html`;
}
