import { expect } from "vitest";
import { test } from "../open-browser.ts";

test("what copies a page is in one place on every kind of page", async ({ visit }) => {
  const viewport = { width: 1440, height: 900 };
  const places = [];
  for (const path of ["/docs", "/docs/names", "/docs/category/getting-started", "/api/geo/"]) {
    const page = await visit(path, { viewport });
    places.push(await page.locator(".twin").boundingBox());
  }
  expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(1);
});
