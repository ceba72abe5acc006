import type { Page } from "playwright-core";
import { expect } from "vitest";
import { isHydrated, test } from "../open-browser.ts";

const SHELL = "**/assets/hydrate-shell-*.js";
const COPY_BUTTON = "**/assets/copy-button-*.js";

/** Collects what a page could not handle: a failed request alone is no mistake of ours. */
function unhandled(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  return errors;
}

test("a shell that React couldn't hydrate works, and hydrates at its next use", async ({
  visit,
}) => {
  const page = await visit("/", { mayFail: true });
  const errors = unhandled(page);
  let asked = 0;
  await page.route(SHELL, (route) => {
    asked += 1;
    return route.abort("connectionreset");
  });
  const menu = page.getByRole("navigation", { name: "Main" }).locator("details");
  await menu.locator("summary").click();
  await expect.poll(() => asked).toBeGreaterThan(0);
  expect(await isHydrated(page, ".navbar")).toBe(false);
  await page.getByRole("button", { name: "Close announcement" }).click();
  expect(await page.getByRole("region", { name: "Announcement" }).isVisible()).toBe(false);
  await page.unroute(SHELL);
  await expect
    .poll(async () => {
      await menu.locator("summary").click();
      return isHydrated(page, ".navbar");
    })
    .toBe(true);
  expect(errors).toEqual([]);
});

test("an island that failed to load works at its next use", async ({ visit }) => {
  const page = await visit("/docs/getting-started/authentication", {
    mayFail: true,
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const errors = unhandled(page);
  let asked = 0;
  await page.route(COPY_BUTTON, (route) => {
    asked += 1;
    return route.abort("connectionreset");
  });
  const button = page.locator(".copy:visible").first();
  await button.click();
  await expect.poll(() => asked).toBeGreaterThan(0);
  expect(await button.textContent()).toBe("Copy");
  await page.unroute(COPY_BUTTON);
  await expect
    .poll(async () => {
      await button.click();
      return button.textContent();
    })
    .toBe("Copied");
  expect(errors).toEqual([]);
});
