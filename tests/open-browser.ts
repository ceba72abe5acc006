/** Pages of the built site in a real browser: one browser per worker, one context per visit. */
import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { expect, inject, test as plainTest } from "vitest";
import type { Connection } from "../site/src/browser/prefetch.ts";
import { launchChromium } from "./launch-chromium.ts";

export interface VisitOptions extends BrowserContextOptions {
  /** Runs before the site's scripts: routes, a clock, init scripts. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Earlier choices of the reader, by their keys in local storage. */
  readonly stored?: Readonly<Record<string, string>>;
  /** True for a test that breaks something on purpose. */
  readonly mayFail?: boolean;
  /** False for a test of the time before the client has started. */
  readonly waitForStart?: boolean;
}

/** Opens a path in a fresh context and resolves once the client has started. */
export type Visit = (path: string, options?: VisitOptions) => Promise<Page>;

/** A test that gets `visit`, and fails if a page logs an unexpected error. */
export const test = plainTest
  // biome-ignore lint/correctness/noEmptyPattern: Vitest parses the names of what a fixture needs
  .extend("browser", { scope: "worker" }, async ({}, { onCleanup }) => {
    const browser = await launchChromium();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend("visit", async ({ browser }, { onCleanup }): Promise<Visit> => {
    const ends: (() => Promise<void>)[] = [];
    const errors: string[] = [];
    onCleanup(async () => {
      await Promise.all(ends.map((end) => end()));
      expect(errors).toEqual([]);
    });
    return async (path, given = {}) => {
      const { prepare, stored = {}, mayFail = false, waitForStart = true, ...options } = given;
      const baseURL = options.baseURL ?? inject("baseUrl");
      const context = await browser.newContext({
        reducedMotion: "reduce",
        storageState: storageState(baseURL, stored),
        ...options,
        baseURL,
      });
      context.setDefaultTimeout(120_000);
      const page = await context.newPage();
      ends.push(() => close(page));
      if (!mayFail) collectErrors(page, errors);
      // No prefetching, so that a test knows all requests: see `prefetch.test.ts`.
      await connect(page, { saveData: true });
      await prepare?.(page);
      await page.goto(path, { waitUntil: waitForStart ? "load" : "commit" });
      if (waitForStart && options.javaScriptEnabled !== false) await started(page);
      return page;
    };
  });

/** Closes the page's context, ignoring errors of routes that are still being answered. */
async function close(page: Page): Promise<void> {
  const context = page.context();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.close();
}

/** Prepares a page as if its browser had no Navigation API. */
export async function withoutNavigation(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(window, "navigation", { value: undefined }));
}

/** Resolves once the client has started: everything works, though React may still be loading. */
export async function started(page: Page): Promise<void> {
  await page.waitForFunction(() => "awake" in document.documentElement.dataset, undefined, {
    polling: 20,
  });
}

/**
 * Clicks once nothing moves: after a scroll, the navbar hides in the next frame, and sticky
 * elements would move away from under the pointer.
 */
export async function clickAtRest(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await target.click();
}

/** Whether React has hydrated an element. */
export function isHydrated(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith("__react")));
}

/** Sets the reader's connection, `navigator.connection`. */
export function connect(page: Page, connection: Connection): Promise<unknown> {
  return page.addInitScript(
    (value) => Object.defineProperty(navigator, "connection", { value, configurable: true }),
    connection,
  );
}

export interface HeldResponses {
  readonly release: () => void;
}

/** Holds back the responses of a path until they are released. */
export async function hold(page: Page, path: string): Promise<HeldResponses> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    await released;
    await route.fallback();
  });
  return { release };
}

function storageState(origin: string, stored: Readonly<Record<string, string>>) {
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  // For each origin, Playwright first opens an extra page, which takes as long as the visit.
  return { cookies: [], origins: localStorage.length === 0 ? [] : [{ origin, localStorage }] };
}

function collectErrors(page: Page, errors: string[]): void {
  page.on("pageerror", (error) => errors.push(`${page.url()}: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(`${page.url()}: ${message.text()}`);
  });
}
