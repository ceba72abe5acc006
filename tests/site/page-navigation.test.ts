import type { Page } from "playwright-core";
import { expect } from "vitest";
import { type SidebarItem, sidebars } from "../../site/sidebar.ts";
import { test } from "../open-browser.ts";

const PAGE = "/docs/getting-started/requests-and-responses";
const DEEP = "/docs/flights-live-prices/migration-guide/steps-to-change/create-search/change-query";

const linksOf = (page: Page, selector: string) =>
  page
    .locator(`${selector} a`)
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]));

test("the skip link is the first tab stop, becomes visible and leads to the content", async ({
  visit,
}) => {
  for (const path of ["/", PAGE, "/api/geo/"]) {
    const page = await visit(path);
    const skip = page.getByRole("link", { name: "Skip to main content" });
    const isInSight = async () => ((await skip.boundingBox())?.y ?? -1) >= 0;
    await page.keyboard.press("Tab");
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
    await expect.poll(isInSight).toBe(true);
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
  }
});

test("the table of contents lists exactly the page's h2 and h3, in order", async ({ visit }) => {
  for (const path of [PAGE, "/docs/flights-live-prices/quick-start", "/docs/change-log"]) {
    const page = await visit(path);
    const listed = (await linksOf(page, "#toc")).map(([, href]) => href);
    const headings = await page
      .locator("#main article :is(h2, h3):has(> a.anchor)")
      .evaluateAll((all) => all.map((heading) => `#${heading.id}`));
    expect(listed.length).toBeGreaterThan(1);
    expect(listed).toEqual(headings);
  }
});

test("the table of contents marks the heading in view", async ({ visit }) => {
  const page = await visit(PAGE);
  const marked = () => page.locator('#toc [aria-current="true"]').allTextContents();
  expect(await marked()).toEqual([]);
  const links = page.locator("#toc a");
  for (const index of [1, 2]) {
    const text = (await links.nth(index).textContent()) ?? "";
    await links.nth(index).click();
    await expect.poll(marked).toEqual([text]);
  }
  const last = (await links.last().textContent()) ?? "";
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(marked).toEqual([last]);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(marked).toEqual([]);
});

test("the table of contents works after a navigation in place", async ({ visit }) => {
  const page = await visit("/docs/getting-started/authentication");
  await page.locator(`#sidebar a[href="${PAGE}"]`).click();
  await page.getByRole("heading", { level: 1, name: "Requests and responses" }).waitFor();
  const second = page.locator("#toc a").nth(1);
  const text = (await second.textContent()) ?? "";
  await second.click();
  await expect
    .poll(() => page.locator('#toc [aria-current="true"]').allTextContents())
    .toEqual([text]);
});

test("breadcrumbs lead from home through the categories to the page", async ({ visit }) => {
  const page = await visit(DEEP);
  expect(await linksOf(page, ".breadcrumbs")).toEqual([
    ["Home", "/"],
    ["Flights live prices", "/docs/category/flights-live-prices-api"],
    ["Migration guide", "/docs/category/migration-guide"],
    ["Migration steps", "/docs/category/migration-steps"],
    ["Migrate create search", "/docs/category/migrate-create-search"],
  ]);
  const here = page.getByRole("navigation", { name: "Breadcrumbs" }).locator("[aria-current=page]");
  expect(await here.textContent()).toBe("Step 3 - Query");
});

test("previous and next follow the tree across its sections", async ({ visit }) => {
  const page = await visit(PAGE);
  const pager = page.getByRole("navigation", { name: "Previous and next page" });
  const hrefs = async () => (await linksOf(page, ".pager")).map(([, href]) => href);
  expect(await hrefs()).toEqual([
    "/docs/getting-started/authentication",
    "/docs/getting-started/culture-service",
  ]);
  await pager.getByRole("link", { name: /^Next/ }).click();
  await page.getByRole("heading", { level: 1, name: "Culture information" }).waitFor();
  await pager.getByRole("link", { name: /^Previous/ }).click();
  await page.getByRole("heading", { level: 1, name: "Requests and responses" }).waitFor();
});

/** The last page of a tree, in the order it is read. */
function lastOf(items: readonly SidebarItem[]): string {
  const last = items.at(-1);
  if (!last) throw new Error("The tree has no page.");
  return last.kind === "page" ? last.path : lastOf(last.items);
}

test("the first page has no previous one and the last no next one", async ({ visit }) => {
  const first = await visit("/docs");
  expect(await linksOf(first, ".pager-previous")).toEqual([]);
  expect(await first.locator('.pager [rel="prev"]').count()).toBe(0);
  expect(await first.locator('.pager [rel="next"]').count()).toBe(1);
  const last = await visit(lastOf(sidebars["3.0"]));
  expect(await last.locator('.pager [rel="next"]').count()).toBe(0);
  expect(await last.locator('.pager [rel="prev"]').count()).toBe(1);
});

test("the footer has its links, the logo and the copyright, and each link returns 200", async ({
  visit,
}) => {
  const page = await visit("/");
  const footer = page.getByRole("contentinfo");
  const links = await linksOf(page, "footer nav");
  expect(links).toEqual([
    ["Get started", "/docs/intro"],
    ["Changelog", "/docs/change-log"],
    ["Flights live prices", "/docs/category/flights-live-prices-api"],
    ["Flights indicative prices", "/docs/category/flights-indicative-prices-api"],
    ["Autosuggest", "/docs/category/autosuggest-api"],
    ["Culture", "/docs/category/culture-api"],
    ["Geo", "/docs/category/geo-api"],
    ["Affiliates", "/docs/getting-started/impact"],
    ["Old V1.0 docs", "/docs/1.0"],
  ]);
  expect(await footer.locator(".brand svg").isVisible()).toBe(true);
  expect(await footer.textContent()).toContain("©");
  for (const [, href] of links) {
    expect((await page.request.get(href ?? "")).status()).toBe(200);
  }
});
