import { expect, test } from "vitest";
import en from "../../i18n/catalogues/en.ts";
import type { SidebarItem } from "../../sidebar.ts";
import type { Locale } from "../../site.config.ts";
import { parseMarkdown } from "../markdown/parse-markdown.ts";
import type { BuildProofs } from "./build-proofs.ts";
import { createArticleRenderer } from "./create-article-renderer.ts";
import { blockKey } from "./proof-marks.ts";
import { pageAt, smallSource } from "./testing/small-source.ts";

const page = (path: string): SidebarItem => ({ kind: "page", path });
const source = smallSource(
  { "3.0": ["/docs/a", "/docs/wrong", "/docs/b"].map(page), "1.0": [] },
  {
    "/docs/a": [
      "It has `LiveQuery.adults`.",
      "## One",
      '```text title="a.txt"\ncode\n```',
      "### Two",
      "#### Three",
      "[Label of /docs/b](/docs/b)",
      '::fields{schema="LocalDate"}',
      ":::next\n- [Label of /docs/b](/docs/b)\n:::",
    ].join("\n\n"),
    "/es/docs/a": "Texto.\n\n## Uno {#one}\n",
    "/docs/wrong": "## One\n\nIt has `LiveQuery.adult`.",
    "/docs/b": "Text.",
  },
);
const NOTHING: BuildProofs = { marks: new Map() };
const renderer = createArticleRenderer(source, parseMarkdown);
const render = (path: string, lang: Locale = "en", proved = NOTHING) =>
  renderer(pageAt(source, "docs", path), lang, proved);

test("lists headings of levels 2 and 3 in the contents and anchors every heading and the next block", () => {
  const { article, contents, problems } = render("/docs/a");
  expect(problems).toEqual([]);
  expect(article.toc).toEqual([
    { id: "one", text: "One", depth: 2 },
    { id: "two", text: "Two", depth: 3 },
  ]);
  expect(contents.anchors.slice(0, 4)).toEqual([
    { id: "one", line: 10 },
    { id: "two", line: 16 },
    { id: "three", line: 18 },
    { id: "next", line: 24 },
  ]);
});

test("localizes links and reports each with its written form and line", () => {
  expect(render("/docs/b", "es").contents.links).toEqual([]);
  const { contents } = renderer(withoutTranslation(), "es", NOTHING);
  expect(contents.links.slice(0, 3)).toEqual([
    { href: "/es/docs/b", written: "/docs/b", line: 20 },
    { href: "/es/docs/b", written: "/docs/b", line: 25 },
    {
      href: "/es/api/flights-live-pricing/#LiveQuery.adults",
      written: "LiveQuery.adults",
      line: 8,
    },
  ]);
});

function withoutTranslation() {
  const page = pageAt(source, "docs", "/docs/a");
  const [original] = page.written;
  return { ...page, written: new Map(original && [original]) };
}

test("a code block's caption has its title and what the build proved about it", () => {
  const marks = new Map([[blockKey("site/content/docs/a.md", 12), "ran" as const]]);
  const caption = (proved?: BuildProofs) =>
    /<figcaption>(.*?)<\/figcaption>/s.exec(render("/docs/a", "en", proved).article.html)?.[1];
  expect(caption()).toBe("a.txt");
  expect(caption({ marks })).toBe(`a.txt <span class="proof">${en.article.proofs.ran}</span>`);
});

test("a page with a problem renders no HTML but still reports its anchors", () => {
  const { article, contents, problems } = render("/docs/wrong");
  expect(problems).toMatchObject([{ line: 10, nearest: "LiveQuery.adults" }]);
  expect(article).toMatchObject({ html: "", toc: [], title: "At /docs/wrong" });
  expect(contents.anchors).toEqual([{ id: "one", line: 8 }]);
});

test("a drifted translation is rendered and lists its sections that differ from the original", () => {
  const { article, drift, problems } = render("/docs/a", "es");
  expect(problems).toEqual([]);
  expect(article).toMatchObject({ title: "At /es/docs/a", titleLang: "es", contentLang: "es" });
  expect(article.drifted).toEqual([{ href: "#one", label: "Uno" }]);
  expect(drift?.problems.length).toBeGreaterThan(0);
  expect(render("/docs/a").article).not.toHaveProperty("drifted");
});

test("a mistake in a translation blocks nothing and is listed with its drift", () => {
  const wrong = pageAt(source, "docs", "/docs/wrong");
  const original = pageAt(source, "docs", "/docs/b").written.get("en");
  const own = wrong.written.get("en");
  const written = new Map(original && own && [["en", original] as const, ["es", own] as const]);
  const { article, drift, problems } = renderer({ ...wrong, written }, "es", NOTHING);
  expect(problems).toEqual([]);
  expect(article.html).not.toBe("");
  expect(drift?.problems).toContainEqual(
    expect.objectContaining({ line: 10, nearest: "LiveQuery.adults" }),
  );
});

test("renders consecutive pages independently", () => {
  const html = ["/docs/b", "/docs/a"].map((path) => render(path).article.html);
  expect(html[0]).toBe("<p>Text.</p>");
  expect(html[1]).toContain('<h2 id="one">');
});

test("parses an original shown in place of a translation once for both languages", () => {
  const read: string[] = [];
  const parse = (text: string) => {
    read.push(text);
    return parseMarkdown(text);
  };
  const own = createArticleRenderer(source, parse);
  for (const lang of ["en", "es"] as const) own(pageAt(source, "docs", "/docs/b"), lang, NOTHING);
  expect(read).toHaveLength(1);
});

test("the cache key for checks of a translation includes its original's text", () => {
  const keys: (readonly string[])[] = [];
  const own = {
    ...source,
    checked: (decidedBy: readonly string[]) => {
      keys.push(decidedBy);
      return [];
    },
  };
  createArticleRenderer(own, parseMarkdown)(pageAt(own, "docs", "/docs/a"), "es", NOTHING);
  const { written } = pageAt(source, "docs", "/docs/a");
  const texts = ["es", "en"].map((lang) => written.get(lang as Locale)?.source.text);
  expect(keys).toEqual([["/docs/a", "3.0", "site/content/es/docs/a.md", ...texts]]);
});
