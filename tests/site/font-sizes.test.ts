/** A reader's own font size: nothing is outside the window, nothing is covered, at any of them. */
import type { Page } from "playwright-core";
import { expect, inject, onTestFinished, test } from "vitest";
import { findOverflow, findUnreachableControls } from "../find-overflow.ts";
import { launchChromium } from "../launch-chromium.ts";
import { connect, started } from "../open-browser.ts";
import { selectCases } from "../select-cases.ts";

const PAGES = [
  "/",
  "/docs",
  "/docs/getting-started",
  "/docs/getting-started/quick-start",
  "/docs/names",
  "/docs/culture/currencies",
  "/docs/flights-live-prices/migration-guide/query-object",
  "/api/flights-live-pricing/",
  "/es/docs/getting-started/create-and-poll",
  "/es/docs/culture/migration-overview",
  "/docs/coverage",
  "/es/api/flights-live-pricing/",
];

const PATHS = selectCases(PAGES, [
  ...PAGES,
  "/nope",
  "/api/geo/",
  "/docs/1.0",
  "/docs/category/getting-started",
  "/docs/change-log",
  "/docs/errors",
  "/docs/flights-live-prices/migration-guide/steps-to-change/create-search/change-query",
  "/docs/flights-live-prices/overview",
  "/docs/sandbox/scenarios",
  "/es/docs/intro",
]);

const WIDTHS = selectCases(
  [320, 360, 996, 997, 1440],
  [320, 360, 640, 641, 768, 996, 997, 1240, 1440, 1920],
);
/** At 100 percent every page is looked at elsewhere. */
const PERCENTS = selectCases([200], [100, 125, 150, 200, 300]);

/** With the size in the browser's own settings: media queries in em follow it, unlike a page's style. */
async function openAt(percent: number): Promise<Page> {
  const browser = await launchChromium({ defaultFontSize: (16 * percent) / 100 });
  onTestFinished(() => browser.close());
  const context = await browser.newContext({ baseURL: inject("baseUrl"), reducedMotion: "reduce" });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  await connect(page, { saveData: true });
  return page;
}

test.for(PERCENTS)("at a font size of %i percent everything fits all windows", async (percent) => {
  const page = await openAt(percent);
  const found: string[] = [];
  for (const path of PATHS) {
    await page.goto(path);
    await started(page);
    // Of those that close one another one is open.
    await page.locator("#main details:not([name])").evaluateAll((all) => {
      for (const fold of all) fold.setAttribute("open", "");
    });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const outside = [...(await findOverflow(page)), ...(await findUnreachableControls(page))];
      found.push(...outside.map((text) => `${path} at ${width}: ${text}`));
    }
  }
  expect(found).toEqual([]);
});

test.for(PERCENTS)(
  "the search dialog and the menu of a phone fit at %i percent",
  async (percent) => {
    const page = await openAt(percent);
    await page.goto("/docs/getting-started/authentication");
    await started(page);
    const found: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.locator(".search-button").click();
      await page.locator(".search-field input").fill("deep link");
      await page.locator(".hit").first().waitFor();
      found.push(
        ...(await findOverflow(page, ".search")).map((text) => `search, ${width}: ${text}`),
      );
      await page.keyboard.press("Escape");
      const menu = page.locator(".menu-button");
      if (!(await menu.isVisible())) continue;
      await menu.click();
      found.push(
        ...(await findOverflow(page, "#sidebar")).map((text) => `menu, ${width}: ${text}`),
      );
      await page.keyboard.press("Escape");
    }
    expect(found).toEqual([]);
  },
);

test.for(PERCENTS)(
  "no chart label covers text of the home page, at %i percent",
  async (percent) => {
    const page = await openAt(percent);
    await page.goto("/");
    const found: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const covered = await page.evaluate(() => {
        const rects = (selector: string) =>
          [...document.querySelectorAll(selector)].flatMap((element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            return [...range.getClientRects()];
          });
        // What the chart cuts off is not seen.
        const { top, bottom } =
          document.querySelector(".chart")?.getBoundingClientRect() ?? new DOMRect();
        const texts = rects(".hero :is(h1, .hero-lead, .hero-actions a)");
        const names = [...document.querySelectorAll(".chart-waypoint text")]
          .filter((element) => element.checkVisibility())
          .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }));
        const meet = (a: DOMRect, b: DOMRect) =>
          a.left < b.right &&
          b.left < a.right &&
          Math.max(a.top, top) < b.bottom &&
          b.top < Math.min(a.bottom, bottom);
        return names
          .filter(({ box }) => texts.some((text) => meet(box, text)))
          .map(({ name }) => name);
      });
      found.push(...covered.map((name) => `${width}: ${name}`));
    }
    expect(found).toEqual([]);
  },
);
