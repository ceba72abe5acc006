import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "../open-browser.ts";

const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };

/**
 * Presses the button of a block, whose code has to be what is copied, and what is seen then. Far down
 * a reference, what is above it may still be laid out between a pointer's way down and up, so only the
 * first is pressed by a pointer.
 */
async function expectCopied(page: Page, block: Locator, byPointer: boolean): Promise<void> {
  await page.evaluate(() => navigator.clipboard.writeText(""));
  const button = block.locator("button.copy");
  await button.scrollIntoViewIfNeeded();
  if (byPointer) await button.click();
  else await button.evaluate((element: HTMLElement) => element.click());
  // What the button says goes away by itself, sooner than a slow machine may look.
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(clipboard).not.toBe("");
  const copied = await clipboard();
  const [content, shown] = await block
    .locator("code")
    .evaluate((code: HTMLElement) => [code.textContent, code.innerText]);
  expect(copied.trim().length).toBeGreaterThan(1);
  expect({ copied, shown }).toEqual({ copied: content, shown: content });
}

test.for<{ path: string; least: number; stored: Record<string, string> }>([
  { path: "/", least: 1, stored: {} },
  { path: "/docs/geo/overview", least: 2, stored: {} },
  { path: "/docs/geo/quick-start", least: 3, stored: {} },
  { path: "/docs/flights-live-prices/migration-guide/query-object", least: 1, stored: {} },
  { path: "/docs/sandbox", least: 3, stored: {} },
  { path: "/api/geo/", least: 3, stored: {} },
  { path: "/es/api/geo/", least: 3, stored: {} },
  { path: "/api/geo/", least: 3, stored: { server: "production" } },
])(
  "each button on $path with $stored copies the shown code, even at the first click",
  async ({ path, least, stored }, { visit }) => {
    const page = await visit(path, { ...CLIPBOARD, stored });
    await page.locator("#main details:not([name])").evaluateAll((all) => {
      for (const fold of all) fold.setAttribute("open", "");
    });
    let pressed = 0;
    for (const block of await page.locator("figure.code").all()) {
      if (!(await block.isVisible())) continue;
      await expectCopied(page, block, pressed === 0);
      pressed += 1;
    }
    expect(pressed).toBeGreaterThanOrEqual(least);
  },
);
