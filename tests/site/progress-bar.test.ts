import type { Page } from "playwright-core";
import { expect } from "vitest";
import { pageDataPath } from "../../site/src/base/paths.ts";
import { hold, started, test, type Visit } from "../open-browser.ts";

const START = "/docs/getting-started/authentication";
const TARGET = "/docs/getting-started/rate-limits";

/** A page whose clock stands still: time passes only when a test says so. */
async function visitWithClock(visit: Visit, path: string): Promise<Page> {
  const page = await visit(path, {
    prepare: (page) => page.clock.install({ time: "2026-01-01T10:00" }),
  });
  await page.clock.pauseAt("2026-01-01T11:00");
  return page;
}

test("the progress bar appears after 200 ms, and stays until the page is shown", async ({
  visit,
}) => {
  const page = await visitWithClock(visit, START);
  const bar = page.getByRole("progressbar");
  const held = await hold(page, pageDataPath(TARGET));
  await page.locator(`#sidebar a[href="${TARGET}"]`).click();
  await page.clock.runFor(199);
  expect(await bar.count()).toBe(0);
  await page.clock.runFor(1);
  await bar.waitFor();
  expect(await bar.getAttribute("aria-label")).toBe("Loading the page");
  held.release();
  await page.getByRole("heading", { level: 1, name: "Rate limits" }).waitFor();
  await bar.waitFor({ state: "detached" });
});

test("a page that loads within 200 ms never shows the bar", async ({ visit }) => {
  const page = await visitWithClock(visit, START);
  await watchForBar(page);
  await page.locator(`#sidebar a[href="${TARGET}"]`).click();
  await page.getByRole("heading", { level: 1, name: "Rate limits" }).waitFor();
  await page.clock.runFor(1000);
  expect(await barWasSeen(page)).toBe(false);
});

test("a second navigation restarts the 200 ms", async ({ visit }) => {
  const page = await visitWithClock(visit, START);
  const held = await hold(page, "/_page/**");
  await page.locator(`#sidebar a[href="${TARGET}"]`).click();
  await page.clock.runFor(150);
  await page.locator('#sidebar a[href="/docs/getting-started/impact"]').click();
  await page.clock.runFor(150);
  expect(await page.getByRole("progressbar").count()).toBe(0);
  await page.clock.runFor(50);
  await page.getByRole("progressbar").waitFor();
  held.release();
  await page.getByRole("heading", { level: 1, name: "Impact" }).waitFor();
  await page.getByRole("progressbar").waitFor({ state: "detached" });
});

test("loading a full document shows the bar", async ({ visit }) => {
  const waits: number[] = [];
  const page = await visit(START, {
    mayFail: true,
    prepare: (page) => page.exposeFunction("barShown", (wait: number) => waits.push(wait)),
  });
  await page.route("**/_page/api/geo.json", (route) => route.fulfill({ status: 404 }));
  const held = await hold(page, "/api/geo/");
  await page.evaluate(() => {
    const { barShown } = window as unknown as { readonly barShown: (wait: number) => void };
    const began = performance.now();
    new MutationObserver(() => {
      if (document.querySelector("[role=progressbar]")) barShown(performance.now() - began);
    }).observe(document.body, { childList: true, subtree: true });
    document.querySelector<HTMLElement>('.navbar a[href="/api/geo/"]')?.click();
  });
  await expect.poll(() => waits[0]).toBeGreaterThanOrEqual(200);
  held.release();
  await page.getByRole("heading", { level: 1, name: "Geo API" }).waitFor();
  expect(await page.getByRole("progressbar").count()).toBe(0);
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Authentication" }).waitFor();
  expect(await page.getByRole("progressbar").count()).toBe(0);
});

test("neither a link within the page nor a new query shows the bar", async ({ visit }) => {
  const page = await visitWithClock(visit, START);
  await watchForBar(page);
  await page.locator("#toc a").first().click();
  await expect.poll(() => new URL(page.url()).hash).not.toBe("");
  await page.clock.runFor(1000);
  expect(await barWasSeen(page)).toBe(false);

  await page.evaluate(() => history.pushState(null, "", "?lang=go"));
  await page.clock.runFor(1000);
  expect(await barWasSeen(page)).toBe(false);

  // An answer without content: the browser stays where it is.
  await page.route(`**${START}?lang=python`, (route) => route.fulfill({ status: 204 }));
  const answered = page.waitForResponse(`**${START}?lang=python`);
  await page.evaluate(() => location.assign("?lang=python"));
  await answered;
  await page.clock.runFor(1000);
  expect(await barWasSeen(page)).toBe(false);
});

async function watchForBar(page: Page): Promise<void> {
  await started(page);
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector("[role=progressbar]")) document.body.dataset.barSeen = "";
    }).observe(document.body, { childList: true, subtree: true });
  });
}

function barWasSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => "barSeen" in document.body.dataset);
}
