import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "../open-browser.ts";

const START = "/docs/getting-started/authentication";

const main = (page: Page) => page.getByRole("navigation", { name: "Main" });
const referenceMenu = (page: Page) => main(page).locator("details");
const summary = (page: Page) => referenceMenu(page).locator("summary");
const isOpen = (page: Page) =>
  referenceMenu(page).evaluate((menu: HTMLDetailsElement) => menu.open);

/** Pixels of the bar that are inside the window. */
async function visiblePart(page: Page): Promise<number> {
  const box = await page.locator(".navbar").boundingBox();
  return box ? Math.max(0, box.y + box.height) : 0;
}

test("the navbar has Docs, the API Reference menu, language, version and colour mode", async ({
  visit,
}) => {
  const page = await visit(START);
  const docs = main(page).getByRole("link", { name: "Docs", exact: true });
  expect(await docs.getAttribute("href")).toBe("/docs");
  expect((await summary(page).textContent())?.trim()).toBe("API Reference");
  await summary(page).click();
  const links = await referenceMenu(page)
    .getByRole("link")
    .evaluateAll((all) => all.map((a) => [a.textContent, a.getAttribute("href")]));
  expect(links).toEqual([
    ["Flights live prices", "/api/flights-live-pricing/"],
    ["Flights indicative prices", "/api/flights-indicative/"],
    ["Geo", "/api/geo/"],
    ["Culture", "/api/culture/"],
  ]);
  const banner = page.getByRole("banner");
  expect(await banner.locator("summary").allTextContents()).toEqual([
    "API Reference",
    "Version3.0",
    "LanguageEnglish",
  ]);
  const colourMode = banner.getByRole("button", { name: "Switch between light and dark mode" });
  expect(await colourMode.isVisible()).toBe(true);
});

test("Enter and Space open and close a menu; Escape closes it and returns focus", async ({
  visit,
}) => {
  const page = await visit(START);
  await summary(page).focus();
  for (const key of ["Enter", "Space"]) {
    await page.keyboard.press(key);
    expect(await isOpen(page)).toBe(true);
    await page.keyboard.press(key);
    expect(await isOpen(page)).toBe(false);
  }
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.locator(":focus").textContent()).toBe("Flights live prices");
  await page.keyboard.press("Escape");
  expect(await isOpen(page)).toBe(false);
  expect(await summary(page).evaluate((element) => element === document.activeElement)).toBe(true);
});

test("a menu closes on a click outside, when focus leaves it and when another opens", async ({
  visit,
}) => {
  const page = await visit(START);
  await summary(page).click();
  expect(await isOpen(page)).toBe(true);
  await page.locator("#main h1").click();
  expect(await isOpen(page)).toBe(false);

  await summary(page).click();
  await page.locator("#main a").first().focus();
  expect(await isOpen(page)).toBe(false);

  await summary(page).click();
  await page.getByRole("banner").locator("summary", { hasText: "English" }).click();
  expect(await isOpen(page)).toBe(false);
});

test("a menu link leads to its reference, and is marked as current", async ({ visit }) => {
  const page = await visit(START);
  await summary(page).click();
  await referenceMenu(page).getByRole("link", { name: "Culture" }).click();
  await page.getByRole("heading", { level: 1, name: "Culture API" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/api/culture/");
  const current = referenceMenu(page).locator('[aria-current="page"]');
  await expect.poll(() => current.allTextContents()).toEqual(["Culture"]);
});

test("the navbar hides on scroll down and returns on scroll up", async ({ visit }) => {
  const page = await visit("/docs/getting-started/requests-and-responses");
  expect(await visiblePart(page)).toBeGreaterThan(0);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 800);
  await expect.poll(() => visiblePart(page)).toBe(0);
  await page.mouse.wheel(0, -100);
  await expect.poll(() => visiblePart(page)).toBeGreaterThan(40);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
});

test("a hidden navbar returns when focus enters it", async ({ visit }) => {
  const page = await visit("/docs/getting-started/requests-and-responses");
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 800);
  await expect.poll(() => visiblePart(page)).toBe(0);
  await main(page).getByRole("link", { name: "Docs", exact: true }).focus();
  await expect.poll(() => visiblePart(page)).toBeGreaterThan(40);
});

test("columns move up when the navbar hides", async ({ visit }) => {
  const page = await visit("/docs/getting-started/requests-and-responses");
  const top = async () => (await page.locator("#sidebar").boundingBox())?.y ?? -1;
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 800);
  await expect.poll(top).toBe(0);
  await page.mouse.wheel(0, -100);
  await expect.poll(top).toBeGreaterThan(40);
});
