import { expect, test } from "vitest";
import { site } from "../../../site.config.ts";
import { llmsFiles, type MarkdownPage, type MarkdownPageModel } from "./llms-files.ts";

const page = (
  model: Partial<MarkdownPageModel> & Pick<MarkdownPageModel, "path">,
  text = "Text.\n",
): MarkdownPage => ({
  model: {
    kind: "docs",
    lang: "en",
    title: model.path,
    description: `About ${model.path}.`,
    breadcrumbs: [],
    notices: [],
    ...model,
  },
  text,
});
const geo = { href: "/docs/category/geo", label: "Geo" };
const inner = { href: "/docs/category/geo-guides", label: "Guides" };
const archived = {
  kind: "archived",
  version: "1.0",
  current: "3.0",
  currentHref: "/docs",
} as const;

const files = llmsFiles(
  { ...site, brand: "Fares" },
  "https://docs.example.com",
  [
    { id: "geo", version: "3.0.1", published: true },
    { id: "autosuggest", version: "1.2.0", published: false },
  ],
  [
    page({ path: "/", kind: "home" }, "Home.\n"),
    page({ path: "/docs/category/geo", kind: "category", breadcrumbs: [] }),
    page({ path: "/docs/geo/places", breadcrumbs: [geo, inner] }, `${"é".repeat(600)}\n`),
    page({ path: "/docs/1.0/geo", notices: [archived] }, "Old.\n"),
    page({ path: "/api/geo/", kind: "reference" }),
    page({ path: "/es/docs/geo/places", lang: "es" }, "Lugares.\n"),
    page({ path: "/docs/geo/quick-start", breadcrumbs: [geo] }),
  ],
);
const bodyOf = (name: string) => files.find((one) => one.name === name)?.body ?? "";
const sections = bodyOf("llms.txt").split(/\n*^## /m);

test("the index begins with the brand and the home page's description", () => {
  expect(sections[0]).toMatch(/^# Fares\n\n> About \/\.\n\nEvery page is Markdown/);
});

test("lists pages under their outermost category, uncategorized ones first, references apart", () => {
  expect(sections.slice(1, 4)).toEqual([
    "Start\n\n- [/](https://docs.example.com/index.md): About /. (1 KB)",
    "Geo\n\n- [/docs/geo/places](https://docs.example.com/docs/geo/places.md): About /docs/geo/places. (2 KB)\n- [/docs/geo/quick-start](https://docs.example.com/docs/geo/quick-start.md): About /docs/geo/quick-start. (1 KB)",
    "API reference\n\n- [/api/geo/](https://docs.example.com/api/geo.md): About /api/geo/. (1 KB)",
  ]);
});

test("lists a category's own page in that category's section", () => {
  const overview = page({ path: geo.href });
  const inside = page({ path: "/docs/geo/places", breadcrumbs: [geo] });
  const [index] = llmsFiles(site, "", [], [overview, inside]);
  expect(index?.body).toMatch(/## Geo\n\n.*category\/geo\.md.*\n.*places\.md/);
  expect(index?.body).not.toContain("## Start");
});

test("a specification without a reference says that only guides cover it", () => {
  expect(sections[4]).toBe(
    "OpenAPI\n\n- [geo 3.0.1](https://docs.example.com/openapi/geo.json)\n- [autosuggest 1.2.0](https://docs.example.com/openapi/autosuggest.json): what the guides say of this call, and no more; it has no reference",
  );
});

test("lists whole files, other languages and archived pages as optional", () => {
  expect(sections[5]?.trim().split("\n")).toEqual([
    "Optional",
    "",
    "- [All current pages in one file](https://docs.example.com/llms-full.txt) (2 KB)",
    "- [Of these: geo](https://docs.example.com/llms-full-geo.txt) (2 KB)",
    "- [Of these: general](https://docs.example.com/llms-full-general.txt) (1 KB)",
    "- [Español](https://docs.example.com/es.md)",
    "- [/docs/1.0/geo](https://docs.example.com/docs/1.0/geo.md): About /docs/1.0/geo. (1 KB)",
  ]);
});

test("llms-full.txt holds every current page of the first language, each with its source", () => {
  const whole = bodyOf("llms-full.txt");
  expect(whole).toMatch(
    /^# Fares\n\nSource: https:\/\/docs\.example\.com\/index\.md\n\nHome\.\n\n---\n\nSource: /,
  );
  expect(
    Array.from(whole.matchAll(/^Source: https:\/\/docs\.example\.com(.*)$/gm), ([, at]) => at),
  ).toEqual([
    "/index.md",
    "/docs/category/geo.md",
    "/docs/geo/places.md",
    "/api/geo.md",
    "/docs/geo/quick-start.md",
  ]);
  expect(bodyOf("llms-full-geo.txt")).toMatch(/^# Fares: geo\n\nSource: .*places\.md\n/);
});
