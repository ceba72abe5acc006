/** What a finger meets: WCAG asks for 24 pixels. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { outsideTheWindow } from "../in-the-window.ts";
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

test("a reference fits the narrowest phones, the tabs of its samples scroll", async ({ visit }) => {
  const page = await visit(LIVE, { viewport: { width: 320, height: 640 } });
  for (const width of [320, 325, 330, 335, 340]) {
    await page.setViewportSize({ width, height: 640 });
    expect([width, ...(await outsideTheWindow(page))]).toEqual([width]);
  }
});

test("the facts of a reference are targets of their own", async ({ visit }) => {
  const page = await visit(LIVE, PHONE);
  const { shown, low } = await lowTargets(page, ".reference-facts a");
  expect(shown).toBeGreaterThan(4);
  expect(low).toEqual([]);
});

test("where something is explained is said in words that a finger meets", async ({ visit }) => {
  const page = await visit(LIVE, PHONE);
  for (const selector of [".explained summary", ".explained a"]) {
    const { shown, low } = await lowTargets(page, selector);
    expect(shown).toBeGreaterThan(10);
    expect(low).toEqual([]);
  }
  const sizes = await page
    .locator(".explained :is(a, summary)")
    .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
});

test("a field names two pages, and the rest behind a number that the keyboard opens", async ({
  visit,
}) => {
  const page = await visit(LIVE);
  const line = page.locator("li > .explained:has(> details)").first();
  await expect.poll(() => line.locator("> a").count()).toBe(2);
  const more = line.locator("summary");
  expect(await more.textContent()).toMatch(/^\d+ more$/);
  await more.focus();
  await page.keyboard.press("Enter");
  expect(await line.locator("details > a").first().isVisible()).toBe(true);
});
