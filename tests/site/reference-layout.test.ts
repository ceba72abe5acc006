import type { Page } from "playwright-core";
import { expect } from "vitest";
import { builtPages } from "../built-site.ts";
import { test } from "../open-browser.ts";

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };
const LIVE = "/api/flights-live-pricing/";

const REFERENCES = builtPages().filter(({ kind }) => kind === "reference");

test.for(REFERENCES)(
  "$path shows its operations and the first request sample without scrolling",
  async ({ path }, { visit }) => {
    const page = await visit(path, { viewport: WIDE });
    for (const selector of [".operation-list", ".samples pre >> visible=true"]) {
      const box = await page.locator(selector).first().boundingBox();
      expect(box?.x ?? 0).toBeGreaterThan(WIDE.width / 2);
      expect(box?.y ?? WIDE.height).toBeLessThan(WIDE.height - 30);
    }
    expect(
      await page
        .locator(".reading-bar, .twin [popovertarget], #toc")
        .filter({ visible: true })
        .count(),
    ).toBe(0);
  },
);

test("a sample keeps its height when the navbar hides", async ({ visit }) => {
  const page = await visit(LIVE, { viewport: { width: 1280, height: 862 } });
  const pre = page.locator(".operation-samples .sample pre >> visible=true").first();
  const height = () => pre.evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  await page.mouse.wheel(0, 600);
  await page.locator(":root[data-navbar]").waitFor({ state: "attached" });
  expect(await height()).toBe(before);
});

const marked = (page: Page) =>
  page.locator('#sidebar .sidebar-list a[aria-current="true"]').allTextContents();

test("the sidebar marks the part of an operation in view", async ({ visit }) => {
  const page = await visit(LIVE, { viewport: WIDE });
  expect(await marked(page)).toEqual([]);
  for (const [id, part] of [
    ["createLiveSearch-body", "Request body"],
    ["createLiveSearch-errors", "Errors"],
    ["pollLiveSearch-parameters", "Parameters"],
  ]) {
    await page.evaluate((id) => document.getElementById(id ?? "")?.scrollIntoView(), id);
    await expect.poll(() => marked(page)).toEqual([part]);
  }
  await page.locator('#sidebar .sidebar-list a[href="/api/geo/"]').click();
  await page.getByRole("heading", { level: 1, name: "Geo" }).waitFor();
  await expect.poll(() => marked(page)).toEqual([]);
});

test("on a phone a bar names the part in view, and opens the list", async ({ visit }) => {
  const page = await visit(LIVE, { viewport: PHONE });
  const bar = page.locator(".reading-bar");
  expect((await bar.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.evaluate(() => document.getElementById("createLiveSearch-errors")?.scrollIntoView());
  await expect.poll(() => bar.textContent()).toContain("Errors");
  expect((await bar.boundingBox())?.y).toBeLessThan(100);
  // With the keyboard: under a pointer the bar may still be on its way to its place.
  await bar.press("Enter");
  await page.locator("#toc").getByRole("link", { name: "Poll a live search" }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe("#pollLiveSearch");
  await expect.poll(() => bar.textContent()).toContain("Poll a live search");
});

test("where the sidebar is folded, the samples stay below the bar", async ({ visit }) => {
  const page = await visit(LIVE, { viewport: { width: 996, height: 900 } });
  const samples = page.locator(".operation-samples").first();
  expect((await samples.boundingBox())?.x).toBeGreaterThan(400);
  await page.evaluate(() =>
    document.getElementById("createLiveSearch-responses")?.scrollIntoView(),
  );
  await expect
    .poll(async () => {
      const [bar, column] = [page.locator(".reading-bar"), samples].map((one) => one.boundingBox());
      const { y: top = 0, height = 0 } = (await bar) ?? {};
      return [top < 100, ((await column)?.y ?? 0) >= top + height];
    })
    .toEqual([true, true]);
});

test("the base URL is the sandbox's until production is chosen", async ({ visit }) => {
  const page = await visit(LIVE, { viewport: WIDE });
  const shown = () => page.locator(".server code").filter({ visible: true }).first().textContent();
  expect(await shown()).toContain("localhost");
  await page.getByText("Production", { exact: true }).click();
  expect(await shown()).toMatch(/^https:/);
});
