import { expect, test } from "vitest";
import { localizeHref } from "./localize-href.ts";

test("links to pages get the locale's prefix, files and anchors do not", () => {
  expect(localizeHref("/docs/intro#a", "/es")).toBe("/es/docs/intro#a");
  expect(localizeHref("/docs?lang=go", "/es")).toBe("/es/docs?lang=go");
  expect(localizeHref("/docs", "/es")).toBe("/es/docs");
  expect(localizeHref("/docs/intro", "")).toBe("/docs/intro");
  expect(localizeHref("/api/geo/", "/es")).toBe("/es/api/geo/");
  expect(localizeHref("/404", "/es")).toBe("/es/404");
  expect(localizeHref("/", "/es")).toBe("/es");
  expect(localizeHref("/", "")).toBe("/");
  expect(localizeHref("/openapi/geo.json", "/es")).toBe("/openapi/geo.json");
  expect(localizeHref("#a", "/es")).toBe("#a");
  expect(localizeHref("https://example.com/docs/x", "/es")).toBe("https://example.com/docs/x");
});
