import type { Page } from "playwright-core";
import { expect } from "vitest";
import { pageDataPath } from "../../site/src/address/page-data-path.ts";
import { test, type Visit } from "../open-browser.ts";

const START = "/docs/getting-started/authentication";
const TARGET = "/docs/getting-started/rate-limits";

const link = (page: Page) => page.locator(`#sidebar a[href="${TARGET}"]`);

interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** A page whose clock stands still, and the paths of page data that it has asked for. */
async function visitCounting(visit: Visit, connection: Connection) {
  const asked: string[] = [];
  const page = await visit(START, {
    prepare: async (page) => {
      await page.clock.install({ time: "2026-01-01T10:00" });
      await page.addInitScript(
        (value) => Object.defineProperty(navigator, "connection", { value }),
        connection,
      );
      page.on("request", (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith("/_page/")) asked.push(pathname);
      });
    },
  });
  await page.clock.pauseAt("2026-01-01T11:00");
  return { page, asked };
}

const INTENTS = [
  { intent: "hovering", act: (page: Page) => link(page).hover() },
  { intent: "focus", act: (page: Page) => link(page).focus() },
  { intent: "touch", act: (page: Page) => link(page).dispatchEvent("touchstart") },
] as const;

test.for(INTENTS)(
  "$intent fetches the page ahead, and a click does not fetch it again",
  async ({ act }, { visit }) => {
    const { page, asked } = await visitCounting(visit, { effectiveType: "4g" });
    const request = page.waitForRequest(`**${pageDataPath(TARGET)}`);
    await act(page);
    await page.clock.runFor(1000);
    await request;
    await link(page).click();
    await page.getByRole("heading", { level: 1, name: "Rate limits" }).waitFor();
    expect(asked).toEqual([pageDataPath(TARGET)]);
  },
);

test("a pointer that only passes over a link fetches nothing", async ({ visit }) => {
  const { page, asked } = await visitCounting(visit, {});
  await link(page).hover();
  await page.clock.runFor(20);
  await page.mouse.move(900, 500);
  await page.clock.runFor(1000);
  await page.evaluate(() => fetch("/robots.txt"));
  expect(asked).toEqual([]);
});

test.for<Connection>([{ effectiveType: "2g" }, { effectiveType: "slow-2g" }, { saveData: true }])(
  "%o fetches nothing ahead, and the click still loads the page",
  async (connection, { visit }) => {
    const { page, asked } = await visitCounting(visit, connection);
    for (const { act } of INTENTS) {
      await act(page);
      await page.clock.runFor(1000);
    }
    await page.evaluate(() => fetch("/robots.txt"));
    expect(asked).toEqual([]);
    await link(page).click();
    await page.getByRole("heading", { level: 1, name: "Rate limits" }).waitFor();
    expect(asked).toEqual([pageDataPath(TARGET)]);
  },
);
