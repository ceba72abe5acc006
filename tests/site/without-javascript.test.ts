import type { Page } from "playwright-core";
import { expect } from "vitest";
import { GENERATORS } from "../../site/src/samples/generators.ts";
import { test } from "../open-browser.ts";

const OFF = { javaScriptEnabled: false };

/** How many words a reader sees in the main part: what is hidden cannot be selected. */
const words = (page: Page) =>
  page.locator("#main").evaluate((main) => {
    getSelection()?.selectAllChildren(main);
    return String(getSelection()).split(/\s+/).length;
  });

test("home, a docs page and a reference are readable without JavaScript", async ({ visit }) => {
  for (const [path, fewest] of [
    ["/", 100],
    ["/docs/getting-started/authentication", 200],
    ["/api/flights-live-pricing/", 2000],
  ] as const) {
    const page = await visit(path, OFF);
    expect(await page.locator("#main h1").isVisible()).toBe(true);
    expect(await words(page)).toBeGreaterThan(fewest);
  }
});

test("menus open and links work without JavaScript", async ({ visit }) => {
  const page = await visit("/docs/intro", OFF);
  const menu = page.getByRole("navigation", { name: "Main" }).locator("details");
  await menu.locator("summary").click();
  await menu.getByRole("link", { name: "Geo" }).click();
  await page.waitForURL("**/api/geo/");
});

test("sidebar sections open and links work without JavaScript", async ({ visit }) => {
  const page = await visit("/docs/intro", OFF);
  const group = page.locator('#sidebar li:has(> a[href="/docs/category/culture-api"])');
  await group.locator("summary").click();
  await group.locator('a[href="/docs/culture/markets"]').click();
  await page.waitForURL("**/docs/culture/markets");
});

test("the mobile sidebar opens and closes without JavaScript", async ({ visit }) => {
  const page = await visit("/docs/intro", { ...OFF, viewport: { width: 360, height: 740 } });
  const link = page.locator('#sidebar a[href="/docs/getting-started/rate-limits"]');
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.locator('#sidebar li:has(> a[href$="getting-started"]) > details > summary').click();
  expect(await link.isVisible()).toBe(true);
  await page.keyboard.press("Escape");
  expect(await link.isVisible()).toBe(false);
});

test("every language of a request sample can be selected without JavaScript", async ({ visit }) => {
  const page = await visit("/api/geo/", OFF);
  const samples = page.locator(".samples").first();
  const radios = samples.getByRole("radio");
  const languages = await radios.evaluateAll((all) =>
    all.map((radio) => (radio as HTMLInputElement).value),
  );
  expect(languages).toEqual(GENERATORS.map(({ id }) => id));
  for (const language of languages) {
    await samples.locator(`input[value="${language}"]`).check({ force: true });
    const visible = await samples
      .locator(".sample")
      .evaluateAll((all) =>
        all.filter((sample) => sample.checkVisibility()).map((sample) => sample.dataset.language),
      );
    expect(visible).toEqual([language]);
  }
});

test("a link to a field opens the folds around it without JavaScript", async ({ visit }) => {
  const page = await visit(
    "/api/flights-live-pricing/#LiveResults.agents{}.ratingBreakdown.other",
    OFF,
  );
  const field = page.locator('[id="LiveResults.agents{}.ratingBreakdown.other"]');
  expect(await field.isVisible()).toBe(true);
  const box = await field.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeLessThan(720);
});

test("controls that need JavaScript are hidden without it", async ({ visit }) => {
  const page = await visit("/api/geo/", OFF);
  for (const name of ["Copy", "Expand all", "Switch between light and dark mode"]) {
    const shown = page.getByRole("button", { name }).filter({ visible: true });
    expect([name, await shown.count()]).toEqual([name, 0]);
  }
});
