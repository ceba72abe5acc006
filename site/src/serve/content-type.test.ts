import { expect, test } from "vitest";
import { contentTypeOf } from "./content-type.ts";

test.each([
  ["docs/intro/index.html", "text/html; charset=utf-8"],
  ["/openapi/geo.yaml", "text/yaml; charset=utf-8"],
  ["/sitemap.xml", "application/xml"],
  ["/favicon.svg", "image/svg+xml"],
  ["/robots.txt", "text/plain; charset=utf-8"],
  ["/docs/v1.0/files", "application/octet-stream"],
  ["/assets/font.nobody-knows", "application/octet-stream"],
])("%s is sent as %s", (path, type) => {
  expect(contentTypeOf(path)).toBe(type);
});
