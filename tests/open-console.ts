/** The console of a live search in a browser: opening it, and its parts. */
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { answerCalls } from "./answer-calls.ts";
import { clickAtRest, type Visit, type VisitOptions } from "./open-browser.ts";

/** The reference whose first operation creates a search. */
export const LIVE = "/api/flights-live-pricing/";

// Looking up a role checks every element inside, and a reference has 18,000.
export const start = (page: Page): Locator =>
  page.locator(".practice").first().getByRole("button", { name: "Edit and send" });
export const consoles = (page: Page): Locator => page.locator(".console");
export const editor = (page: Page): Locator =>
  consoles(page).getByRole("textbox", { name: "Request body as JSON" });
export const send = (page: Page): Locator => page.locator(".send-bar .button-primary");
export const live = (page: Page): Locator =>
  page.locator(".statuses").getByRole("region", { name: "Live response" });
export const problems = (page: Page): Locator => page.locator(".problems > li");
export const status = (page: Page): Locator => live(page).locator(".status").first();

/** Visits a page whose calls are answered. */
export const visitAnswered = (visit: Visit, path: string, options?: VisitOptions): Promise<Page> =>
  visit(path, { ...options, prepare: answerCalls });

/** Visits a reference and opens the console of its first operation. */
export async function visitConsole(visit: Visit, options?: VisitOptions): Promise<Page> {
  const page = await visitAnswered(visit, LIVE, options);
  await clickAtRest(start(page));
  await page.locator(".console textarea").first().waitFor();
  return page;
}

/** Edits the text of the request. */
export async function change(page: Page, from: string, to: string): Promise<void> {
  const text = await editor(page).inputValue();
  expect(text).toContain(from);
  await editor(page).fill(text.replace(from, to));
}

/** Puts the caret after the first occurrence of a text. */
export async function putCaret(page: Page, text: string): Promise<void> {
  const at = (await editor(page).inputValue()).indexOf(text) + text.length;
  await editor(page).evaluate(
    (one, at) => (one as HTMLTextAreaElement).setSelectionRange(at, at),
    at,
  );
}

export const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((one) => one === document.activeElement);
