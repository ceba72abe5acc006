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
