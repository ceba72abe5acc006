import type { Page } from "playwright-core";
import { expect } from "vitest";
import { pageDataPath } from "../../site/src/base/paths.ts";
import { hold, isHydrated, started, test, withoutNavigation } from "../open-browser.ts";

const START = "/docs/getting-started/requests-and-responses";
const TARGET = "/docs/getting-started/rate-limits";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const open = (page: Page, path = TARGET) => page.locator(`#sidebar a[href="${path}"]`).click();
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** A value that only a new document would lose. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => "marked" in window);

/** Counts the documents that the window loads from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

test("a link shows its page in place, with its own title and URL", async ({ visit }) => {
  const page = await visit(START);
  await mark(page);
  await open(page);
  await heading(page, "Rate limits").waitFor();
  expect(await isMarked(page)).toBe(true);
  expect(new URL(page.url()).pathname).toBe(TARGET);
  expect(await page.title()).toContain("Rate limits");
});

test("navigation in place yields the same article and title as the document", async ({ visit }) => {
  const page = await visit(START);
  await open(page);
  await heading(page, "Rate limits").waitFor();
  // The heading took the focus, which needs an attribute.
  const article = async () =>
    (await page.locator("#main article").innerHTML()).replace('<h1 tabindex="-1">', "<h1>");
  const shown = await article();
  const title = await page.title();
  await page.reload();
  await started(page);
  expect(await article()).toBe(shown);
  expect(await page.title()).toBe(title);
});

test("a section followed while its page loads is shown with its page", async ({ visit }) => {
  const page = await visit(START);
  const held = await hold(page, pageDataPath(TARGET));
  await open(page);
  await expect.poll(() => new URL(page.url()).pathname).toBe(TARGET);
  // The table of contents is still that of the page before.
  await page.locator("#toc a").first().click();
  await expect.poll(() => new URL(page.url()).hash).not.toBe("");
  held.release();
  await heading(page, "Rate limits").waitFor();
  expect(new URL(page.url()).pathname).toBe(TARGET);
});

test("Back before the script has loaded shows the right page", async ({ visit }) => {
  const page = await visit(START);
  await open(page);
  await heading(page, "Rate limits").waitFor();
  const held = await hold(page, "/assets/*.js");
  await page.reload({ waitUntil: "commit" });
  await heading(page, "Rate limits").waitFor();
  // Both addresses are of one document, for which nobody listens yet.
  await page.evaluate(() => history.back());
  await expect.poll(() => new URL(page.url()).pathname).toBe(START);
  held.release();
  await started(page);
  await heading(page, "Requests and responses").waitFor();
  expect(await page.title()).toContain("Requests and responses");
});

test("a frame that arrives while React loads stays, and React hydrates it", async ({ visit }) => {
  const page = await visit(START);
  const held = await hold(page, "/assets/hydrate-shell*.js");
  const asked = page.waitForRequest("**/assets/hydrate-shell*.js");
  const menu = page.getByRole("banner").locator("summary", { hasText: "3.0" });
  await menu.click();
  await asked;
  await page.getByRole("banner").getByRole("link", { name: "1.0" }).click();
  const old = page.getByRole("banner").locator("summary", { hasText: "1.0" });
  await old.waitFor();
  held.release();
  await old.click();
  await expect.poll(() => isHydrated(page, ".navbar")).toBe(true);
  await old.waitFor();
});

test("a new page starts at its top; back and forward restore the scroll position", async ({
  visit,
}) => {
  const page = await visit(START);
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.locator(`#sidebar a[href="${TARGET}"]`).evaluate((link: HTMLElement) => link.click());
  await heading(page, "Rate limits").waitFor();
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 300));

  await page.goBack();
  await heading(page, "Requests and responses").waitFor();
  await expect.poll(() => scrollY(page)).toBe(600);
  await page.goForward();
  await heading(page, "Rate limits").waitFor();
  await expect.poll(() => scrollY(page)).toBe(300);
});

test("back from far down a longer page restores the scroll position", async ({ visit }) => {
  const page = await visit("/api/flights-live-pricing/");
  await page.evaluate(() => window.scrollTo(0, 4300));
  const link = page.locator('#sidebar a[href^="/api/culture/#"]').last();
  await link.evaluate((element: HTMLElement) => element.click());
  await heading(page, "Culture").waitFor();
  await expect.poll(() => scrollY(page)).toBeGreaterThan(8000);
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/api/flights-live-pricing/");
  await expect.poll(() => scrollY(page)).toBe(4300);
});

test("a link to a section of another page scrolls to that section", async ({ visit }) => {
  const page = await visit(START);
  const id = await (async () => {
    const html = await (await page.request.get(TARGET)).text();
    return Array.from(html.matchAll(/<h2[^>]* id="([^"]+)"/g), ([, found]) => found).at(-1);
  })();
  await page
    .locator(`#sidebar a[href="${TARGET}"]`)
    .evaluate((link: HTMLAnchorElement, hash) => Object.assign(link, { hash }).click(), `#${id}`);
  await heading(page, "Rate limits").waitFor();
  const section = page.locator(`[id="${id}"]`);
  await expect.poll(async () => (await section.boundingBox())?.y ?? -1).toBeLessThan(800);
  expect(await scrollY(page)).toBeGreaterThan(0);
});

test("a hash that can't be decoded doesn't prevent its page", async ({ visit }) => {
  const page = await visit(`${START}#%E0`);
  await open(page);
  await heading(page, "Rate limits").waitFor();
  await page.goBack();
  await heading(page, "Requests and responses").waitFor();
});

test("a route change is announced and moves focus to the new page's heading", async ({ visit }) => {
  const page = await visit(START);
  const region = page.locator("[aria-live=polite][aria-atomic=true]").first();
  expect(await region.textContent()).toBe("");
  await open(page);
  await heading(page, "Rate limits").waitFor();
  await expect.poll(() => region.textContent()).toBe(await page.title());
  const focused = page.locator(":focus");
  expect(await focused.evaluate((element) => element.tagName)).toBe("H1");
  expect(await focused.textContent()).toBe("Rate limits");
});

test("the last of two quick navigations wins", async ({ visit }) => {
  const page = await visit(START);
  let releaseFirst = () => {};
  const first = new Promise<void>((resolve) => {
    releaseFirst = resolve;
  });
  await page.route(`**${pageDataPath(TARGET)}`, async (route) => {
    await first;
    await route.continue().catch(() => {});
  });
  await open(page);
  await open(page, "/docs/getting-started/impact");
  await heading(page, "Impact").waitFor();
  releaseFirst();
  await page.evaluate(() => fetch("/robots.txt"));
  expect(await heading(page, "Impact").count()).toBe(1);
  expect(new URL(page.url()).pathname).toBe("/docs/getting-started/impact");
});

test("a page of another build loads one whole document, and never loops", async ({ visit }) => {
  const page = await visit(START);
  const documents = countDocuments(page);
  await page.route("**/_page/**", async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as object;
    await route.fulfill({ json: { ...data, build: "another" } });
  });
  await mark(page);
  await open(page);
  await heading(page, "Rate limits").waitFor();
  await started(page);
  expect(await isMarked(page)).toBe(false);
  expect(documents()).toBe(1);
  await open(page, START);
  await heading(page, "Requests and responses").waitFor();
  await started(page);
  expect(documents()).toBe(2);
});

test("a URL without page data loads the not-found page as a document", async ({ visit }) => {
  const page = await visit(START, { mayFail: true });
  const documents = countDocuments(page);
  await page
    .locator(`#sidebar a[href="${TARGET}"]`)
    .evaluate((link: HTMLAnchorElement) => Object.assign(link, { pathname: "/docs/gone" }).click());
  await heading(page, "This page isn't on the chart").waitFor();
  expect(documents()).toBe(1);
});

test.for([
  { what: "the reference", link: '.navbar a[href="/api/geo/"]' },
  { what: "home", link: ".navbar .brand" },
  { what: "another version", link: '.navbar [data-alternate="version:1.0"]' },
  { what: "another language", link: '.navbar [data-alternate="lang:es"]' },
])("going to $what and back stays in place, with the whole frame", async ({ link }, { visit }) => {
  const page = await visit("/docs/getting-started/authentication");
  await mark(page);
  const frame = async () => ({
    title: await page.title(),
    lang: await page.locator("html").getAttribute("lang"),
    links: await page
      .locator(".navbar a:not([data-docs]), #sidebar a, .footer a")
      .evaluateAll((all) =>
        all.map((a) => [a.getAttribute("href"), a.textContent, a.getAttribute("aria-current")]),
      ),
    open: await page.locator("#sidebar details[open]").count(),
    canonical: await page.locator("link[rel=canonical]").getAttribute("href"),
    h1: await page.locator("#main h1").textContent(),
  });
  const before = await frame();
  const frameId = () => page.locator("html").getAttribute("data-frame");
  const around = await frameId();
  await page.locator(link).evaluate((a: HTMLElement) => a.click());
  await expect.poll(frameId).not.toBe(around);
  const shown = await frame();
  expect(await isMarked(page)).toBe(true);
  await expect.poll(() => page.locator("#spoken").textContent()).toBe(shown.title);
  await page.goBack();
  await expect.poll(frameId).toBe(around);
  expect(await frame()).toEqual(before);
  expect(await isMarked(page)).toBe(true);
  await page.goForward();
  await expect.poll(frameId).not.toBe(around);
  await page.reload();
  await started(page);
  expect(await frame()).toEqual(shown);
});

test("a page's name appears at the click, and reverts when the reader stops loading", async ({
  visit,
}) => {
  const page = await visit(START);
  const held = await hold(page, pageDataPath(TARGET));
  const named = async () => ({
    title: await page.title(),
    marked: await page.locator('#sidebar [aria-current="page"]').textContent(),
    last: await page.locator('.breadcrumbs [aria-current="page"]').textContent(),
  });
  const before = await named();
  await open(page);
  await expect.poll(named).toEqual({
    title: "Rate limits · Farewind",
    marked: "Rate limits",
    last: "Rate limits",
  });
  await page.evaluate(() => window.stop());
  await expect.poll(named).toEqual(before);
  held.release();
});

test("without the Navigation API, navigation works in place, back and forward", async ({
  visit,
}) => {
  const page = await visit(START, { prepare: withoutNavigation });
  await mark(page);
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.locator(`#sidebar a[href="${TARGET}"]`).evaluate((link: HTMLElement) => link.click());
  await heading(page, "Rate limits").waitFor();
  await expect.poll(() => scrollY(page)).toBe(0);
  expect(new URL(page.url()).pathname).toBe(TARGET);
  await page.goBack();
  await heading(page, "Requests and responses").waitFor();
  await expect.poll(() => scrollY(page)).toBe(600);
  await page.goForward();
  await heading(page, "Rate limits").waitFor();
  await page.locator("#toc a").first().click();
  await expect.poll(() => new URL(page.url()).hash).not.toBe("");
  expect(await isMarked(page)).toBe(true);
});

test("without the Navigation API, a failed load shows its message and Retry", async ({ visit }) => {
  const page = await visit(START, { mayFail: true, prepare: withoutNavigation });
  await mark(page);
  await page.route(`**${pageDataPath(TARGET)}`, (route) => route.fulfill({ status: 503 }));
  await open(page);
  const alert = page.getByRole("alert");
  await alert.waitFor();
  await page.unroute(`**${pageDataPath(TARGET)}`);
  await alert.getByRole("button", { name: "Retry" }).click();
  await heading(page, "Rate limits").waitFor();
  expect(await isMarked(page)).toBe(true);
});
