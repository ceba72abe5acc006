import { expect, test } from "vitest";
import type { SidebarItem } from "../../sidebar.ts";
import { site } from "../../site.config.ts";
import { createAlternates } from "./create-alternates.ts";
import { planPages } from "./plan-pages.ts";

const written = (route: string, replacedBy = "") => ({
  file: `site/content${route}.md`,
  route,
  text: `---\ntitle: A\ndescription: B.\n${replacedBy && `replacedBy: ${replacedBy}\n`}---\n`,
});
const pages = (...paths: readonly string[]): readonly SidebarItem[] =>
  paths.map((path) => ({ kind: "page", path }));

const plan = planPages(
  site,
  {
    "3.0": pages("/docs", "/docs/places", "/docs/new"),
    "1.0": pages("/docs/1.0", "/docs/1.0/places", "/docs/1.0/browse"),
  },
  [
    written("/docs"),
    written("/docs/places"),
    written("/docs/new"),
    written("/docs/1.0", "/docs"),
    written("/docs/1.0/places", "/docs/places"),
    written("/docs/1.0/browse", "/docs/new"),
  ],
);
const alternatesOf = createAlternates(site, plan);

function versions(path: string) {
  const page = plan.byPath.get(path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return alternatesOf(page, "en").versions.map(({ href, samePage }) => [href, samePage]);
}

test("a page links to the page of the same name in another version", () => {
  expect(versions("/docs/places")).toEqual([
    ["/docs/places", true],
    ["/docs/1.0/places", true],
  ]);
});

test("a page and the page that replaced it link to each other", () => {
  expect(versions("/docs/new")).toEqual([
    ["/docs/new", true],
    ["/docs/1.0/browse", true],
  ]);
  expect(versions("/docs/1.0/browse")).toEqual([
    ["/docs/new", true],
    ["/docs/1.0/browse", true],
  ]);
});

test("a page without a counterpart links to the version's home, but to itself in its own version", () => {
  expect(versions("/api/geo/")).toEqual([
    ["/api/geo/", true],
    ["/docs/1.0", false],
  ]);
  expect(versions("/")).toEqual([
    ["/docs", false],
    ["/docs/1.0", false],
  ]);
});

test("a page links to itself in every language, the not-found page to their homes", () => {
  const languages = (path: string) => {
    const page = plan.byPath.get(path);
    return page && alternatesOf(page, "es").languages.map(({ href, current }) => [href, current]);
  };
  expect(languages("/docs/places")).toEqual([
    ["/docs/places", false],
    ["/es/docs/places", true],
  ]);
  expect(languages("/404")).toEqual([
    ["/", false],
    ["/es", true],
  ]);
});
