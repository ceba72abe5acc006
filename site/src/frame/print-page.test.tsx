import { describe, expect, it } from "vitest";
import { readCatalogues } from "../../i18n/read-catalogues.ts";
import { type SiteConfig, site } from "../../site.config.ts";
import type { BuildAssets, PageModel } from "../content/page-model.ts";
import { printPage } from "./print-page.tsx";

const [other, docs] = ["p{top:0}", "p{top:1px}"];
const assets: BuildAssets = {
  buildId: "b1",
  script: "/assets/entry.js",
  stylesheet: "/assets/entry.css",
  inlineStyles: { home: other, docs, category: other, reference: other, "not-found": other },
  headScript: "document.documentElement.classList.add('js')",
  socialImage: "/social.png",
};

const model: PageModel = {
  kind: "docs",
  path: "/es/docs/geo/overview",
  lang: "es",
  contentLang: "en",
  titleLang: "en",
  version: "3.0",
  title: "Overview <of places>",
  label: "Overview <in short>",
  description: "What geo is for.",
  canonicalUrl: "http://localhost:3000/docs/geo/overview",
  languages: [
    { id: "en", label: "English", href: "/docs/geo/overview", current: false, samePage: true },
    { id: "es", label: "Español", href: "/es/docs/geo/overview", current: true, samePage: true },
  ],
  versions: [
    { id: "3.0", label: "3.0", href: "/es/docs/geo/overview", current: true, samePage: true },
    { id: "1.0", label: "1.0", href: "/es/docs/1.0", current: false, samePage: false },
  ],
  sidebar: {
    id: "docs-3.0",
    items: [
      {
        kind: "group",
        href: "/es/docs/category/geo-api",
        label: "Geo",
        items: [{ kind: "link", href: "/es/docs/geo/overview", label: "Overview" }],
      },
      {
        kind: "group",
        href: "/es/docs/category/culture-api",
        label: "Culture",
        items: [{ kind: "link", href: "/es/docs/culture/overview", label: "Overview" }],
      },
    ],
  },
  homeHref: "/es",
  breadcrumbs: [{ href: "/es/docs/category/geo-api", label: "Geo" }],
  toc: [
    { id: "purpose", text: "Purpose", depth: 2 },
    { id: "details", text: "Details", depth: 3 },
  ],
  next: { href: "/es/docs/geo/quick-start", label: "Quick start" },
  notices: [{ kind: "untranslated", originalLang: "en", originalHref: "/docs/geo/overview" }],
  contentHtml: "<p>Places</p>",
};

const printing = { config: site, catalogues: await readCatalogues(site), assets };
const print = (change: Partial<PageModel> = {}) => printPage(printing, { ...model, ...change });
const { document: html, data } = print();

describe("a document", () => {
  it("says its language, and that of an article in another one", () => {
    expect(html).toMatch(/^<!doctype html><html lang="es"/);
    expect(html).toContain('<article lang="en">');
  });

  it("names its version in the title only if it is archived", () => {
    expect(html).not.toContain(" · V3.0");
    expect(print({ version: "1.0" }).document).toMatch(/<title>[^<]* · V1\.0 · [^<]*<\/title>/);
  });

  it("escapes text by writers", () => {
    expect(html).toContain("<h1>Overview &lt;of places&gt;</h1>");
    expect(html).toContain("<title>Overview &lt;of places&gt; · ");
  });

  it("applies choices before its styles and loads the rest after its content", () => {
    const places = ["js')", "p{top:1px}", "<body", "Places", assets.stylesheet];
    const found = places.map((text) => html.indexOf(text));
    expect(found).not.toContain(-1);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
  });

  it("holds the styles of its own kind alone", () => {
    expect(html.match(/<style>.*?<\/style>/g)).toEqual(["<style>p{top:1px}</style>"]);
  });

  it("links to the feed only on the change log", () => {
    const feed = 'rel="alternate" type="application/atom+xml"';
    expect(html).not.toContain(feed);
    expect(print({ path: `/es${site.changeLogPath}` }).document).toContain(feed);
  });

  it("begins with its description only for a category", () => {
    const lead = '<p class="lead">What geo is for.</p>';
    expect(html).not.toContain(lead);
    expect(print({ kind: "category" }).document).toContain(lead);
  });

  it("opens only the sidebar group of the current page", () => {
    expect(html.match(/<details open="">/g)).toHaveLength(1);
    expect(html).toContain('<a href="/es/docs/geo/overview" aria-current="page">Overview</a>');
  });

  it("opens a category on its own page", () => {
    const { document } = print({ path: "/es/docs/category/culture-api" });
    expect(document.match(/<details open="">/g)).toHaveLength(1);
  });

  it("escapes client data so that the parser cannot end its script early", () => {
    const data = /<script id="shell-data" type="application\/json">(.*?)<\/script>/.exec(html)?.[1];
    expect(data).not.toContain("<");
    expect(JSON.parse(data ?? "")).toMatchObject({
      build: "b1",
      path: "/es/docs/geo/overview",
    });
  });

  it("has no style attribute, which the policy would block", () => {
    expect(html).not.toMatch(/\sstyle=/);
  });

  it("holds the page's content once", () => {
    expect(html.match(/<p>Places<\/p>/g)).toHaveLength(1);
    expect(html).toContain(data.html);
  });

  it("lists its address in every language, except on the not-found page", () => {
    expect(html).toContain('hrefLang="x-default" href="http://localhost:3000/docs/geo/overview"');
    const lost = print({ kind: "not-found" }).document;
    expect(lost).not.toContain("canonical");
    expect(lost).toContain('<meta name="robots" content="noindex"/>');
  });
});

describe("a page's data", () => {
  it("has breadcrumbs with its label, notice, contents and neighbours", () => {
    expect(data.html).toContain(
      '<span aria-current="page" lang="en">Overview &lt;in short&gt;</span>',
    );
    expect(data.html).toContain('class="notice notice-untranslated"');
    expect(data.html).toContain('<li class="toc-deep"><a href="#details">Details</a></li>');
    expect(data.html).toContain(
      '<a class="pager-next" href="/es/docs/geo/quick-start" rel="next">',
    );
    expect(data.html).not.toContain("pager-previous");
  });

  it("has no table of contents without headings", () => {
    expect(print({ toc: [] }).data.html).not.toContain('id="toc"');
  });

  it("opens its contents by one button: the reading bar on a reference, else one of its own", () => {
    const buttons = (kind: PageModel["kind"]) =>
      print({ kind }).data.html.match(/<button[^>]* popoverTarget="toc">/g);
    expect(buttons("docs")).toEqual(['<button type="button" popoverTarget="toc">']);
    expect(buttons("reference")).toEqual([
      '<button type="button" class="reading-bar" popoverTarget="toc">',
    ]);
  });

  it("has its paths in other languages and versions, but not their labels", () => {
    expect(data.languages).toEqual({ en: "/docs/geo/overview", es: "/es/docs/geo/overview" });
    expect(data.versions).toEqual({ "3.0": "/es/docs/geo/overview", "1.0": "/es/docs/1.0" });
    expect(html).toContain('aria-current="true" data-alternate="lang:es">Español</a>');
    expect(html).toContain('aria-current="true" data-alternate="version:3.0">3.0</a>');
  });

  it("has the build, path, language and title of the document", () => {
    expect(data).toMatchObject({ build: "b1", path: "/es/docs/geo/overview", lang: "es" });
    expect(html).toContain(
      `<title>${data.title.replace("<", "&lt;").replace(">", "&gt;")}</title>`,
    );
  });
});

describe("the footer", () => {
  const [current, archived] = site.versions;
  const older: SiteConfig["versions"] = [
    current,
    { id: "3.0", prefix: "/docs/2.0", archived: true },
    { id: archived?.id ?? "1.0", prefix: "/docs/1.0", archived: true },
  ];

  it("links to every archived version", () => {
    const config = { ...site, versions: older };
    const { document } = printPage({ ...printing, config }, model);
    expect(document).toContain('<a href="/es/docs/2.0">Documentación antigua de V3.0</a>');
    expect(document).toContain('<a href="/es/docs/1.0">Documentación antigua de V1.0</a>');
  });
});
