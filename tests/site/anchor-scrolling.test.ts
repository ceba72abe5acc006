/** A jump inside a page ends where its heading can be seen, whichever way it goes. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "../open-browser.ts";

const LIVE = "/api/flights-live-pricing/";
const PHONE = { viewport: { width: 390, height: 844 } } as const;

/** How far a heading is below everything that sticks to the window's top; negative behind it. */
const belowBars = (page: Page, id: string) =>
  page.evaluate((id) => {
    const bars = [...document.querySelectorAll(".navbar, .reading-bar")]
      .filter((bar) => bar.checkVisibility())
      .map((bar) => bar.getBoundingClientRect().bottom);
    const { top } = document.getElementById(id)?.getBoundingClientRect() ?? { top: Number.NaN };
    return top - Math.max(0, ...bars);
  }, id);

/** As a link in the text does it. */
const follow = (page: Page, id: string) =>
  page.evaluate((id) => {
    const link = document.createElement("a");
    link.href = `#${id}`;
    document.querySelector("#main")?.append(link);
    link.click();
    link.remove();
  }, id);

/** Resolves when the page has stood still for two frames. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const look = (before: number, still: number) => {
          if (still > 4) return resolve();
          const now = window.scrollY;
          requestAnimationFrame(() => look(now, now === before ? still + 1 : 0));
        };
        look(Number.NaN, 0);
      }),
  );

test("a jump up or down on a phone shows its heading below the bars", async ({ visit }) => {
  const page = await visit(LIVE, PHONE);
  for (const id of [
    "pollLiveSearch-errors",
    "createLiveSearch-body",
    "createLiveSearch-errors",
    "pollLiveSearch-responses",
    "createLiveSearch-responses",
  ]) {
    await follow(page, id);
    await settled(page);
    const below = await belowBars(page, id);
    expect([id, below >= 0 && below < 120]).toEqual([id, true]);
  }
});

test("a hidden bar stays hidden during a jump up, and returns on a manual scroll", async ({
  visit,
}) => {
  const page = await visit(LIVE, PHONE);
  const isHidden = () => page.evaluate(() => document.documentElement.hasAttribute("data-navbar"));
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 6000);
  await expect.poll(isHidden).toBe(true);
  await follow(page, "createLiveSearch-body");
  await settled(page);
  expect(await isHidden()).toBe(true);
  await page.mouse.wheel(0, -300);
  await expect.poll(isHidden).toBe(false);
});
