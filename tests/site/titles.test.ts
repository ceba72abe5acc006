import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { site } from "../../site/site.config.ts";
import { builtPages, fileOf } from "../built-site.ts";
import { plainText } from "../plain-text.ts";

const PAGES = builtPages().map((page) => {
  const html = readFileSync(fileOf(page.url), "utf8");
  const title = plainText(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? "");
  const shared = /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1] ?? "";
  return { ...page, title, shared };
});

test.for(site.locales)("no two pages in $label share a title", ({ code }) => {
  const pages = PAGES.filter(({ locale }) => locale.code === code);
  expect(pages.length).toBeGreaterThan(50);
  for (const key of ["title", "shared"] as const) {
    const seen = new Set<string>();
    const twice = pages.filter((page) => seen.size === seen.add(page[key]).size);
    expect(twice.map((page) => `${page.path}: ${page[key]}`)).toEqual([]);
  }
});

test("a title names the API of its page", () => {
  const titles = PAGES.map(({ title }) => title);
  expect(titles).toContain("Overview · Flights live prices · Farewind");
  expect(titles).toContain("Geo API · API Reference · Farewind");
});
