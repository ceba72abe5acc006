import { expect, test } from "vitest";
import type { Operation } from "../../../contract/src/model.ts";
import { contract } from "../../../contract/src/testing/contract.ts";
import en from "../../i18n/catalogues/en.ts";
import es from "../../i18n/catalogues/es.ts";
import { type Locale, site } from "../../site.config.ts";
import { createSidebarSource } from "./create-sidebar-source.ts";
import { planPages } from "./plan-pages.ts";
import { page, smallPlan } from "./testing/small-plan.ts";

const plan = smallPlan(["/docs/1.0"]);

function createSource(shown = plan) {
  const asked: string[] = [];
  const partsOf = ({ id }: Operation, lang: Locale) => {
    asked.push(`${lang} ${id}`);
    return [{ id: `${id}-errors`, text: `Errors in ${lang}` }];
  };
  const catalogues = (lang: Locale) => (lang === "en" ? en : es);
  const sidebarOf = createSidebarSource({
    config: site,
    catalogues,
    contract,
    plan: shown,
    partsOf,
  });
  return {
    asked,
    sidebarAt: (path: string, lang: Locale) => {
      const planned = shown.byPath.get(path);
      if (!planned) throw new Error(`There is no page ${path}.`);
      return sidebarOf(planned, lang);
    },
  };
}

test("the sidebar of a guide is the tree of its version, in its language", () => {
  const { sidebarAt } = createSource();
  const category = { href: "/es/docs/category/geo-api", label: es.categories["geo-api"].label };
  const places = { href: "/es/docs/geo/places", label: "At /docs/geo/places" };
  expect(sidebarAt("/docs/geo/places", "es")).toEqual({
    id: "docs-3.0",
    items: [
      { kind: "link", href: "/es/docs", label: "At /docs" },
      {
        kind: "group",
        ...category,
        items: [
          {
            kind: "group",
            href: "/es/docs/geo",
            label: "At /docs/geo",
            items: [{ kind: "link", ...places }],
          },
        ],
      },
    ],
  });
  expect(sidebarAt("/docs/1.0", "en")).toEqual({
    id: "docs-1.0",
    items: [{ kind: "link", href: "/docs/1.0", label: "At /docs/1.0" }],
  });
  expect(sidebarAt("/docs", "en")?.items[0]).toMatchObject({ href: "/docs" });
  expect(sidebarAt("/docs/category/geo-api", "en")?.items).toHaveLength(2);
});

test("a large sidebar shows only the branch of the page", () => {
  const paths = Array.from({ length: 201 }, (_, index) => `/docs/${index}`);
  const large = planPages(
    site,
    {
      "3.0": [
        page("/docs"),
        { kind: "category", slug: "geo-api", items: paths.map(page) },
        { kind: "category", slug: "culture-api", items: [page("/docs/culture")] },
      ],
      "1.0": [],
    },
    ["/docs", ...paths].map((route) => ({ file: "", route, text: "" })),
  );
  const { sidebarAt } = createSource(large);
  const kindsAt = (path: string) => sidebarAt(path, "es")?.items.map(({ kind }) => kind);
  expect(kindsAt("/docs/7")).toEqual(["link", "group", "link"]);
  expect(kindsAt("/docs/culture")).toEqual(["link", "link", "group"]);
});

test("the home page and the not-found page have no sidebar", () => {
  const { sidebarAt } = createSource();
  expect(sidebarAt("/", "en")).toBeUndefined();
  expect(sidebarAt("/404", "en")).toBeUndefined();
});

test("all references share one sidebar with their operations and the parts of each", () => {
  const { sidebarAt } = createSource();
  const sidebar = sidebarAt("/api/geo/", "es");
  const shown = site.references.map((id) => contract.specifications.find((one) => one.id === id));
  const ids = shown.map((one) => one?.operations.map(({ id }) => id));
  expect(sidebar?.id).toBe("api");
  expect(
    sidebar?.items.map((item) =>
      item.kind === "group" ? item.items.map(({ href }) => href.replace(/.*#/, "")) : undefined,
    ),
  ).toEqual(ids);
  const [live] = sidebar?.items ?? [];
  expect(live).toMatchObject({
    href: "/es/api/flights-live-pricing/",
    label: es.shell.apis["flights-live-pricing"],
  });
  expect(live?.kind === "group" && live.items[0]).toEqual({
    kind: "link",
    href: "/es/api/flights-live-pricing/#createLiveSearch",
    label: shown[0]?.operations[0]?.summary,
    lang: "en",
    method: "post",
    parts: [
      {
        href: "/es/api/flights-live-pricing/#createLiveSearch-errors",
        label: "Errors in es",
      },
    ],
  });
  const [own] = sidebarAt("/api/geo/", "en")?.items ?? [];
  expect(own?.kind === "group" && own.items[0]?.lang).toBeUndefined();
});

test("each sidebar is built once for each language", () => {
  const { sidebarAt, asked } = createSource();
  const first = sidebarAt("/api/geo/", "en")?.items;
  const count = asked.length;
  expect(sidebarAt("/api/culture/", "en")?.items).toBe(first);
  expect(asked).toHaveLength(count);
  sidebarAt("/api/geo/", "es");
  expect(asked).toHaveLength(2 * count);
});
