/** Where the focus goes when a button of the console has done its work. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { clickAtRest, hold, test } from "../open-browser.ts";
import { consoles, isFocused, live, send, visitAnswered, visitConsole } from "../open-console.ts";

const button = (page: Page, name: string) =>
  consoles(page).getByRole("button", { name, exact: true });

test("a poll under way leaves the focus on its button", async ({ visit }) => {
  const page = await visitConsole(visit, { mayFail: true });
  await clickAtRest(send(page));
  await button(page, "Poll").focus();
  await hold(page, "/search/poll/*");
  await page.keyboard.press("Enter");
  await expect.poll(() => button(page, "Poll").getAttribute("aria-disabled")).toBe("true");
  expect(await isFocused(button(page, "Poll"))).toBe(true);
});

test("the end of a search moves the focus to its summary", async ({ visit }) => {
  const page = await visitConsole(visit);
  await clickAtRest(send(page));
  await page.clock.install();
  await button(page, "Poll to the end").focus();
  await page.keyboard.press("Enter");
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return live(page).textContent();
    })
    .toContain("The search is over.");
  expect(await isFocused(live(page).locator(".live-summary"))).toBe(true);
});

test("stopping polls moves the focus to the summary", async ({ visit }) => {
  const page = await visitConsole(visit);
  await clickAtRest(send(page));
  await page.clock.install();
  await button(page, "Poll to the end").press("Enter");
  await button(page, "Stop").press("Enter");
  await expect.poll(() => button(page, "Stop").count()).toBe(0);
  expect(await isFocused(live(page).locator(".live-summary"))).toBe(true);
});

test("cancelling a call moves the focus to Send", async ({ visit }) => {
  const page = await visitConsole(visit, { mayFail: true });
  await hold(page, "/search/create");
  await clickAtRest(send(page));
  await button(page, "Cancel").press("Enter");
  await expect.poll(() => button(page, "Cancel").count()).toBe(0);
  expect(await isFocused(send(page))).toBe(true);
});

test("a console without input opens with the focus on Send", async ({ visit }) => {
  const page = await visitAnswered(visit, "/api/culture/");
  const operation = page.locator("section.operation:has(#listCurrencies-edit)");
  await operation.getByRole("button", { name: "Edit and send" }).press("Enter");
  await send(page).waitFor();
  await expect.poll(() => isFocused(send(page))).toBe(true);
});
