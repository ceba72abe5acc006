import type { Page } from "playwright-core";
import { expect } from "vitest";
import { pageDataPath } from "../../site/src/base/paths.ts";
import { hold, started, test } from "../open-browser.ts";

const LIVE = "/api/flights-live-pricing/";
const GUIDE = "/docs/flights-live-prices/quick-start";

const folds = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLDetailsElement>("#page details"), ({ open }) => open),
  );
const top = (page: Page) =>
  page
    .locator("#page details details")
    .nth(40)
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Opens the folds around one deep in a tree and another example, and scrolls to the former. */
async function unfold(page: Page): Promise<void> {
  await page
    .locator("#page details details")
    .nth(40)
    .evaluate((element) => {
      for (let at = element.closest("details"); at; ) {
        if (!at.open) at.querySelector("summary")?.click();
        at = at.parentElement?.closest("details") ?? null;
      }
    });
  await page
    .locator("#page details:not([open])[name] > summary")
    .first()
    .evaluate((summary: HTMLElement) => summary.click());
  await page.locator("#page details details").nth(40).scrollIntoViewIfNeeded();
}

/** How a page was left: what stood open, and where the reader was. */
async function leave(page: Page): Promise<{ open: readonly boolean[]; top: number }> {
  const before = await folds(page);
  await unfold(page);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("folds"))).toBeTruthy();
  const open = await folds(page);
  expect(open).not.toEqual(before);
  return { open, top: await top(page) };
}

test("Back restores folds, the chosen example and the scroll position", async ({ visit }) => {
  const page = await visit(LIVE);
  const left = await leave(page);
  await page.evaluate(() => Object.assign(window, { marked: true }));
  const other = page.locator(`#sidebar a[href^="/api/culture/#"]`).last();
  await other.evaluate((link: HTMLElement) => link.click());
  await page.getByRole("heading", { level: 1, name: "Culture API" }).waitFor();
  // It has come to rest: Chromium loses the place of one that is left while it still scrolls.
  await expect
    .poll(() =>
      page.evaluate(() => {
        const top = document.querySelector("#page :target")?.getBoundingClientRect().top ?? -1;
        return top > 0 && top < window.innerHeight;
      }),
    )
    .toBe(true);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.goBack();
  await expect.poll(() => folds(page)).toEqual(left.open);
  await expect.poll(() => top(page)).toBe(left.top);
  expect(await page.evaluate(() => "marked" in window)).toBe(true);
});

test("a reload or a return from another document restores folds and the scroll position", async ({
  visit,
}) => {
  const page = await visit(LIVE);
  const left = await leave(page);
  await page.reload();
  await started(page);
  await expect.poll(() => folds(page)).toEqual(left.open);
  await expect.poll(() => top(page)).toBe(left.top);
  await page.goto("about:blank");
  await page.goBack();
  await expect.poll(() => folds(page)).toEqual(left.open);
  await expect.poll(() => top(page)).toBe(left.top);
});

test("a fold pressed during Back isn't recorded for the page still loading", async ({ visit }) => {
  const page = await visit(LIVE);
  const left = await leave(page);
  // Before the next page is there, which may fetch this one ahead.
  const held = await hold(page, pageDataPath(LIVE));
  await page
    .locator("#sidebar a[href^='/api/culture/#']")
    .last()
    .evaluate((link: HTMLElement) => link.click());
  await page.getByRole("heading", { level: 1, name: "Culture API" }).waitFor();
  await page.goBack({ waitUntil: "commit" });
  await expect.poll(() => new URL(page.url()).pathname).toBe(LIVE);
  // It is added to the page on view, which is still that one.
  await page.locator('#page > [data-state="spinner"]').waitFor();
  // By its script: the page may scroll at any moment, away from a pointer.
  await page
    .locator("#page details > summary")
    .first()
    .evaluate((summary: HTMLElement) => summary.click());
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem("folds")))
    .toBe("/api/culture/");
  held.release();
  await expect.poll(() => folds(page)).toEqual(left.open);
});

test("expands a field where storage is forbidden", async ({ visit }) => {
  const page = await visit(LIVE, {
    prepare: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(window, "sessionStorage", {
          get: () => {
            throw new DOMException("denied", "SecurityError");
          },
        });
      }),
  });
  const before = await folds(page);
  await page.locator('#page [data-tree="expand"]').first().click();
  const opened = (open: readonly boolean[]) => open.filter(Boolean).length;
  await expect.poll(async () => opened(await folds(page))).toBeGreaterThan(opened(before));
});

test("loads the script for folds only when one is pressed", async ({ visit }) => {
  const asked: string[] = [];
  const page = await visit(GUIDE, {
    prepare: async (page) => {
      page.on("request", (request) => {
        if (request.resourceType() === "script") asked.push(request.url());
      });
    },
  });
  expect(await folds(page)).not.toEqual([]);
  expect(asked.filter((url) => url.includes("page-folds"))).toEqual([]);
  await page.locator("#page details > summary").first().click();
  await expect.poll(() => asked.filter((url) => url.includes("page-folds")).length).toBe(1);
});
