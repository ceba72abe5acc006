import type { Page } from "playwright-core";
import { expect } from "vitest";
import { clickAtRest, hold, isHydrated, started, test } from "../open-browser.ts";

const START = "/docs/getting-started/authentication";

const colourMode = (page: Page) =>
  page.getByRole("button", { name: "Switch between light and dark mode" });
const announcement = (page: Page) => page.getByRole("region", { name: "Announcement" });

/** How light the page's background is, from 0 to 255. */
function brightness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const context = document.createElement("canvas").getContext("2d");
    if (!context) throw new Error("There is no canvas.");
    for (const element of [document.documentElement, document.body]) {
      context.fillStyle = getComputedStyle(element).backgroundColor;
      context.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return (red + green + blue) / 3;
  });
}

const isLight = async (page: Page) => (await brightness(page)) > 200;
const isDark = async (page: Page) => (await brightness(page)) < 60;

/** Keeps the attributes of `<html>` as they are when its body begins: before anything is painted. */
function watchFirstPaint(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, { first: { ...document.documentElement.dataset } });
    }).observe(document, { childList: true, subtree: true });
  });
}

const atFirstPaint = (page: Page) =>
  page.evaluate(() => (window as unknown as { first: Record<string, string> }).first);

test("the colour mode follows the system until the reader chooses", async ({ visit }) => {
  const page = await visit(START, { colorScheme: "dark" });
  expect(await isDark(page)).toBe(true);
  await page.emulateMedia({ colorScheme: "light" });
  expect(await isLight(page)).toBe(true);
  await page.emulateMedia({ colorScheme: "dark" });
  await colourMode(page).click();
  expect(await isLight(page)).toBe(true);
  await page.emulateMedia({ colorScheme: "light" });
  expect(await isLight(page)).toBe(true);
  await colourMode(page).click();
  expect(await isDark(page)).toBe(true);
});

test("a third click returns to the system's colour mode", async ({ visit }) => {
  const page = await visit(START, { colorScheme: "dark" });
  for (let click = 1; click <= 3; click += 1) await colourMode(page).click();
  expect(await page.locator("html").getAttribute("data-theme")).toBeNull();
  expect(await isDark(page)).toBe(true);
  await page.getByText("Colours follow your system setting").waitFor({ state: "attached" });
  await page.emulateMedia({ colorScheme: "light" });
  expect(await isLight(page)).toBe(true);
  await page.reload();
  expect(await isLight(page)).toBe(true);
});

test("marks a click before the script has loaded at once, and replays it then", async ({
  visit,
}) => {
  let release = () => {};
  const page = await visit("/api/geo/", {
    colorScheme: "light",
    waitForStart: false,
    prepare: async (page) => {
      ({ release } = await hold(page, "/assets/*.js"));
    },
  });
  const tree = page.locator(".field-tree", { has: page.getByText("Expand all") }).first();
  const clicked = [colourMode(page), tree.getByRole("button", { name: "Expand all" })];
  for (const button of clicked) {
    await clickAtRest(button);
    expect(await button.getAttribute("data-pending")).toBe("");
  }
  await page.locator(".sample-languages label", { hasText: "Python" }).first().click();
  release();
  await started(page);
  await expect.poll(() => isDark(page)).toBe(true);
  // Each island replays its own clicks, and the tree's may start after the colour mode's.
  await expect.poll(() => tree.locator("details:not([class], [open])").count()).toBe(0);
  expect(await page.locator("html").getAttribute("data-sample-language")).toBe("python");
  await expect.poll(() => page.locator("[data-pending]").count()).toBe(0);
});

test("a chosen colour mode survives a reload, before the first paint", async ({ visit }) => {
  const page = await visit(START, { colorScheme: "light", prepare: watchFirstPaint });
  expect((await atFirstPaint(page)).theme).toBeUndefined();
  await colourMode(page).click();
  expect(await isDark(page)).toBe(true);
  await page.reload();
  expect((await atFirstPaint(page)).theme).toBe("dark");
  expect(await isDark(page)).toBe(true);
});

test("a chosen colour mode needs only the inline script", async ({ visit }) => {
  const page = await visit(START, { colorScheme: "light" });
  await colourMode(page).click();
  const held = await hold(page, "/assets/*.js");
  await page.reload({ waitUntil: "commit" });
  await page.locator("#main h1").waitFor();
  expect(await isDark(page)).toBe(true);
  held.release();
});

test("announces a change of colour mode", async ({ visit }) => {
  const page = await visit(START, { colorScheme: "light" });
  await colourMode(page).click();
  await page.getByText("Dark mode is on").waitFor({ state: "attached" });
});

test("a colour mode chosen in one tab applies in the other", async ({ visit }) => {
  const page = await visit(START, { colorScheme: "light" });
  const other = await page.context().newPage();
  await other.goto(START);
  await started(other);
  await colourMode(other).click();
  await expect.poll(() => isDark(page)).toBe(true);
});

test("the announcement shows on the home page and in the V1.0 docs only", async ({ visit }) => {
  const page = await visit("/");
  expect(await announcement(page).isVisible()).toBe(true);
  await page.getByRole("link", { name: "Docs", exact: true }).first().click();
  await page.waitForURL("**/docs");
  await expect.poll(() => announcement(page).count()).toBe(0);
  await page.goto("/docs/1.0");
  expect(await announcement(page).isVisible()).toBe(true);
  await page.goto("/api/geo/");
  expect(await announcement(page).count()).toBe(0);
});

test("the announcement can be closed before the script has loaded", async ({ visit }) => {
  let release = () => {};
  const page = await visit("/", {
    waitForStart: false,
    prepare: async (page) => {
      ({ release } = await hold(page, "/assets/*.js"));
    },
  });
  const button = announcement(page).getByRole("button");
  await clickAtRest(button);
  expect(await button.getAttribute("data-pending")).toBe("");
  release();
  await expect.poll(() => announcement(page).isVisible()).toBe(false);
});

test("the closed announcement stays closed, even before the first paint", async ({ visit }) => {
  const page = await visit("/", { prepare: watchFirstPaint });
  expect(await announcement(page).isVisible()).toBe(true);
  await announcement(page).getByRole("button", { name: "Close announcement" }).click();
  expect(await announcement(page).isVisible()).toBe(false);
  await page.reload();
  expect((await atFirstPaint(page)).announcement).toBe("closed");
  await started(page);
  expect(await announcement(page).isVisible()).toBe(false);
});

test("a new announcement shows to readers who closed an older one", async ({ visit }) => {
  const page = await visit("/", { stored: { announcement: "an-older-one" } });
  expect(await announcement(page).isVisible()).toBe(true);
});

test("the Docs link leads to the chosen version from every page", async ({ visit }) => {
  const page = await visit(START, { prepare: watchFirstPaint });
  await page.getByRole("banner").locator("summary", { hasText: "3.0" }).click();
  await page.getByRole("banner").getByRole("link", { name: "1.0" }).click();
  await page.waitForURL("**/docs/1.0/**");
  await page.goto("/");
  expect((await atFirstPaint(page)).docsVersion).toBe("1.0");
  await started(page);
  const docs = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Docs" });
  await expect.poll(() => docs.getAttribute("href")).toBe("/docs/1.0");
});

test("the site works where storage is forbidden", async ({ visit }) => {
  const page = await visit("/api/geo/", {
    colorScheme: "light",
    prepare: (page) =>
      page.addInitScript(() => {
        const forbidden = () => {
          throw new DOMException("Storage is forbidden.", "SecurityError");
        };
        Object.defineProperty(window, "localStorage", { get: forbidden });
        Object.defineProperty(window, "sessionStorage", { get: forbidden });
      }),
  });
  await colourMode(page).click();
  expect(await isDark(page)).toBe(true);
});

test("closing the announcement moves the focus to what comes next", async ({ visit }) => {
  const page = await visit("/");
  const close = page.getByRole("button", { name: "Close announcement" });
  await close.focus();
  await expect.poll(() => isHydrated(page, ".announcement-close")).toBe(true);
  await close.press("Enter");
  expect(await announcement(page).isVisible()).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.className)).toBe("brand");
});
