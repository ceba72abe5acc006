import { expect, test } from "vitest";
import es from "../../i18n/catalogues/es.ts";
import { site } from "../../site.config.ts";
import { PLACEHOLDER_ORIGIN } from "../base/paths.ts";
import type { PageModel } from "../content/page-model.ts";
import { linkedData } from "./linked-data.ts";

const model: PageModel = {
  kind: "docs",
  path: "/es/docs/geo/overview",
  lang: "es",
  contentLang: "en",
  titleLang: "en",
  version: "3.0",
  title: "Overview of places",
  label: "Overview",
  description: "What geo is for.",
  canonicalUrl: "http://localhost:3000/docs/geo/overview",
  languages: [],
  versions: [],
  homeHref: "/es",
  breadcrumbs: [{ href: "/es/docs/category/geo-api", label: "Geo" }],
  toc: [],
  notices: [],
  contentHtml: "",
};
const graphOf = (change: Partial<PageModel> = {}) =>
  linkedData(site, { ...model, ...change }, es)?.["@graph"];

test("a page is the last step of its breadcrumbs, each step with its position", () => {
  const steps = [
    [1, es.page.home, `${PLACEHOLDER_ORIGIN}/es`],
    [2, "Geo", `${PLACEHOLDER_ORIGIN}/es/docs/category/geo-api`],
    [3, "Overview", undefined],
  ];
  const itemListElement = steps.map(([position, name, item]) =>
    expect.objectContaining({ position, name, ...(item && { item }) }),
  );
  expect(graphOf()?.at(-1)).toMatchObject({ itemListElement });
});

test("an article has the language it is written in, and a category is not an article", () => {
  expect(graphOf()?.[0]).toMatchObject({ "@type": "TechArticle", inLanguage: "en" });
  expect(graphOf({ kind: "category" })).toMatchObject([{ "@type": "BreadcrumbList" }]);
});

test.each(["home", "not-found"] as const)("the %s page has no linked data", (kind) => {
  expect(graphOf({ kind })).toBeUndefined();
});
