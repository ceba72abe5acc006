import { expect, test } from "vitest";
import en from "../../i18n/catalogues/en.ts";
import es from "../../i18n/catalogues/es.ts";
import type { SidebarItem } from "../../sidebar.ts";
import type { Locale } from "../../site.config.ts";
import type { PlannedPage } from "../content/planned-page.ts";
import { parseMarkdown } from "../markdown/parse-markdown.ts";
import type { BuildReport } from "./build-report.ts";
import { createContexts } from "./create-contexts.tsx";
import { moduleArticle } from "./module-article.tsx";
import { pageAt, smallSource } from "./testing/small-source.ts";

const page = (path: string): SidebarItem => ({ kind: "page", path });
const source = smallSource(
  {
    "3.0": [
      {
        kind: "category",
        slug: "geo-api",
        items: [
          { kind: "section", path: "/docs/geo", items: [page("/docs/geo/a"), page("/docs/geo/b")] },
          page("/docs/geo/c"),
          { kind: "category", slug: "migration-guide", items: [page("/docs/geo/d")] },
        ],
      },
    ],
    "1.0": [],
  },
  Object.fromEntries(["", "/a", "/b", "/c", "/d"].map((path) => [`/docs/geo${path}`, "Text."])),
);
const scopeOf = createContexts(source, parseMarkdown);
const render = (
  one: Exclude<PlannedPage, { kind: "docs" }>,
  lang: Locale = "en",
  report?: BuildReport,
) => moduleArticle(source, scopeOf(one, lang, lang, undefined), one, lang, report);

test("a category lists its items, with the number of pages below each", () => {
  const { article } = render(pageAt(source, "category", "/docs/category/geo-api"), "es");
  const stops = article.html.matchAll(
    /<h2><a href="([^"]*)">([^<]*)<\/a><\/h2><p>([^<]*?) ?(?:<span[^>]*>([^<]*)<\/span>)?<\/p>/g,
  );
  const { label, description } = es.categories["migration-guide"];
  expect(Array.from(stops, ([, ...stop]) => stop)).toEqual([
    ["/es/docs/geo", "Label of /docs/geo", "About /docs/geo.", "2 páginas"],
    ["/es/docs/geo/c", "Label of /docs/geo/c", "About /docs/geo/c.", undefined],
    ["/es/docs/category/migration-guide", label, description, "1 página"],
  ]);
});

test("a category of an API shows its operations, other categories show none", () => {
  const about = (path: string) => render(pageAt(source, "category", path));
  const { title = "", description } = en.categories["geo-api"];
  const geo = about("/docs/category/geo-api");
  expect(geo.article).toMatchObject({ title, description, toc: [], titleLang: "en" });
  expect(geo.article.html).toContain('href="/api/geo/"');
  expect(geo.contents.links).toContainEqual({ href: "/api/geo/" });
  expect(about("/docs/category/migration-guide").article.html).not.toContain("/api/");
});

test("a category shows no operations of an API without a reference", () => {
  const specifications = source.contract.specifications.map((one) => ({
    ...one,
    published: false,
  }));
  const hidden = { ...source, contract: { ...source.contract, specifications } };
  const geo = pageAt(source, "category", "/docs/category/geo-api");
  const { article } = moduleArticle(hidden, scopeOf(geo, "en", "en", undefined), geo, "en");
  expect(article.html).not.toContain('href="/api/');
});

test("the home page shows the counts from the build report, in order, and omits missing ones", () => {
  const home = pageAt(source, "home", "/");
  const factsIn = (report?: BuildReport) =>
    Array.from(
      render(home, "en", report).article.html.matchAll(/<li><strong>([\d,]+)<\/strong> ([^<]*)</g),
      ([, count, label]) => [count, label],
    );
  expect(factsIn({ json: 1234, names: 0, links: 5 })).toEqual([
    ["0", en.home.factNames],
    ["1,234", en.home.factJson],
  ]);
  expect(factsIn()).toEqual([]);
});

test("a reference uses the contract's title, marked with its language, until it has its own", () => {
  const live = pageAt(source, "reference", "/api/culture/");
  const { title } = source.contract.specifications.find(({ id }) => id === "culture") ?? {};
  const shown = render(live, "es");
  expect(shown.article).toMatchObject({ title, titleLang: "en", contentLang: "es" });
  expect(shown.article.toc.length).toBeGreaterThan(0);
  expect(shown.contents.anchors).toContainEqual({ id: "listMarkets" });
  const titles = new Map([
    [
      "es" as const,
      {
        file: "es/titles.yaml",
        line: 1,
        frontmatter: { title: "Cultura", label: "Cultura", description: "Algo.", about: [] },
      },
    ],
  ]);
  const own = { ...live, titles } as unknown as typeof live;
  expect(render(own, "es").article).toMatchObject({ title: "Cultura", titleLang: "es" });
});

test("a reference ends with the pages about its API, without the categories below", () => {
  const next = (path: string) => {
    const { article, contents } = render(pageAt(source, "reference", path), "es");
    const [, end = ""] = article.html.split('<h2 id="next">');
    const hrefs = Array.from(end.matchAll(/href="([^"]*)"/g), ([, href]) => href);
    expect(contents.anchors.some(({ id }) => id === "next")).toBe(hrefs.length > 0);
    return hrefs;
  };
  expect(next("/api/geo/")).toEqual(["/es/docs/geo", "/es/docs/geo/c"]);
  expect(next("/api/culture/")).toEqual([]);
});

test("throws for a reference without a specification and names it", () => {
  const live = pageAt(source, "reference", "/api/culture/");
  const lost = { ...live, reference: "cultures" } as unknown as typeof live;
  expect(() => render(lost)).toThrow('The contract has no specification "cultures".');
});

test("the not-found page has its own title and no anchors", () => {
  const { article, contents, file } = render(pageAt(source, "not-found", "/404"));
  expect(article.title).toBe(en.notFound.title);
  expect(contents.anchors).toEqual([]);
  expect(file).toBe("site/src/pages/not-found-page.tsx");
});
