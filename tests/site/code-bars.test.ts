import { expect } from "vitest";
import { test } from "../open-browser.ts";

test("the bar of an output holds what stands in it", async ({ visit }) => {
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

test("on phones the buttons of a block without a title stand above its first line", async ({
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
