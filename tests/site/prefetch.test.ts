import type { Page } from "playwright-core";
import { expect } from "vitest";
import { pageDataPath } from "../../site/src/base/paths.ts";
import type { Connection } from "../../site/src/browser/prefetch.ts";
import { MAX_BYTES } from "../../site/src/browser/prefetch-in-view.ts";
import { connect, test, type Visit } from "../open-browser.ts";

const START = "/docs/getting-started/authentication";
const TARGET = "/docs/getting-started/rate-limits";

const link = (page: Page) => page.locator(`#sidebar a[href="${TARGET}"]`);

/**
 * A page whose clock stands still, on which nothing is in view, and how often it has asked for the
 * target's data.
 */
async function visitCounting(visit: Visit, connection: Connection) {
  const asked: string[] = [];
  const page = await visit(START, {
    prepare: async (page) => {
      await page.clock.install({ time: "2026-01-01T10:00" });
      await page.addInitScript(() => {
        window.IntersectionObserver.prototype.observe = () => {};
      });
      await connect(page, connection);
      page.on("request", (request) => {
        const { pathname } = new URL(request.url());
        if (pathname === pageDataPath(TARGET)) asked.push(pathname);
      });
    },
  });
  await page.clock.pauseAt("2026-01-01T11:00");
  return { page, asked };
}

const INTENTS = [
  { intent: "hovering", act: (page: Page) => link(page).hover() },
  { intent: "focus", act: (page: Page) => link(page).focus() },
  { intent: "touch", act: (page: Page) => link(page).dispatchEvent("touchstart") },
] as const;

test.for(INTENTS)(
  "$intent prefetches the page, and a click doesn't fetch it again",
  async ({ act }, { visit }) => {
    const { page, asked } = await visitCounting(visit, { effectiveType: "4g" });
    const request = page.waitForRequest(`**${pageDataPath(TARGET)}`);
    await act(page);
    await page.clock.runFor(1000);
    await request;
    await link(page).click();
    await page.getByRole("heading", { level: 1, name: "Rate limits" }).waitFor();
    expect(asked).toEqual([pageDataPath(TARGET)]);
  },
);

test("a pointer that only passes over a link prefetches nothing", async ({ visit }) => {
  const { page, asked } = await visitCounting(visit, {});
  await link(page).hover();
  await page.clock.runFor(20);
  await page.mouse.move(900, 500);
  await page.clock.runFor(1000);
  await page.evaluate(() => fetch("/robots.txt"));
  expect(asked).toEqual([]);
});

test.for<Connection>([{ effectiveType: "2g" }, { effectiveType: "slow-2g" }, { saveData: true }])(
  "%o prefetches nothing, and the click still loads the page",
  async (connection, { visit }) => {
    const { page, asked } = await visitCounting(visit, connection);
    for (const { act } of INTENTS) {
      await act(page);
      await page.clock.runFor(1000);
    }
    await page.evaluate(() => fetch("/robots.txt"));
    expect(asked).toEqual([]);
    await link(page).click();
    await page.getByRole("heading", { level: 1, name: "Rate limits" }).waitFor();
    expect(asked).toEqual([pageDataPath(TARGET)]);
  },
);

/** Bytes of everything that has been fetched ahead, headers included, by path. */
function countAhead(page: Page): ReadonlyMap<string, number> {
  const ahead = new Map<string, number>();
  page.on("requestfinished", async (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/_(page|frame)\//.test(pathname)) return;
    ahead.set(pathname, 0);
    // The test may be over before all sizes are known.
    const sizes = await request.sizes().catch(() => undefined);
    if (sizes) ahead.set(pathname, sizes.responseBodySize + sizes.responseHeadersSize);
  });
  return ahead;
}

test("once idle, prefetches the previous and next pages and links in view", async ({ visit }) => {
  let ahead: ReadonlyMap<string, number> = new Map();
  const asked: string[] = [];
  const page = await visit(START, {
    prepare: async (page) => {
      ahead = countAhead(page);
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      await connect(page, { effectiveType: "4g" });
    },
  });
  const pager = await page
    .locator(".pager a")
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  expect(pager.length).toBeGreaterThan(0);
  for (const path of pager)
    await expect.poll(() => [...ahead.keys()]).toContain(pageDataPath(path));
  await expect.poll(() => ahead.size).toBeGreaterThan(Math.max(pager.length, 3));
  const next = page.locator(".pager-next");
  const title = await next.locator(".pager-label").textContent();
  const data = pageDataPath((await next.getAttribute("href")) ?? "");
  await next.click();
  await page.getByRole("heading", { level: 1, name: title ?? "" }).waitFor();
  // What the next page has fetched ahead in the meantime may still be under way.
  expect(asked.filter((path) => path === data)).toEqual([data]);
});

test.for([START, "/docs/intro", "/docs", "/", "/api/flights-live-pricing/", "/api/geo/"])(
  "from %s prefetches stay within a page's limit, headers included",
  async (path, { visit }) => {
    let ahead: ReadonlyMap<string, number> = new Map();
    const page = await visit(path, {
      viewport: { width: 1280, height: 900 },
      prepare: async (page) => {
        ahead = countAhead(page);
        await connect(page, { effectiveType: "4g" });
      },
    });
    await expect.poll(() => ahead.size).toBeGreaterThan(2);
    await page.waitForLoadState("networkidle");
    await expect.poll(() => [...ahead.values()].includes(0)).toBe(false);
    const bytes = [...ahead.values()].reduce((sum, one) => sum + one, 0);
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
  },
);

test.for<Connection>([{ effectiveType: "2g" }, { effectiveType: "slow-2g" }, { saveData: true }])(
  "%o prefetches no links in view",
  async (connection, { visit }) => {
    let ahead: ReadonlyMap<string, number> = new Map();
    const page = await visit(START, {
      prepare: async (page) => {
        ahead = countAhead(page);
        await page.clock.install({ time: "2026-01-01T10:00" });
        await connect(page, connection);
      },
    });
    await page.clock.runFor(10_000);
    await page.waitForLoadState("networkidle");
    expect([...ahead]).toEqual([]);
  },
);
