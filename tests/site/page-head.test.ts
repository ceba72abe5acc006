import { expect } from "vitest";
import { test } from "../open-browser.ts";

test("the copy controls are in the same place on every kind of page", async ({ visit }) => {
  const viewport = { width: 1440, height: 900 };
  const places = [];
  for (const path of ["/docs", "/docs/names", "/docs/category/getting-started", "/api/geo/"]) {
    const page = await visit(path, { viewport });
    places.push(await page.locator(".twin").boundingBox());
  }
  expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(1);
});

test("on phones a page's buttons are on one line, below short and long breadcrumbs", async ({
  visit,
}) => {
  const viewport = { width: 360, height: 740 };
  const places = [];
  for (const path of ["/docs", "/docs/errors", "/docs/geo/quick-start"]) {
    const page = await visit(path, { viewport });
    const buttons = await page.locator(".twin > *").all();
    expect(buttons).toHaveLength(3);
    for (const button of buttons) places.push((await button.boundingBox())?.y);
  }
  expect(new Set(places).size).toBe(1);
});
