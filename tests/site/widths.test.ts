import { expect } from "vitest";
import { test } from "../open-browser.ts";

test("an open field tree fits a phone", async ({ visit }) => {
  const page = await visit("/api/flights-live-pricing/", {
    viewport: { width: 360, height: 740 },
  });
  for (const button of await page.getByRole("button", { name: "Expand all" }).all()) {
    await button.click();
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
});
