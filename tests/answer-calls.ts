import type { Page } from "playwright-core";
import { createSandbox } from "../sandbox/src/create-sandbox.ts";
import { FIXED_DAY } from "../site/src/base/dates/fixed-day.ts";
import { fillPlaceholders, placeholdersOf } from "../site/src/publish/placeholders.ts";

const SERVED = { ...placeholdersOf(FIXED_DAY), engine: "server" } as const;

/**
 * Answers the calls of a page with a sandbox in this process, whose clock advances a second per
 * call. Pages are filled in as by a server that includes a sandbox.
 */
export async function answerCalls(page: Page): Promise<void> {
  await page.route(/\/api\/[\w-]+(\/|\.json)$/, async (route) => {
    const response = await route.fetch();
    const body = fillPlaceholders(route.request().url(), await response.text(), SERVED);
    await route.fulfill({ response, body });
  });
  let now = Date.now();
  const sandbox = createSandbox({ clock: () => now });
  await page.route("**/apiservices/**", async (route) => {
    now += 1000;
    const request = route.request();
    const response = await sandbox(
      new Request(request.url(), {
        method: request.method(),
        headers: request.headers(),
        body: request.postData(),
      }),
    );
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    });
  });
}
