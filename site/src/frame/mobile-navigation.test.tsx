import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import es from "../../i18n/catalogues/es.ts";
import { site } from "../../site.config.ts";
import type { PageModel } from "../content/page-model.ts";
import { MobileNavigation } from "./mobile-navigation.tsx";

const model = {
  lang: "es",
  languages: [
    { id: "en", label: "English", href: "/docs", current: false, samePage: true },
    { id: "es", label: "Español", href: "/es/docs", current: true, samePage: true },
  ],
  versions: [{ id: "3.0", label: "3.0", href: "/es/docs", current: true, samePage: true }],
} as Pick<PageModel, "lang" | "languages" | "versions"> as PageModel;
const html = renderToStaticMarkup(<MobileNavigation config={site} model={model} texts={es} />);
const links = Array.from(html.matchAll(/<a ([^>]*)>([^<]*)<\/a>/g), ([, attributes, label]) => [
  label,
  attributes,
]);

test("links to guides and references in the page's language", () => {
  expect(links.slice(0, 1 + site.references.length)).toEqual([
    [es.shell.docs, 'href="/es/docs"'],
    ...site.references.map((id) => [es.shell.apis[id], `href="/es/api/${id}/"`]),
  ]);
});

test("names each language in itself and marks the current one", () => {
  expect(links.slice(-3)).toEqual([
    ["English", 'href="/docs" lang="en" hrefLang="en" data-alternate="lang:en"'],
    [
      "Español",
      'href="/es/docs" lang="es" hrefLang="es" aria-current="true" data-alternate="lang:es"',
    ],
    ["3.0", 'href="/es/docs" aria-current="true" data-alternate="version:3.0"'],
  ]);
});
