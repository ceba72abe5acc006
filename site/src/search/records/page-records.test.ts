import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { migrations } from "../../../../contract/src/testing/migrations.ts";
import en from "../../../i18n/catalogues/en.ts";
import es from "../../../i18n/catalogues/es.ts";
import type { SidebarItem } from "../../../sidebar.ts";
import { type Locale, site } from "../../../site.config.ts";
import { planPages } from "../../content/plan-pages.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { categoryRecord, docsRecords, readSections } from "./page-records.ts";
import { sectionsOf } from "./sections.ts";

const page = (path: string): SidebarItem => ({ kind: "page", path });
const written = (route: string, text: string) => ({
  file: `site/content${route}.md`,
  route,
  text: `---\ntitle: At ${route}\nlabel: Label of ${route}\ndescription: About ${route}.\n---\n${text}`,
});
const plan = planPages(
  site,
  {
    "3.0": [
      {
        kind: "category",
        slug: "geo-api",
        items: [
          {
            kind: "section",
            path: "/docs/geo",
            items: [{ kind: "section", path: "/docs/geo/a", items: [page("/docs/geo/a/b")] }],
          },
          page("/docs/change-log"),
        ],
      },
    ],
    "1.0": [],
  },
  [
    written("/docs/geo", "Before.\n\n## Until 14 May 2027 {#until}\n\nAsk for 2027-05-14.\n"),
    written("/es/docs/geo", "Antes.\n"),
    written("/docs/geo/a", ""),
    written("/docs/geo/a/b", "Deep.\n"),
    written("/docs/change-log", "On 14 May 2027.\n\n## Geo {#geo}\n\n- [New](/docs/geo).\n"),
  ],
  [
    {
      file: "es/titles.yaml",
      prefix: "/es",
      text: "/docs/geo/a/b:\n  title: Hondo\n  description: Muy hondo.\n",
    },
  ],
);
const source = {
  config: site,
  catalogues: (lang: Locale) => (lang === "en" ? en : es),
  contract,
  migrations,
  plan,
};
const cut = (text: string) => sectionsOf(parseMarkdown(text));

function recordsAt(path: string, lang: Locale = "en") {
  const planned = plan.byPath.get(path);
  if (planned?.kind !== "docs") throw new Error(`There is no page ${path}.`);
  return readSections(source, planned, lang, cut).flatMap((one) => docsRecords(contract, one));
}

test("a page's record has its description and beginning, and each section its own record", () => {
  const [whole, section, ...others] = recordsAt("/docs/geo");
  expect(others).toEqual([]);
  expect(whole).toMatchObject({
    kind: "page",
    page: { href: "/docs/geo", title: "At /docs/geo", where: "Geo", lang: "en" },
    anchor: "",
    title: "At /docs/geo",
    text: "About /docs/geo.",
    hidden: "Before. ",
  });
  expect(section).toMatchObject({ kind: "section", anchor: "until", names: [] });
});

test("dates that move with the day of serving are left out, except where they stay", () => {
  const [, section] = recordsAt("/docs/geo");
  expect(section).toMatchObject({ title: "Until …", text: "Ask for …." });
  expect(recordsAt("/docs/change-log")[0]?.hidden).toBe("On 14 May 2027. ");
});

test("indexes only the headings of the change log, whose entries link to what explains them", () => {
  expect(recordsAt("/docs/change-log")[1]).toMatchObject({
    title: "Geo",
    anchor: "geo",
    text: "",
    hidden: "",
    code: [],
  });
});

test("a page's place names its outermost and its innermost branch, each once", () => {
  expect(recordsAt("/docs/geo/a/b")[0]?.page.where).toBe("Geo › Label of /docs/geo/a");
});

test("reads a page's translation, or else its original, and names the language", () => {
  expect(recordsAt("/docs/geo", "es")[0]).toMatchObject({
    page: { href: "/es/docs/geo", lang: "es" },
    hidden: "Antes. ",
  });
  // Only its title and description are translated.
  expect(recordsAt("/docs/geo/a/b", "es")[0]).toMatchObject({
    page: { href: "/es/docs/geo/a/b", title: "Hondo", lang: "es" },
    text: "Muy hondo.",
    hidden: "Deep. ",
  });
  expect(recordsAt("/docs/change-log", "es")[0]?.page.lang).toBe("en");
});

function firstCategory() {
  const category = plan.pages.find(({ kind }) => kind === "category");
  if (category?.kind !== "category") throw new Error("There is no category.");
  return category;
}

test("a category is found by its title, its description, and the short name of its API", () => {
  const { title, description } = es.categories["geo-api"];
  expect(categoryRecord(source, firstCategory(), "es")).toEqual({
    kind: "category",
    page: { href: "/es/docs/category/geo-api", title, where: "", lang: "es" },
    anchor: "",
    title,
    names: ["Geo"],
    text: description,
  });
});

test("readers of a translation also find a category by its English name", () => {
  const category = firstCategory();
  const culture = { ...category, category: { ...category.category, slug: "culture-api" as const } };
  expect(categoryRecord(source, culture, "es").names).toEqual(["Cultura", "Culture"]);
});

test("an operation without a reference is found by its path, at the page that begins with it", () => {
  const namesOf = (text: string) =>
    docsRecords(contract, { on, titles, sections: cut(text) }).map(({ names }) => names);
  const unpublished = '::operation{id="suggestFlightPlaces"}\n';
  expect(namesOf(unpublished)).toEqual([["/apiservices/v3/autosuggest/flights"]]);
  expect(namesOf(`## One\n\n${unpublished}`)).toEqual([[], []]);
  expect(namesOf('::operation{id="listMarkets"}\n')).toEqual([[]]);
});

const on = { href: "/docs/a", title: "A", where: "", lang: "en" as const };
const titles = { title: "A", label: "A", description: "", lang: "en" as const };
const sectionIn = (text: string) =>
  docsRecords(contract, { on, titles, sections: cut(`## One\n\n${text}`) })[1];

test("a section with only a table shows its names, and one with text hides them", () => {
  const names = "LocalDate year month day";
  expect(sectionIn('::fields{schema="LocalDate"}\n')).toMatchObject({
    text: "`LocalDate` `year` `month` `day`",
    hidden: names,
  });
  expect(sectionIn('A date.\n\n::fields{schema="LocalDate"}\n')).toMatchObject({
    text: "A date.",
    hidden: names,
  });
});

test("stores code separately, and that before the first section with the page", () => {
  const text = "```ts\nfirstCall();\n```\n\n## One\n\n```ts\nsecondCall();\n```\n";
  const found = docsRecords(contract, { on, titles, sections: cut(text) });
  expect(found.map(({ code }) => code)).toEqual([["firstCall"], ["secondCall"]]);
});

test("a section that explains an error is found as that error, by every message of it", () => {
  const messages = contract.specifications
    .flatMap(({ operations }) => operations.flatMap(({ responses }) => responses))
    .flatMap(({ status, examples }) => (status === "403" ? examples : []))
    .map(({ value }) => Object(value).message);
  const found = sectionIn('::error{of="forbidden"}\n');
  expect(found).toMatchObject({
    kind: "error",
    names: ["403", "code 7", "grpc 7"],
    same: "error 403",
    badge: "403",
  });
  expect(messages.length).toBeGreaterThan(new Set(messages).size);
  const [said] = messages;
  expect(found?.hidden).toBe(["forbidden", said, "code 7", ...new Set(messages)].join(" "));
  expect(sectionIn('::error{of="delayed"}\n')).toMatchObject({ kind: "section", names: [] });
});
