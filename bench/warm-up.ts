import { launchBrowser } from "./launch-browser.ts";

/** Visits per page: a server uses its best compression from the second request on. */
const VISITS = 3;

/** Maximum wait in milliseconds for prefetches; some pages never stop making requests. */
const PREFETCH_TIMEOUT_MS = 4000;

/**
 * Visits pages until their servers have compressed what they send: this one-time work is no part of
 * a page's time, and would take a processor from the measured browser.
 */
export async function warmUp(urls: readonly string[]): Promise<void> {
  for (let visit = 1; visit <= VISITS; visit += 1) {
    const browser = await launchBrowser();
    const page = await browser.newPage();
    for (const url of urls) {
      await page.goto(url, { waitUntil: "load", timeout: 90_000 });
      await page.waitForLoadState("networkidle", { timeout: PREFETCH_TIMEOUT_MS }).catch(() => {});
    }
    await browser.close();
  }
}
