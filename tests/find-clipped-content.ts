import type { Page } from "playwright-core";

const WIDTHS = [
  // With a sidebar, the initial state of every page.
  { width: 1440, height: 800, selector: "#main pre" },
  // On a phone, tables become entries, which must fit as well.
  { width: 360, height: 800, selector: "#main :is(.table, tbody, tbody th, td, pre)" },
];

/**
 * Code, and on a phone also tables, that are cut off or need horizontal scrolling. This opens
 * everything collapsed, and leaves the window with another size.
 */
export async function findClippedContent(page: Page): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const { selector, ...size } of WIDTHS) {
    await page.setViewportSize(size);
    const clipped = await cutOff(page, selector);
    problems.push(...clipped.map((text) => `${size.width} cuts off ${text}`));
  }
  return problems;
}

function cutOff(page: Page, selector: string): Promise<readonly string[]> {
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
