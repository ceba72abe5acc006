import { expect, test } from "vitest";
import { pageDataPath } from "./page-data-path.ts";

test("a page's data is the same with and without a trailing slash", () => {
  expect(pageDataPath("/docs/intro")).toBe("/_page/docs/intro.json");
  expect(pageDataPath("/api/geo/")).toBe("/_page/api/geo.json");
});
