import { launchBrowser } from "./launch-browser.ts";

/** A server compresses at its best what it is asked for a second time. */
const VISITS = 3;

/** Milliseconds for what a page fetches ahead; some pages never stop asking. */
const AHEAD = 4000;

/**
 * Visits pages until their servers have compressed what they send: what a server does once is no
 * part of a page's time, and would take a processor from the browser that is measured.
 */
export async function warmUp(urls: readonly string[]): Promise<void> {
  for (let visit = 1; visit <= VISITS; visit += 1) {
    const browser = await launchBrowser();
    const page = await browser.newPage();
    for (const url of urls) {
      await page.goto(url, { waitUntil: "load", timeout: 90_000 });
      await page.waitForLoadState("networkidle", { timeout: AHEAD }).catch(() => {});
    }
    await browser.close();
  }
}
