import { expect } from "vitest";
import { test } from "../open-browser.ts";

const PATHS = [
  "/docs",
  "/docs/flights-live-prices/quick-start",
  "/docs/flights-live-prices/migration-guide/response-mapping-index",
  "/docs/names",
  "/docs/sandbox/scenarios",
];

test("content of an article ends at one of two right edges", async ({ visit }) => {
  const edges = new Set<number>();
  for (const path of PATHS) {
    const page = await visit(path, { viewport: { width: 1440, height: 900 } });
    const ends = await page.locator(".content > *, .pager").evaluateAll((all) =>
      all
        .map((one) => one.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ right }) => Math.round(right)),
    );
    for (const end of ends) edges.add(end);
  }
  expect(edges.size).toBe(2);
});
