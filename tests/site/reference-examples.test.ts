import type { Page } from "playwright-core";
import { expect } from "vitest";
import { builtPages } from "../built-site.ts";
import { test } from "../open-browser.ts";

const LIVE = "/api/flights-live-pricing/";
const OFF = { javaScriptEnabled: false };

const REFERENCES = builtPages().filter(({ kind }) => kind === "reference");

/** The first operation's example responses. */
const tabsOf = (page: Page) => page.locator(".statuses").first().locator("> details > summary");
const bodies = (page: Page) =>
  page.locator(".statuses").first().locator(".response-example").filter({ visible: true });

test.for(REFERENCES)(
  "$path shows every status of an operation in one row, and its body on a click",
  async ({ path }, { visit }) => {
    const page = await visit(path, { ...OFF, viewport: { width: 1440, height: 900 } });
    const tabs = await tabsOf(page).all();
    expect(tabs.length).toBeGreaterThan(3);
    const tops = await Promise.all(tabs.map(async (tab) => (await tab.boundingBox())?.y));
    expect(new Set(tops).size).toBe(1);
    for (const tab of tabs.toReversed()) {
      await tab.click();
      expect(await bodies(page).count()).toBe(1);
      const [top, below] = [await tab.boundingBox(), await bodies(page).boundingBox()];
      expect(below?.y).toBeGreaterThan(top?.y ?? 0);
    }
  },
);

test("the keyboard opens a status", async ({ visit }) => {
  const page = await visit(LIVE, OFF);
  await tabsOf(page).nth(2).press("Enter");
  expect(await bodies(page).count()).toBe(1);
  expect(await tabsOf(page).nth(2).locator("..").getAttribute("open")).not.toBeNull();
});

test("shows one example by its name, and closing it lists the names of all", async ({ visit }) => {
  const page = await visit(LIVE, OFF);
  const menu = page.locator(".example-menu").first();
  const names = menu.locator("> details > summary");
  const shown = names.filter({ visible: true });
  expect(await names.count()).toBeGreaterThan(2);
  expect(await shown.count()).toBe(1);
  await shown.click();
  expect(await shown.count()).toBe(await names.count());
  const last = await names.last().textContent();
  await names.last().click();
  expect(await shown.allTextContents()).toEqual([last]);
  expect(await menu.locator(".samples").filter({ visible: true }).count()).toBe(1);
});

test("a link to an error's body opens it, even without JavaScript", async ({ visit }) => {
  const page = await visit(LIVE, OFF);
  const link = page.locator(".error-list .error-body a").nth(2);
  const id = ((await link.getAttribute("href")) ?? "").slice(1);
  await page.goto(`${LIVE}#${id}`);
  await expect.poll(() => page.locator(`[id="${id}"] pre`).isVisible()).toBe(true);
  expect(await bodies(page).count()).toBe(1);
});

test("prints every status with its body", async ({ visit }) => {
  const page = await visit(LIVE);
  await page.emulateMedia({ media: "print" });
  const statuses = page.locator(".statuses").first().locator("> details");
  for (const status of await statuses.all()) {
    expect((await status.locator("pre").first().boundingBox())?.height).toBeGreaterThan(10);
  }
});

test("a card that scrolls fades at its lower edge until its end", async ({ visit }) => {
  const page = await visit("/api/flights-live-pricing/");
  const long = page.locator(".response-example pre");
  const fadeOf = () =>
    long.evaluateAll(async (blocks) => {
      const block = blocks.find(
        ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 9,
      );
      const read = async () => {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return block ? getComputedStyle(block).maskImage.includes("- 48px") : undefined;
      };
      const atStart = await read();
      block?.scrollTo(0, block.scrollHeight);
      return [atStart, await read()];
    });
  expect(await fadeOf()).toEqual([true, false]);
});
