import type { Page } from "playwright-core";
import { expect } from "vitest";
import { GENERATORS } from "../../site/src/samples/generators.ts";
import { started, test } from "../open-browser.ts";

const QUICK_START = "/docs/flights-live-prices/quick-start";

/** The languages of the samples that are shown: one entry when all blocks agree. */
const shown = (page: Page) =>
  page
    .locator(".sample")
    .evaluateAll((all) => [
      ...new Set(
        all
          .filter((one) => getComputedStyle(one).display !== "none")
          .map((one) => (one as HTMLElement).dataset.language),
      ),
    ]);

const checked = (page: Page) =>
  page
    .locator(".sample-languages input:checked")
    .evaluateAll((all) => [...new Set(all.map((radio) => (radio as HTMLInputElement).value))]);

const choose = (page: Page, label: string) =>
  page.locator(".sample-languages label", { hasText: label }).first().click();

test("samples are in curl until another language is chosen", async ({ visit }) => {
  const page = await visit("/api/culture/");
  expect(await shown(page)).toEqual(["curl"]);
  expect(await page.locator(".samples").count()).toBe(4);
});

test("a chosen language holds for every block, and on every page", async ({ visit }) => {
  const page = await visit("/api/culture/");
  await choose(page, "Python");
  expect(await shown(page)).toEqual(["python"]);
  expect(await checked(page)).toEqual(["python"]);
  await page.goto(QUICK_START);
  await started(page);
  expect(await shown(page)).toEqual(["python"]);
  await expect.poll(() => checked(page)).toEqual(["python"]);
  await page.locator('#sidebar a[href="/docs/flights-live-prices/overview"]').click();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Quick start" }).waitFor();
  expect(await shown(page)).toEqual(["python"]);
  await expect.poll(() => checked(page)).toEqual(["python"]);
});

test("?lang= chooses a language for this page", async ({ visit }) => {
  for (const { id } of GENERATORS) {
    const page = await visit(`/api/geo/?lang=${id}`, { stored: { "sample-language": "java" } });
    expect(await shown(page)).toEqual([id]);
    expect(await checked(page)).toEqual([id]);
  }
});

test("a language that does not exist falls back to curl", async ({ visit }) => {
  const page = await visit("/api/geo/?lang=cobol");
  expect(await shown(page)).toEqual(["curl"]);
});

test("languages are chosen by keyboard too", async ({ visit }) => {
  const page = await visit("/api/geo/");
  await page.locator(".sample-languages input").first().focus();
  await page.keyboard.press("ArrowRight");
  expect(await shown(page)).toEqual(["javascript"]);
});

test("the copy button copies its block's code, at the first click already", async ({ visit }) => {
  const page = await visit(QUICK_START, { permissions: ["clipboard-read", "clipboard-write"] });
  const block = page.locator("figure.code:visible").first();
  await block.scrollIntoViewIfNeeded();
  await block.locator("button.copy").click();
  await block.getByRole("button", { name: "Copied" }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trim().length).toBeGreaterThan(10);
  expect(copied).toBe(await block.locator("code").textContent());
});

test("a copy that fails says so", async ({ visit }) => {
  const page = await visit(QUICK_START, {
    prepare: (page) =>
      page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error("forbidden"));
      }),
  });
  const block = page.locator("figure.code:visible").first();
  await block.locator("button.copy").click();
  await block.getByRole("button", { name: "Copying failed" }).waitFor();
});
