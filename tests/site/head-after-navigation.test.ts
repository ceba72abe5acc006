import { expect } from "vitest";
import { test } from "../open-browser.ts";

test.for([
  ["/docs/intro", "/docs/change-log"],
  ["/docs/change-log", "/es/docs/getting-started/rate-limits"],
  ["/es/docs/intro", "/"],
])("after %s the head of %s names no other page", async ([from = "", to = ""], { visit }) => {
  const page = await visit(from);
  const canonical = page.locator("link[rel=canonical]");
  const before = await canonical.getAttribute("href");
  await page.evaluate((href) => {
    const link = document.createElement("a");
    link.href = href;
    document.body.append(link);
    link.click();
  }, to);
  await expect.poll(() => canonical.getAttribute("href")).not.toBe(before);
  expect(new URL((await canonical.getAttribute("href")) ?? "").pathname).toBe(to);
  const named = page.locator(
    "head :is(link[rel=alternate], meta[name=description], meta[property])",
  );
  const left = await named.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));
  expect(left).toEqual([]);
});
