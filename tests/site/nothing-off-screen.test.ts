/** Nothing that a page shows is beyond its edge, on any page in any language, without scrolling. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { builtPages } from "../built-site.ts";
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

const WIDTHS = [
  // Beside a sidebar, as each page opens. On a phone tables are entries, and must fit as well.
  { width: 1440, height: 800, selector: "#main pre" },
  { width: 360, height: 800, selector: "#main :is(.table, tbody, tbody th, td, pre)" },
];

test("no line of code is cut off beside a sidebar, and no table or code on a phone", async ({
  visit,
}) => {
  const pages = builtPages();
  expect(pages.length).toBeGreaterThan(100);
  const found: string[] = [];
  // Each page is loaded once, and looked at in both widths.
  const page = await visit(pages[0]?.path ?? "", { mayFail: true });
  for (const { path } of pages) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    for (const { selector, ...size } of WIDTHS) {
      await page.setViewportSize(size);
      const off = await offScreen(page, selector);
      found.push(...off.map((text) => `${size.width} ${path}: ${text}`));
    }
  }
  expect(found).toEqual([]);
}, 480_000);
