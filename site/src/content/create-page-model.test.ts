import { expect, test } from "vitest";
import en from "../../i18n/catalogues/en.ts";
import es from "../../i18n/catalogues/es.ts";
import { type Locale, site } from "../../site.config.ts";
import { createAlternates } from "./create-alternates.ts";
import { type Article, createPageModel } from "./create-page-model.ts";
import { smallPlan } from "./testing/small-plan.ts";

const plan = smallPlan(["/docs/1.0", "/docs/1.0/places"], {
  "/es/docs": "",
  "/docs/1.0/places": "replacedBy: /docs/geo/places\n",
});
const source = {
  config: site,
  catalogues: (lang: Locale) => (lang === "en" ? en : es),
  plan,
  alternatesOf: createAlternates(site, plan),
  sidebarOf: () => undefined,
};

function modelOf(path: string, lang: Locale, article: Partial<Article> = {}) {
  const planned = plan.byPath.get(path);
  if (!planned) throw new Error(`There is no page ${path}.`);
  return createPageModel(source, planned, lang, {
    title: "A title",
    description: "",
    titleLang: "en",
    contentLang: "en",
    html: "",
    toc: [],
    ...article,
  });
}

test("a page links to its home, ancestors and neighbours in its own language", () => {
  const model = modelOf("/docs/geo/places", "es");
  expect(model.path).toBe("/es/docs/geo/places");
  expect(model.homeHref).toBe("/es");
  expect(model.breadcrumbs).toEqual([
    { href: "/es/docs/category/geo-api", label: es.categories["geo-api"].label },
    { href: "/es/docs/geo", label: "At /docs/geo" },
  ]);
  expect(model.previous).toEqual({ href: "/es/docs/geo", label: "At /docs/geo" });
  expect(model.next).toBeUndefined();
  const section = modelOf("/docs/geo", "en");
  expect(section.previous?.href).toBe("/docs");
  expect(section.next?.href).toBe("/docs/geo/places");
});

test("a page outside any category uses its label in breadcrumbs, one inside its title", () => {
  expect(modelOf("/docs", "en").label).toBe("At /docs");
  expect(modelOf("/docs/geo/places", "en").label).toBe("A title");
  expect(modelOf("/api/geo/", "en").label).toBe("A title");
});

test.each([
  ["its own, where it is written", "/docs", "es", "es", "/es/docs"],
  ["that of its original, where it is not translated", "/docs/geo", "es", "en", "/docs/geo"],
  ["that of the page which replaced it", "/docs/1.0/places", "en", "en", "/docs/geo/places"],
] as const)("the canonical URL is %s", (_, path, lang, contentLang, canonical) => {
  const { canonicalUrl } = modelOf(path, lang, { contentLang });
  expect(canonicalUrl).toBe(`http://localhost:3000${canonical}`);
});

test("a current page in its own language has no notice", () => {
  expect(modelOf("/docs", "en").notices).toEqual([]);
  expect(modelOf("/docs", "es", { contentLang: "es" }).notices).toEqual([]);
  expect(modelOf("/api/geo/", "en").notices).toEqual([]);
});

test("an archived page links to its replacement, or else to the current home", () => {
  const archived = { kind: "archived", version: "1.0", current: "3.0" };
  const untranslated = { kind: "untranslated", originalLang: "en" };
  expect(modelOf("/docs/1.0/places", "es").notices).toEqual([
    { ...archived, currentHref: "/es/docs/geo/places" },
    { ...untranslated, originalHref: "/docs/1.0/places" },
  ]);
  expect(modelOf("/docs/1.0", "en").notices).toEqual([{ ...archived, currentHref: "/docs" }]);
});

test("a drifted translation links to its original and names the sections that differ", () => {
  const sections = [{ href: "#errores", label: "Errores" }];
  expect(modelOf("/docs", "es", { contentLang: "es", drifted: sections }).notices).toEqual([
    { kind: "drifted", originalLang: "en", originalHref: "/docs", sections },
  ]);
});

test("a translated reference notes that the contract's text is not translated", () => {
  expect(modelOf("/api/geo/", "es", { contentLang: "es" }).notices).toEqual([
    { kind: "contract-words", originalLang: "en", originalHref: "/api/geo/" },
  ]);
});
