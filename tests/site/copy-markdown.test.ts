import type { Page } from "playwright-core";
import { expect } from "vitest";
import { markdownPath } from "../../site/src/base/paths.ts";
import { test } from "../open-browser.ts";

const PAGE = "/docs/getting-started/rate-limits";
const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };

const markdownAt = async (page: Page, path: string) =>
  (await page.request.get(markdownPath(path))).text();
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** What a heading takes on the page, and how far below it the text begins. */
function roomOf(heading: Element): readonly number[] {
  const { width, height, top } = heading.getBoundingClientRect();
  const next = heading.nextElementSibling?.getBoundingClientRect().top ?? top;
  return [width, height, Math.round(next - top)];
}

test.for([PAGE, "/api/culture/", "/es/docs/intro", "/docs/category/geo-api"])(
  "the button of %s copies its Markdown version and reports it",
  async (path, { visit }) => {
    const page = await visit(path, CLIPBOARD);
    const button = page.locator(".twin [data-copy]");
    const label = await button.textContent();
    await button.click();
    await page.locator('.twin [data-copy][data-state="copied"]').waitFor();
    expect(await copied(page)).toBe(await markdownAt(page, path));
    const said = await button.textContent();
    expect(said).not.toBe(label);
    expect(await page.locator("[aria-live]#spoken").textContent()).toBe(said);
    await page.locator("#main h1").hover();
    await expect.poll(() => button.textContent()).toBe(label);
  },
);

test("the keyboard copies a section, starting at its heading's link", async ({ visit }) => {
  const page = await visit(PAGE, CLIPBOARD);
  const heading = page.locator("article h2").nth(1);
  await heading.locator(".anchor").focus();
  await heading.getByRole("button", { name: "Copy section" }).waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await heading.getByRole("button", { name: "Copied" }).waitFor();
  const section = await copied(page);
  expect(section).toMatch(/^## [\s\S]*\n$/);
  expect(section).not.toMatch(/\n## /);
  expect(await markdownAt(page, PAGE)).toContain(section.trimEnd());
});

test("hovering over a heading shows its button and shifts nothing, at 360 and 1440 pixels", async ({
  visit,
}) => {
  for (const width of [360, 1440]) {
    const page = await visit("/api/geo/", { viewport: { width, height: 800 }, ...CLIPBOARD });
    const headings = page.locator("article :is(h2, h3):has(> .anchor)");
    expect(await headings.count()).toBeGreaterThan(5);
    for (const heading of (await headings.all()).slice(0, 8)) {
      await heading.scrollIntoViewIfNeeded();
      const before = await heading.evaluate(roomOf);
      await heading.hover();
      const button = heading.getByRole("button", { name: "Copy section" });
      await button.waitFor();
      expect(await heading.evaluate(roomOf)).toEqual(before);
      const box = await button.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? width + 1)).toBeLessThanOrEqual(width);
    }
  }
});

test("reports a failed copy", async ({ visit }) => {
  const page = await visit(PAGE, {
    ...CLIPBOARD,
    mayFail: true,
    prepare: (page) => page.route("**/*.md", (route) => route.fulfill({ status: 503 })),
  });
  await page.locator(".twin [data-copy]").click();
  await page.getByRole("button", { name: "Copying failed" }).waitFor();
  expect(await page.locator("#spoken").textContent()).toBe("Copying failed");
});

test("without JavaScript shows a plain link to the Markdown version", async ({ visit }) => {
  const page = await visit(PAGE, { javaScriptEnabled: false });
  expect(await page.locator(".twin [data-copy]").isVisible()).toBe(false);
  const link = page.locator(".twin a");
  expect(await link.isVisible()).toBe(true);
  expect(await link.getAttribute("href")).toBe(markdownPath(PAGE));
});
