import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { builtPages, fileOf } from "../built-site.ts";
import { test } from "../open-browser.ts";

const menu = (page: Page, text: string) =>
  page.getByRole("banner").locator("details", { has: page.locator("summary", { hasText: text }) });

async function choose(page: Page, current: string, name: string): Promise<void> {
  await menu(page, current).locator("summary").click();
  await menu(page, current).getByRole("link", { name }).click();
}

const path = (page: Page) => new URL(page.url()).pathname.replace(/\/$/, "");

test("the language dropdown leads to the same page in the other language, and back", async ({
  visit,
}) => {
  const page = await visit("/docs/getting-started/rate-limits");
  await choose(page, "English", "Español");
  await page.waitForURL("**/es/docs/getting-started/rate-limits");
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("es");
  // A translation may have drifted: that is told, and stops nobody.
  expect(await page.locator(".notice:not(.notice-drifted)").count()).toBe(0);
  await choose(page, "Español", "English");
  await page.waitForURL((url) => url.pathname === "/docs/getting-started/rate-limits");
});

test("a frame replaced during React's hydration stays in place", async ({ visit }) => {
  const page = await visit("/docs/getting-started/rate-limits", {
    prepare: async (page) => {
      await page.addInitScript(slowDownReact);
    },
  });
  await menu(page, "English").locator("summary").click();
  const waiting = () => page.waitForFunction(() => (window as never as Slowed).waiting.length > 0);
  await waiting();
  await page.evaluate(() => (window as never as Slowed).waiting.shift()?.());
  await waiting();
  await page.evaluate(() => {
    (window as never as Slowed).navigation.navigate("/es/docs/getting-started/rate-limits");
  });
  await menu(page, "Español").waitFor();
  await page.evaluate(() => (window as never as Slowed).hurry());
  await page.evaluate(() => new Promise((resolve) => window.requestIdleCallback(resolve)));
  expect(await menu(page, "Español").count()).toBe(1);
});

interface Slowed {
  /** The pieces of its work that React has not come to. */
  readonly waiting: (() => void)[];
  readonly hurry: () => void;
  /** The browser's own: no click, which would wake React in the middle of the test. */
  readonly navigation: { readonly navigate: (url: string) => void };
}

/** React does a piece of its work for each message that it posts to itself, and looks at the time. */
function slowDownReact(): void {
  const { postMessage } = MessagePort.prototype;
  const now = performance.now.bind(performance);
  const waiting: (() => void)[] = [];
  let late = 0;
  MessagePort.prototype.postMessage = function post(message: unknown) {
    waiting.push(() => postMessage.call(this, message));
  };
  performance.now = () => {
    late += 10;
    return now() + late;
  };
  const hurry = () => {
    MessagePort.prototype.postMessage = postMessage;
    performance.now = now;
    for (const post of waiting) post();
  };
  Object.assign(window, { waiting, hurry });
}

test("after a navigation the language dropdown leads to the shown page, even on a phone", async ({
  visit,
}) => {
  const page = await visit("/docs/getting-started/rate-limits");
  await page.locator('#sidebar a[href="/docs/getting-started/impact"]').click();
  await page.getByRole("heading", { level: 1, name: "Impact" }).waitFor();
  const hrefs = page.locator('[data-alternate="lang:es"]');
  await expect
    .poll(() => hrefs.evaluateAll((all) => all.map((link) => link.getAttribute("href"))))
    .toEqual(["/es/docs/getting-started/impact", "/es/docs/getting-started/impact"]);
});

test("an untranslated page has a notice in Spanish with a link to its original", async ({
  visit,
}) => {
  const page = await visit("/es/docs/flights-live-prices/tracking");
  const notice = page.locator(".notice");
  expect(await notice.isVisible()).toBe(true);
  expect(await notice.textContent()).toContain("Esta página aún no está traducida");
  expect(await page.locator("#main article").getAttribute("lang")).toBe("en");
  await notice.getByRole("link").click();
  await page.waitForURL((url) => url.pathname === "/docs/flights-live-prices/tracking");
  await expect.poll(() => page.locator(".notice").count()).toBe(0);
});

test("links of a Spanish page stay in Spanish", async ({ visit }) => {
  const page = await visit("/es/docs/intro");
  const paths = await page
    .locator('#sidebar .sidebar-list a, #main a[href^="/"]:not(.notice-drifted a), footer a')
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((href) => !/^\/es(\/|$)/.test(href))).toEqual([]);
});

test("the version dropdown leads to the page's counterpart, or to the version's home", async ({
  visit,
}) => {
  const page = await visit("/docs/getting-started/authentication");
  await choose(page, "3.0", "1.0");
  await page.waitForURL(/\/docs\/1\.0\/authentication$/);
  await menu(page, "1.0").waitFor();
  await choose(page, "1.0", "3.0");
  await page.waitForURL((url) => url.pathname === "/docs/getting-started/authentication");
  const other = await visit("/docs/getting-started/create-and-poll");
  await choose(other, "3.0", "1.0");
  await other.waitForURL(/\/docs\/1\.0\/?$/);
});

const ARCHIVED = builtPages().filter(({ version, kind }) => version.archived && kind === "docs");

test("every archived page has a banner that links to the current page", () => {
  expect(ARCHIVED.length).toBeGreaterThan(0);
  for (const { path, url, canonical, locale, version } of ARCHIVED) {
    const html = readFileSync(fileOf(url), "utf8");
    const banner = /<[^>]* class="[^"]*notice-archived.*?href="([^"]*)"/s.exec(html);
    expect([path, banner?.[0]]).toEqual([path, expect.stringContaining(version.id)]);
    expect([path, banner?.[1]]).toEqual([path, locale.prefix + canonical]);
  }
});

test("the banner of an archived page is visible, and leads to the current page", async ({
  visit,
}) => {
  const page = await visit("/es/docs/1.0/places");
  const banner = page.locator(".notice-archived");
  expect(await banner.isVisible()).toBe(true);
  await banner.getByRole("link").click();
  await page.waitForURL((url) => url.pathname === "/es/docs/geo/overview");
});

test("the archived version has its own tree and pager", async ({ visit }) => {
  const page = await visit("/docs/1.0");
  const paths = await page
    .locator("#sidebar .sidebar-list a")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(paths).toContain("/docs/1.0/places");
  expect(paths.filter((href) => !href?.startsWith("/docs/1.0"))).toEqual([]);
  await page.locator(".pager-next").click();
  await expect.poll(() => path(page)).toBe("/docs/1.0/authentication");
});

test("a reference's version menu links to the reference and to the other version", async ({
  visit,
}) => {
  const page = await visit("/api/geo/");
  const versions = page.locator('.navbar [data-alternate^="version:"]');
  const links = await versions.evaluateAll((all) =>
    all.map((link) => [link.getAttribute("href"), link.getAttribute("aria-current")]),
  );
  expect(links).toEqual([
    ["/api/geo/", "true"],
    ["/docs/1.0", null],
  ]);
});

test("another language preserves the position on the page", async ({ visit }) => {
  const page = await visit("/api/geo/#findNearestPlaces");
  await choose(page, "English", "Español");
  await page.waitForURL("**/es/api/geo/#findNearestPlaces");
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("es");
  await expect
    .poll(async () => (await page.locator("#findNearestPlaces").boundingBox())?.y ?? -1)
    .toBeLessThan(400);
});
