import { expect } from "vitest";
import { test } from "../open-browser.ts";

test("a page that failed offline loads by itself once online again", async ({ visit }) => {
  const page = await visit("/docs/intro", { mayFail: true });
  await page.context().setOffline(true);
  await page.locator(".sidebar-list a[href='/docs/change-log']").first().click();
  const failed = page.locator("main", { hasText: "didn't load" });
  await failed.waitFor();
  await page.context().setOffline(false);
  await expect.poll(() => page.locator("h1").textContent()).toBe("Change log");
  expect(await failed.count()).toBe(0);
});
