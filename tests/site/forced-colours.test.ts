import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "../open-browser.ts";

/** Colours of the system, as a page in forced colours has them. */
const FORCED = { forcedColors: "active", viewport: { width: 1440, height: 900 } } as const;

const markOf = (page: Page, selector: string, mark?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, mark) => {
      const style = getComputedStyle(element, mark);
      const { backgroundColor, textDecorationLine } = style;
      const canvas = getComputedStyle(document.body).backgroundColor;
      return {
        isSeen: backgroundColor !== canvas,
        isUnderlined: textDecorationLine === "underline",
      };
    }, mark);

test("current and chosen items are underlined", async ({ visit }) => {
  const page = await visit("/api/flights-live-pricing/", FORCED);
  for (const selector of [
    '#sidebar a[aria-current="page"]',
    ".menu > summary[data-here]",
    ".sample-languages label:has(:checked)",
    ".switch label:has(:checked)",
  ]) {
    expect([selector, await markOf(page, selector)]).toMatchObject([
      selector,
      { isUnderlined: true },
    ]);
  }
});

test("triangles and waypoints are visible", async ({ visit }) => {
  const page = await visit("/api/flights-live-pricing/", FORCED);
  for (const selector of [
    ".content summary",
    '#sidebar a[aria-current="page"]',
    ".breadcrumbs li + li",
  ]) {
    const mark = await markOf(page, selector, "::before");
    expect([selector, mark]).toMatchObject([selector, { isSeen: true }]);
  }
  await page.goto("/docs/flights-live-prices/migration-guide/response-mapping-index");
  const mark = await markOf(page, ".table-mapping tbody td:nth-child(2)", "::before");
  expect(mark.isSeen).toBe(true);
});

test("the backplate doesn't hide text on the accent colour", async ({ visit }) => {
  const page = await visit("/", FORCED);
  for (const [selector, mark] of [
    [".button-primary", undefined],
    [".skip-link", undefined],
    [".flow-steps > .flow-2", "::before"],
    [".home-flow-code .flow-2", "::before"],
  ] as const) {
    const written = await page.locator(selector).evaluate((element, mark) => {
      const { forcedColorAdjust, color, backgroundColor } = getComputedStyle(element, mark);
      return { forcedColorAdjust, isRead: color !== backgroundColor };
    }, mark);
    expect([selector, written]).toEqual([selector, { forcedColorAdjust: "none", isRead: true }]);
  }
});

test.for(["light", "dark"] as const)(
  "matched words have the colours of the system's marks, %s",
  async (colorScheme, { visit }) => {
    const page = await visit("/", { ...FORCED, colorScheme });
    await page.keyboard.press("Control+k");
    await page.locator("#search-field").fill("polling");
    const found = page.locator(".search mark").first();
    await found.waitFor();
    const ofSystem = await page.evaluate(() => {
      const probe = document.createElement("p");
      probe.style.cssText = "color: MarkText; background: Mark";
      document.body.append(probe);
      const { color, backgroundColor } = getComputedStyle(probe);
      return { color, backgroundColor };
    });
    expect(
      await found.evaluate((mark) => {
        const { color, backgroundColor } = getComputedStyle(mark);
        return { color, backgroundColor };
      }),
    ).toEqual(ofSystem);
  },
);
