import { expect } from "vitest";
import { test } from "../open-browser.ts";

const WIDTHS = [360, 996, 997, 1440];

test.for([
  "/",
  "/docs/getting-started/sustainability-data",
  "/docs/flights-live-prices/quick-start",
  "/docs/flights-live-prices/migration-guide/response-mapping-index",
  "/api/flights-live-pricing/",
  "/api/flights-indicative/",
  "/api/geo/",
  "/api/culture/",
  "/docs/category/flights-live-prices-api",
  "/es/docs/intro",
  "/nothing-here",
])("%s never scrolls sideways", async (path, { visit }) => {
  const page = await visit(path, { mayFail: path === "/nothing-here" });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const wider = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const isOut = (element: Element) => element.getBoundingClientRect().right > clientWidth + 0.5;
      return [...document.querySelectorAll("body *")]
        .filter(isOut)
        .slice(0, 5)
        .map((element) => element.outerHTML.slice(0, 120));
    });
    expect({ width, wider }).toEqual({ width, wider: [] });
  }
});

test("an open field tree fits a phone too", async ({ visit }) => {
  const page = await visit("/api/flights-live-pricing/", {
    viewport: { width: 360, height: 740 },
  });
  for (const button of await page.getByRole("button", { name: "Expand all" }).all()) {
    await button.click();
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
});
