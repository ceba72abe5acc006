import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "../open-browser.ts";

const START = "/docs/getting-started/authentication";
const PHONE = { viewport: { width: 360, height: 740 } };

const menuButton = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });
const sidebar = (page: Page) => page.locator("#sidebar");

test("the mobile menu applies at 996 pixels and not at 997", async ({ visit }) => {
  const page = await visit(START, { viewport: { width: 996, height: 800 } });
  expect(await menuButton(page).isVisible()).toBe(true);
  expect(await sidebar(page).isVisible()).toBe(false);
  await page.setViewportSize({ width: 997, height: 800 });
  await expect.poll(() => sidebar(page).isVisible()).toBe(true);
  expect(await menuButton(page).isVisible()).toBe(false);
});

test("the menu button opens the sidebar; Escape closes it and returns focus", async ({ visit }) => {
  const page = await visit(START, PHONE);
  await menuButton(page).click();
  expect(await sidebar(page).isVisible()).toBe(true);
  await page.keyboard.press("Escape");
  expect(await sidebar(page).isVisible()).toBe(false);
  expect(await menuButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
});

test("the open sidebar closes by its own button and by a click outside", async ({ visit }) => {
  const page = await visit(START, { viewport: { width: 800, height: 740 } });
  await menuButton(page).click();
  await sidebar(page).getByRole("button", { name: "Close menu" }).click();
  expect(await sidebar(page).isVisible()).toBe(false);
  await menuButton(page).click();
  await page.mouse.click(780, 600);
  await expect.poll(() => sidebar(page).isVisible()).toBe(false);
});

test("the open sidebar traps no focus: Tab enters it, passes through and leaves", async ({
  visit,
}) => {
  const page = await visit(START, PHONE);
  await menuButton(page).focus();
  await page.keyboard.press("Enter");
  const isInside = () => page.evaluate(() => document.activeElement?.closest("#sidebar") !== null);
  await page.keyboard.press("Tab");
  expect(await isInside()).toBe(true);
  await sidebar(page).locator(":is(a, summary, button):visible").last().focus();
  for (let step = 0; step < 3 && (await isInside()); step += 1) await page.keyboard.press("Tab");
  expect(await isInside()).toBe(false);
  await expect.poll(() => sidebar(page).isVisible()).toBe(false);
});

test("the page doesn't scroll under the open sidebar", async ({ visit }) => {
  const page = await visit(START, PHONE);
  await menuButton(page).click();
  await page.mouse.move(340, 400);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press("Escape");
  await expect.poll(() => sidebar(page).isVisible()).toBe(false);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("the sidebar on a phone has the links that the navbar has no room for", async ({ visit }) => {
  const page = await visit(START, PHONE);
  await menuButton(page).click();
  for (const name of ["Docs", "Flights live prices", "Geo", "Español", "1.0"]) {
    const link = sidebar(page).getByRole("link", { name, exact: true }).first();
    expect([name, await link.isVisible()]).toEqual([name, true]);
  }
});

test("a link in the open sidebar shows its page and closes the sidebar", async ({ visit }) => {
  const page = await visit(START, PHONE);
  await menuButton(page).click();
  await sidebar(page).locator('a[href="/docs/getting-started/rate-limits"]').click();
  await page.getByRole("heading", { level: 1, name: "Rate limits" }).waitFor();
  expect(await sidebar(page).isVisible()).toBe(false);
});

test("the mobile menu also opens on pages without a tree of their own", async ({ visit }) => {
  const page = await visit("/", PHONE);
  await menuButton(page).click();
  await sidebar(page).getByRole("link", { name: "Docs", exact: true }).click();
  await page
    .getByRole("heading", { level: 1, name: "Build flight search into your product" })
    .waitFor();
});
