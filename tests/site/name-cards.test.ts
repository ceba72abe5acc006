import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { nameCardsPath } from "../../site/src/base/paths.ts";
import { hold, test, type Visit } from "../open-browser.ts";
import { runAxe } from "../run-axe.ts";

const PAGE = "/docs/flights-live-prices/overview";
const CARDS = nameCardsPath("en", "flights-live-pricing");

const card = (page: Page) => page.getByRole("tooltip");

/** The links to names that have a place in the reference of live prices. */
const links = (page: Page) =>
  page.locator('main :is(p, li) > a[href*="/api/flights-live-pricing/#"]:has(> code:only-child)');

/** A page that asks for the cards, and how often it did. */
async function visitCounting(visit: Visit, path = PAGE) {
  const asked: string[] = [];
  const page = await visit(path, {
    prepare: async (page) => {
      page.on("request", (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith("/_names/")) asked.push(pathname);
      });
    },
  });
  return { page, asked, link: links(page).first() };
}

/** Reaches a link as the keyboard does. */
async function focus(page: Page, link: Locator): Promise<void> {
  await page.keyboard.press("Shift");
  await link.focus();
}

test("hovering over a name shows its type and first sentence, fetched once on demand", async ({
  visit,
}) => {
  const { page, asked, link } = await visitCounting(visit);
  expect(asked).toEqual([]);
  await link.hover();
  await card(page).waitFor();
  const anchor = decodeURIComponent((await link.getAttribute("href"))?.split("#")[1] ?? "");
  const cards = await page.evaluate(async (path) => (await fetch(path)).json(), CARDS);
  const [type, sentence] = cards.cards[anchor];
  const text = (await card(page).innerText()).replace(/\s+/g, " ");
  expect(text).toContain(`${anchor} ${type}`);
  expect(text).toContain(sentence.replaceAll("`", ""));
  expect(await link.getAttribute("aria-describedby")).toBe(await card(page).getAttribute("id"));
  await page.mouse.move(0, 0);
  await card(page).waitFor({ state: "detached" });
  await links(page).nth(1).hover();
  await card(page).waitFor();
  expect(asked.filter((path) => path === CARDS)).toHaveLength(2);
});

test("the card stays while hovered, and closes with Escape", async ({ visit }) => {
  const page = await visit(PAGE, { prepare: (page) => page.clock.install() });
  const link = links(page).first();
  await link.hover();
  await page.clock.runFor(1000);
  await card(page).hover();
  await page.clock.runFor(10_000);
  expect(await card(page).isVisible()).toBe(true);
  await page.keyboard.press("Escape");
  await card(page).waitFor({ state: "detached" });
  expect(await link.getAttribute("aria-describedby")).toBeNull();
});

test("keyboard focus shows the card, and Escape or Tab closes it", async ({ visit }) => {
  const { page, link } = await visitCounting(visit);
  await focus(page, link);
  await card(page).waitFor();
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("Escape");
  await card(page).waitFor({ state: "detached" });
  await focus(page, links(page).nth(1));
  await card(page).waitFor();
  await page.keyboard.press("Tab");
  await expect.poll(() => links(page).nth(1).getAttribute("aria-describedby")).toBeNull();
});

test("Escape keeps a card away that is still loading", async ({ visit }) => {
  const page = await visit(PAGE);
  const { release } = await hold(page, CARDS);
  const [requested, answered] = [
    page.waitForRequest(`**${CARDS}`),
    page.waitForResponse(`**${CARDS}`),
  ];
  await focus(page, links(page).first());
  await requested;
  await page.keyboard.press("Escape");
  release();
  await (await answered).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await card(page).count()).toBe(0);
});

test("the card shifts nothing, fits the screen and passes axe", async ({ visit }) => {
  for (const width of [360, 1440]) {
    const page = await visit(PAGE, { viewport: { width, height: 700 }, bypassCSP: true });
    const link = links(page).first();
    await link.scrollIntoViewIfNeeded();
    const before = await link.boundingBox();
    await link.hover();
    await card(page).waitFor();
    expect(await link.boundingBox()).toEqual(before);
    const box = await card(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? width + 1)).toBeLessThanOrEqual(width);
    expect(await runAxe(page)).toEqual([]);
  }
});

test("a tap follows the link", async ({ visit }) => {
  const page = await visit(PAGE, { hasTouch: true, isMobile: true });
  await links(page).first().tap();
  await page.waitForURL("**/api/flights-live-pricing/#*");
  expect(await card(page).count()).toBe(0);
});

test("cards that fail to load show nothing, and are requested again", async ({ visit }) => {
  const page = await visit(PAGE, {
    mayFail: true,
    prepare: (page) => page.route(`**${CARDS}`, (route) => route.abort()),
  });
  const failed = page.waitForEvent("requestfailed");
  await links(page).first().hover();
  await failed;
  expect(await card(page).count()).toBe(0);
  await page.unroute(`**${CARDS}`);
  await links(page).nth(1).hover();
  await card(page).waitFor();
});

test("a page shown in place has its cards, in its language", async ({ visit }) => {
  const { page, asked } = await visitCounting(visit, "/es/docs/getting-started/authentication");
  const target = "/es/docs/getting-started/create-and-poll";
  await page.locator(`#sidebar a[href="${target}"]`).click();
  await page.waitForURL(`**${target}`);
  await links(page).first().hover();
  await card(page).waitFor();
  expect(asked).toEqual([nameCardsPath("es", "flights-live-pricing")]);
  expect(await card(page).locator("p").last().getAttribute("lang")).toBe("en");
});
