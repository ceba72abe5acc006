import { expect, test } from "vitest";
import type { SidebarItem } from "../../sidebar.ts";
import { site } from "../../site.config.ts";
import { PLACEHOLDER_ORIGIN } from "../base/paths.ts";
import { planPages } from "../content/plan-pages.ts";
import { sitemapEntries } from "./sitemap-entries.ts";

const page = (path: string): SidebarItem => ({ kind: "page", path });
const written = (route: string, replacedBy = "") => ({
  file: `site/content${route}.md`,
  route,
  text: `---\ntitle: A\ndescription: B.\n${replacedBy && `replacedBy: ${replacedBy}\n`}---\n`,
});

const plan = planPages(
  site,
  { "3.0": ["/docs/a", "/docs/b"].map(page), "1.0": [page("/docs/1.0/a")] },
  [
    written("/docs/a"),
    written("/es/docs/a"),
    written("/docs/b"),
    written("/docs/1.0/a", "/docs/a"),
  ],
);
const listed = sitemapEntries(site, plan).map(({ url, alternates }) => ({
  path: url.replace(PLACEHOLDER_ORIGIN, ""),
  langs: alternates.map(({ lang }) => lang),
}));

test("lists a page at each language it is written in, and no page with a replacement", () => {
  expect(plan.problems).toEqual([]);
  expect(listed.filter(({ path }) => path.includes("/docs/"))).toEqual([
    { path: "/docs/a", langs: ["en", "es"] },
    { path: "/es/docs/a", langs: ["en", "es"] },
    { path: "/docs/b", langs: ["en"] },
  ]);
});

test("lists the home page and the references in every language, and no not-found page", () => {
  const paths = listed.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(["/", "/api/geo/", "/es/api/geo/"]));
  expect(paths.filter((path) => path.includes("404"))).toEqual([]);
});
