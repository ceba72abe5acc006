/** Nothing that a page shows is beyond its edge, on any page in any language, without scrolling. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { type BuiltPage, builtPages } from "../built-site.ts";
import { test } from "../open-browser.ts";

/** What is cut off or has to be scrolled sideways to be read. */
function offScreen(page: Page, selector: string): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    for (const details of document.querySelectorAll("details")) details.open = true;
    const { clientWidth } = document.documentElement;
    const isOff = (element: Element) =>
      element.scrollWidth > element.clientWidth + 1 ||
      element.getBoundingClientRect().right > clientWidth + 0.5;
    return [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility() && isOff(element))
      .map((element) => (element.textContent ?? "").trim().slice(0, 80));
  }, selector);
}

async function findOffScreen(
  visit: (path: string, options: object) => Promise<Page>,
  pages: readonly BuiltPage[],
  width: number,
  selector: string,
): Promise<readonly string[]> {
  const found: string[] = [];
  const page = await visit(pages[0]?.path ?? "", {
    viewport: { width, height: 800 },
    mayFail: true,
  });
  for (const { path } of pages) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    found.push(...(await offScreen(page, selector)).map((text) => `${path}: ${text}`));
  }
  return found;
}

test("no table and no line of code is off the screen of a phone", async ({ visit }) => {
  const pages = builtPages();
  expect(pages.length).toBeGreaterThan(100);
  const selector = "#main :is(.table, tbody, tbody th, td, pre)";
  expect(await findOffScreen(visit, pages, 360, selector)).toEqual([]);
}, 240_000);

test("no line of code is cut off beside a sidebar", async ({ visit }) => {
  expect(await findOffScreen(visit, builtPages(), 1440, "#main pre")).toEqual([]);
}, 240_000);
