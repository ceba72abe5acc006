/** What a finger meets: WCAG asks for 24 pixels. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { findOverflow } from "../find-overflow.ts";
import { test } from "../open-browser.ts";

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true } as const;
const LIVE = "/api/flights-live-pricing/";

/** Those that are lower than a finger needs; of a link that wraps each line. */
const lowTargets = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => {
    const shown = all.filter((element) => element.checkVisibility());
    const low = shown.filter((element) =>
      [...element.getClientRects()].some(({ height }) => height < 24),
    );
    return { shown: shown.length, low: low.map((element) => element.textContent) };
  });

test("a reference fits phones from 320 pixels", async ({ visit }) => {
  const page = await visit(LIVE, { viewport: { width: 320, height: 640 } });
  for (const width of [320, 325, 330, 335, 340]) {
    await page.setViewportSize({ width, height: 640 });
    expect([width, ...(await findOverflow(page))]).toEqual([width]);
  }
});

test("a reference's fact links are touch-sized", async ({ visit }) => {
  const page = await visit(LIVE, PHONE);
  const { shown, low } = await lowTargets(page, ".reference-facts a");
  expect(shown).toBeGreaterThan(4);
  expect(low).toEqual([]);
});

test("links to explanations are touch-sized and legible", async ({ visit }) => {
  const page = await visit(LIVE, PHONE);
  const closed = await lowTargets(page, ".explained summary");
  expect(closed.shown).toBeGreaterThan(10);
  await page
    .locator(".explained-fold")
    .evaluateAll((all) => all.map((one) => one.setAttribute("open", "")));
  const links = await lowTargets(page, ".explained a");
  expect(links.shown).toBeGreaterThan(closed.shown);
  expect([closed.low, links.low]).toEqual([[], []]);
  const sizes = await page
    .locator(".explained :is(a, summary)")
    .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
});

test("code buttons are 44 pixels high on touch", async ({ visit }) => {
  const page = await visit("/docs/flights-live-prices/quick-start", PHONE);
  const heights = await page.locator(":is(.code, .samples) button").evaluateAll((all) =>
    all
      .filter((button) => button.checkVisibility())
      .map((button) => {
        button.scrollIntoView({ block: "center" });
        const { x, y, width } = button.getBoundingClientRect();
        const rows = Array.from({ length: 100 }, (_, row) => y - 40 + row);
        return rows.filter((row) => document.elementFromPoint(x + width / 2, row) === button)
          .length;
      }),
  );
  expect(heights.length).toBeGreaterThan(10);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

test("an operation shows two pages, a field their count; the keyboard opens the rest", async ({
  visit,
}) => {
  const page = await visit(LIVE);
  const line = page.locator(".explained:not(details):has(> details)").first();
  expect(await line.locator("> a").count()).toBe(2);
  for (const [fold, words] of [
    [line.locator("details"), /^\d+ more$/],
    [page.locator("li > .explained-fold").first(), /^Explained in \d+ pages?$/],
  ] as const) {
    const summary = fold.locator("summary");
    expect(await summary.textContent()).toMatch(words);
    await summary.focus();
    await page.keyboard.press("Enter");
    expect(await fold.locator("> a").first().isVisible()).toBe(true);
  }
});
