import { expect } from "vitest";
import { test } from "../open-browser.ts";

test("the bar of an output contains its proof and its copy button", async ({ visit }) => {
  const page = await visit("/docs/client");
  const bars = await page.locator(".code > figcaption").evaluateAll((all) =>
    all.map((bar) => {
      const { bottom } = bar.getBoundingClientRect();
      const held = [".proof", ".copy"].flatMap((part) => [
        ...(bar.parentElement?.querySelectorAll(part) ?? []),
      ]);
      return held.every((part) => part.getBoundingClientRect().bottom <= bottom);
    }),
  );
  expect(bars.length).toBeGreaterThan(1);
  expect(bars).not.toContain(false);
});

test("on phones the buttons of a block without a title are above its first line", async ({
  visit,
}) => {
  const page = await visit("/docs/flights-live-prices/quick-start", {
    viewport: { width: 360, height: 740 },
  });
  const blocks = page.locator(".code:not(.samples *):not(:has(> figcaption)):has([data-choose])");
  const gaps = await blocks.evaluateAll((all) =>
    all.map((block) => {
      const code = document.createRange();
      code.selectNodeContents(block.querySelector("pre") ?? block);
      const first = code.getClientRects()[0];
      const copy = block.querySelector(".copy")?.getBoundingClientRect();
      return first && copy ? Math.round(first.top - copy.bottom) : Number.NaN;
    }),
  );
  expect(gaps.length).toBeGreaterThan(0);
  expect(gaps.filter((gap) => !(gap >= 0))).toEqual([]);
});

test("on phones a short name and its proof fit on one line", async ({ visit }) => {
  const page = await visit("/docs/flights-live-prices/quick-start", {
    viewport: { width: 360, height: 740 },
  });
  const bar = page.locator("figcaption", { hasText: "search.mts" }).first();
  expect(await bar.locator(".proof").isVisible()).toBe(true);
  expect((await bar.boundingBox())?.height).toBeLessThan(40);
});

test("on phones no language is visible beyond the copy button", async ({ visit }) => {
  const page = await visit("/docs", { viewport: { width: 360, height: 740 } });
  const bar = page.locator(".sample-languages").first();
  expect(await bar.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true);
  const [inside, copy] = await Promise.all([
    bar.evaluate((list) => list.getBoundingClientRect().left + list.clientLeft + list.clientWidth),
    page
      .locator(".samples .copy >> visible=true")
      .first()
      .evaluate((button) => button.getBoundingClientRect().right),
  ]);
  expect(copy).toBe(inside);
});

test("on phones a bar's buttons are on one line, and only languages fade before them", async ({
  visit,
}) => {
  const viewport = { width: 360, height: 740 };
  for (const [path, fades] of [
    ["/docs", true],
    ["/api/flights-live-pricing/", false],
  ] as const) {
    const page = await visit(path, { viewport });
    const sample = page.locator(".sample").filter({ visible: true }).first();
    const lines = sample.locator("[data-choose]").filter({ visible: true });
    const copy = await sample.locator(".copy").boundingBox();
    expect((await lines.boundingBox())?.y).toBe(copy?.y);
    const fade = await lines.evaluate((button) => getComputedStyle(button, "::before").content);
    expect([path, fade !== "none"]).toEqual([path, fades]);
  }
});
