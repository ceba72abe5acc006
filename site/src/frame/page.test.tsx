import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import en from "../../i18n/catalogues/en.ts";
import type { PageModel } from "../content/page-model.ts";
import { pageHeadId } from "./frame-ids.ts";
import { Page } from "./page.tsx";

const model: PageModel = {
  kind: "docs",
  path: "/docs/geo",
  lang: "en",
  contentLang: "en",
  titleLang: "en",
  version: "3.0",
  title: "Geo",
  label: "Geo",
  description: "Places.",
  canonicalUrl: "http://localhost:3000/docs/geo",
  languages: [],
  versions: [],
  homeHref: "/",
  breadcrumbs: [],
  toc: [{ id: "a", text: "A", depth: 2 }],
  notices: [],
  contentHtml: "<p>Text</p>",
};
const htmlOf = (change: Partial<PageModel>) =>
  renderToStaticMarkup(<Page model={{ ...model, ...change }} texts={en} />);

test.each([
  ["en", "en", "en", "<article><h1>Geo</h1>"],
  ["es", "en", "en", '<article lang="en"><h1>Geo</h1>'],
  ["es", "en", "es", '<article lang="en"><h1 lang="es">Geo</h1>'],
  ["es", "es", "en", '<article><h1 lang="en">Geo</h1>'],
] as const)(
  "sets lang attributes on a page in %s with an article in %s and a title in %s",
  (lang, content, title, html) => {
    expect(htmlOf({ lang, contentLang: content, titleLang: title })).toContain(html);
  },
);

test("the home page has only its content, without a title, notices or table of contents", () => {
  expect(htmlOf({ kind: "home" })).toBe(
    '<main id="main" tabindex="-1" class="main-home"><div class="content-wide"><p>Text</p></div></main>',
  );
});

test("only a category begins with its description", () => {
  const lead = '<h1>Geo</h1><p class="lead">Places.</p>';
  expect(htmlOf({ kind: "category" })).toContain(lead);
  expect(htmlOf({ kind: "docs" })).not.toContain("lead");
});

test("a reference has a reading bar in place of a button for its table of contents", () => {
  const has = (change: Partial<PageModel>) => {
    const [, head = ""] = htmlOf(change).split(`<div id="${pageHeadId}"`);
    const [own = ""] = head.split("<article");
    return [htmlOf(change).includes("data-reading"), /popovertarget="toc"/i.test(own)];
  };
  expect(has({ kind: "reference" })).toEqual([true, false]);
  expect(has({})).toEqual([false, true]);
  expect(has({ toc: [] })).toEqual([false, false]);
});

test("a page without sections has no table of contents", () => {
  expect(htmlOf({})).toContain('id="toc"');
  expect(htmlOf({ toc: [] })).not.toContain('id="toc"');
});
