import { expect, test } from "vitest";
import { robotsTxt } from "./robots-txt.ts";

test("allows documents with their assets and downloads, and excludes what scripts fetch", () => {
  expect(robotsTxt("https://docs.test")).toBe(`User-agent: *
Allow: /
Disallow: /_console/
Disallow: /_frame/
Disallow: /_names/
Disallow: /_page/
Disallow: /search/

Sitemap: https://docs.test/sitemap.xml
`);
});
