import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "../open-browser.ts";

const START = "/docs/getting-started/authentication";
const DEEP = "/docs/flights-live-prices/migration-guide/steps-to-change/create-search/change-query";

/** The categories that stand open, by the path of their own page, from the top down. */
const openCategories = (page: Page) =>
  page
    .locator("#sidebar details[open]")
    .evaluateAll((all) =>
      all.map((details) => details.parentElement?.querySelector("a")?.pathname),
    );

const group = (page: Page, slug: string) =>
  page.locator(`#sidebar li:has(> a[href="/docs/category/${slug}"]) > details`);

const current = (page: Page) =>
  page
    .locator('#sidebar .sidebar-list [aria-current="page"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));

test("only the ancestors of the current page are open", async ({ visit }) => {
  const page = await visit(DEEP);
  expect(await openCategories(page)).toEqual([
    "/docs/category/flights-live-prices-api",
    "/docs/category/migration-guide",
    "/docs/category/migration-steps",
    "/docs/category/migrate-create-search",
  ]);
  expect(await current(page)).toEqual([DEEP]);
});

test("the current page is in view in a long sidebar", async ({ visit }) => {
  const page = await visit("/docs/geo/migration-overview", {
    viewport: { width: 1280, height: 500 },
  });
  const box = await page.locator('#sidebar [aria-current="page"]').boundingBox();
  expect(box?.y).toBeGreaterThan(0);
  expect(box?.y).toBeLessThan(500);
});

test("a long sidebar fades where it continues, but not over its first and last entries", async ({
  visit,
}) => {
  const page = await visit("/docs/sandbox/scenarios", { viewport: { width: 1440, height: 500 } });
  const read = (scrollTop: number) =>
    page.locator("#sidebar").evaluate((sidebar, scrollTop) => {
      sidebar.scrollTop = scrollTop;
      const { top, bottom } = sidebar.getBoundingClientRect();
      const { maskImage, paddingTop, paddingBottom } = getComputedStyle(sidebar);
      const links = [...sidebar.querySelectorAll(".sidebar-list a")]
        .map((link) => link.getBoundingClientRect())
        .filter(({ height }) => height > 0);
      return {
        fade: maskImage,
        padding: [paddingTop, paddingBottom],
        above: (links[0]?.top ?? 0) - top,
        below: bottom - (links.at(-1)?.bottom ?? 0),
      };
    }, scrollTop);
  const start = await read(0);
  const end = await read(10_000);
  const [atTop, atBottom] = start.padding;
  expect(start.below).toBeLessThan(0);
  expect(start.fade).toContain(`${atTop}, `);
  expect(start.fade).toContain(`calc(100% - ${atBottom})`);
  expect(start.above).toBeGreaterThanOrEqual(Number.parseFloat(atTop ?? ""));
  expect(end.below).toBeGreaterThanOrEqual(Number.parseFloat(atBottom ?? ""));
});

test("a section collapses and expands, by pointer and by keyboard", async ({ visit }) => {
  const page = await visit(START);
  const details = group(page, "culture-api");
  const markets = page.locator('#sidebar a[href="/docs/culture/markets"]');
  expect(await markets.isVisible()).toBe(false);
  await details.locator("> summary").click();
  expect(await markets.isVisible()).toBe(true);
  await details.locator("> summary").focus();
  await page.keyboard.press("Enter");
  expect(await markets.isVisible()).toBe(false);
  await page.keyboard.press("Space");
  expect(await markets.isVisible()).toBe(true);
});

test("a collapsed section names the pages that it contains", async ({ visit }) => {
  const page = await visit(START);
  const summary = group(page, "culture-api").locator("> summary");
  expect((await summary.textContent())?.trim()).toBe("Pages in Culture");
});

test("the current mark follows navigation and opens the page's section", async ({ visit }) => {
  const page = await visit("/docs/intro");
  await group(page, "geo-api").locator("> summary").click();
  await page.locator('#sidebar a[href="/docs/geo/overview"]').click();
  await expect.poll(() => current(page)).toEqual(["/docs/geo/overview"]);
  await group(page, "geo-api").locator("> summary").click();
  // The mark moves before the page is there, whose pager leads on.
  await page.locator('.pager-next[href="/docs/geo/quick-start"]').click();
  await expect.poll(() => current(page)).toEqual(["/docs/geo/quick-start"]);
  expect(await openCategories(page)).toContain("/docs/category/geo-api");
});

test("a section that the reader opened stays open after a navigation", async ({ visit }) => {
  const page = await visit(START);
  await group(page, "culture-api").locator("> summary").click();
  await page.locator('#sidebar a[href="/docs/getting-started/impact"]').click();
  await expect.poll(() => current(page)).toEqual(["/docs/getting-started/impact"]);
  expect(await openCategories(page)).toContain("/docs/category/culture-api");
});

test("the reference's sidebar lists the operations with their methods", async ({ visit }) => {
  const page = await visit("/api/geo/");
  const links = page.locator("#sidebar .sidebar-list a:has(.method)");
  const geo = page.locator('#sidebar li:has(> a[href="/api/geo/"]) a:has(.method)');
  expect(await links.count()).toBe(9);
  expect(await geo.locator(".method").allTextContents()).toEqual(["GET", "POST"]);
  await geo.last().click();
  await expect.poll(() => new URL(page.url()).hash).toBe("#findNearestPlaces");
});
