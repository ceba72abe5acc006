import type { Page } from "playwright-core";
import { createSandbox } from "../sandbox/src/create-sandbox.ts";

/** Has the calls of a page answered by a sandbox of its own, on which each call takes a second. */
export async function answerCalls(page: Page): Promise<void> {
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
