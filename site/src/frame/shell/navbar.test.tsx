import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import en from "../../../i18n/catalogues/en.ts";
import es from "../../../i18n/catalogues/es.ts";
import { site } from "../../../site.config.ts";
import { isAnnounced } from "./announcement-bar.tsx";
import { Navbar } from "./navbar.tsx";

const [first] = site.references;

function htmlOf(path: string, lang: "en" | "es" = "en"): string {
  const page = {
    path,
    lang,
    languages: { en: "/en-here", es: "/es-here" },
    versions: { "3.0": "/new-here", "1.0": "/old-here" },
  };
  const texts = (lang === "en" ? en : es).shell;
  return renderToStaticMarkup(<Navbar config={site} page={page as never} texts={texts} />);
}

test("the menus link to this page in other languages and versions, and mark its own", () => {
  const html = htmlOf("/docs/1.0/places");
  expect(html).toContain(
    '<a href="/en-here" lang="en" hrefLang="en" aria-current="true" data-alternate="lang:en">',
  );
  expect(html).toContain('<a href="/es-here" lang="es" hrefLang="es" data-alternate="lang:es">');
  expect(html).toContain('<a href="/new-here" data-alternate="version:3.0">3.0</a>');
  expect(html).toContain(
    '<a href="/old-here" aria-current="true" data-alternate="version:1.0">1.0</a>',
  );
});

test("marks the docs link only on docs pages, of any version", () => {
  const isHere = (path: string) =>
    /<a href="\/docs" aria-current="true" data-docs="">/.test(htmlOf(path));
  expect(["/docs/intro", "/docs/1.0", "/", `/api/${first}/`].map(isHere)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test("marks the references menu and the current reference only on reference pages", () => {
  const html = htmlOf(`/api/${first}/`);
  expect(html).toContain('<summary data-here="">');
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  expect(html).toContain(`<a href="/api/${first}/" aria-current="page">`);
  expect(htmlOf("/docs/intro")).not.toMatch(/data-here|aria-current="page"/);
});

test("links of a Spanish page lead to Spanish pages", () => {
  const html = htmlOf("/es/docs/intro", "es");
  expect(html).toContain('<a class="brand" href="/es">');
  expect(html).toContain('<a href="/es/docs" aria-current="true" data-docs="/es">');
  expect(html).toContain(`<a href="/es/api/${first}/">`);
});

test.each([
  ["/", true],
  ["/es", true],
  ["/docs/1.0/places", true],
  ["/docs/intro", false],
  ["/api/geo/", false],
])("on %s the announcement is shown: %s", (path, isShown) => {
  expect(isAnnounced(site, path)).toBe(isShown);
});
