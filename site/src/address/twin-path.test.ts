import { expect, test } from "vitest";
import { twinPath } from "./twin-path.ts";

test("a page's twin is its own path with an ending", () => {
  expect(twinPath("/")).toBe("/index.md");
  expect(twinPath("/es")).toBe("/es.md");
  expect(twinPath("/docs/1.0")).toBe("/docs/1.0.md");
  expect(twinPath("/api/geo/")).toBe("/api/geo.md");
});
