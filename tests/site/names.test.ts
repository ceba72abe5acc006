import { describe, expect } from "vitest";
import { hold, test } from "../open-browser.ts";
import { runAxe } from "../run-axe.ts";

const NAMES = "/docs/names";

describe("the list of all names", () => {
  test("leads to the heading of a letter, even without JavaScript", async ({ visit }) => {
    const page = await visit(NAMES, { javaScriptEnabled: false });
    await page.locator(".names-letters a", { hasText: "L" }).click();
    expect(new URL(page.url()).hash).toBe("#names-l");
    expect(await page.locator("#names-l").textContent()).toBe("L");
    expect(await page.locator(".names-filter").isVisible()).toBe(false);
  });

  test("shows the names that contain the typed text, and their count", async ({ visit }) => {
    const page = await visit(NAMES, { bypassCSP: true });
    const lines = page.locator(".names li").filter({ visible: true });
    const all = await lines.count();
    const field = page.getByRole("searchbox", { name: "Filter the names" });
    await field.focus();
    await page.waitForFunction(() =>
      Object.keys(document.querySelector(".names-filter") ?? {}).some((key) =>
        key.startsWith("__react"),
      ),
    );
    await field.fill("TOKEN");
    expect(await lines.allTextContents()).toEqual(["sessionToken field of LiveSearchResponse"]);
    expect(await page.locator(".names-filter output").textContent()).toBe(`1 of ${all} names`);
    expect(await page.locator("#names-a").isVisible()).toBe(false);
    expect(await runAxe(page)).toEqual([]);
    await field.fill("");
    expect(await lines.count()).toBe(all);
  });

  test("shows them for a text that was typed before the script had loaded", async ({ visit }) => {
    const page = await visit(NAMES);
    const { release } = await hold(page, "/assets/name-filter*");
    await page.getByRole("searchbox", { name: "Filter the names" }).fill("TOKEN");
    release();
    const lines = page.locator(".names li").filter({ visible: true });
    await expect.poll(() => lines.count()).toBe(1);
  });
});
