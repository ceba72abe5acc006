import { readFileSync } from "node:fs";
import { describe, expect, inject, test } from "vitest";
import { PACKAGES, packagePaths } from "../../packaging/packages.ts";
import { ADDITIONAL_FILES, ADDITIONAL_PAGES } from "../../site/additional-routes.ts";
import { site } from "../../site/site.config.ts";
import { DOCS_ROUTES, REFERENCE_ROUTES } from "../../site/specification-routes.ts";
import { consoleDataPath } from "../../site/src/base/console-data-path.ts";
import {
  feedPath,
  frameDataPath,
  markdownPath,
  nameCardsPath,
  PLACEHOLDER_ORIGIN,
  withoutSlash,
} from "../../site/src/base/paths.ts";
import { removeLanguage } from "../../site/src/publish/markdown/markdown-files.ts";
import { indexFormat } from "../../site/src/search/index/index-format.ts";
import { indexPath } from "../../site/src/search/index/index-path.ts";
import { builtFiles, builtPages, fileOf, isCopy, sitemapPaths } from "../built-site.ts";
import { plainText } from "../plain-text.ts";

const baseUrl = inject("baseUrl");
const ROUTES = [...DOCS_ROUTES, ...REFERENCE_ROUTES];
const PAGES = builtPages();

async function get(path: string) {
  const response = await fetch(baseUrl + path, { redirect: "manual" });
  const html = await response.text();
  const h1 = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? "";
  return { status: response.status, h1: plainText(h1), html };
}

test.each(ROUTES)(
  "$path returns 200 with its h1, with and without a trailing slash",
  async ({ path, h1 }) => {
    for (const address of [withoutSlash(path), `${withoutSlash(path)}/`]) {
      const page = await get(address);
      expect([page.status, page.h1]).toEqual([200, h1]);
      expect(page.html).toContain(`<link rel="canonical" href="${PLACEHOLDER_ORIGIN}${path}"`);
    }
  },
);

test("every built page is served in its language, with and without a trailing slash", async () => {
  for (const { path, kind, locale, h1 } of PAGES) {
    expect([path, h1]).not.toEqual([path, ""]);
    for (const address of [path, `${withoutSlash(path)}/`]) {
      const page = await get(address);
      const status = kind === "not-found" ? 404 : 200;
      expect([address, page.status, page.h1]).toEqual([address, status, h1]);
      expect(page.html).toContain(`<html lang="${locale.code}"`);
    }
  }
});

test("every locale has the same pages", () => {
  const pagesOf = (code: string) =>
    PAGES.filter(({ locale }) => locale.code === code).map(({ original }) => original);
  const [first, ...others] = site.locales;
  for (const { code } of others) expect(pagesOf(code)).toEqual(pagesOf(first.code));
});

describe("only the specification's routes and the listed additions are served", () => {
  const [, ...archived] = site.versions;
  const isArchived = (path: string) =>
    archived.some(({ prefix }) => `${path}/`.startsWith(`${prefix}/`));

  test("pages", () => {
    // Locales and archived versions are the specification's own: it has a dropdown for each.
    const built = PAGES.filter(
      ({ kind, original }) => kind !== "not-found" && !isArchived(original),
    );
    const specified = ["/", ...ROUTES.map(({ path }) => withoutSlash(path))];
    const allowed = [...specified, ...Object.keys(ADDITIONAL_PAGES)];
    expect(sorted(built.map(({ original }) => original))).toEqual(sorted(allowed));
  });

  test("files", () => {
    const ofPages = PAGES.flatMap(({ path, url, dataUrl }) => [url, dataUrl, markdownPath(path)]);
    const others = builtFiles().filter(
      (url) => !ofPages.includes(removeLanguage(url)) && !url.startsWith("/assets/"),
    );
    const format = indexFormat();
    const indexes = site.versions.flatMap(({ id }) =>
      site.locales.map(({ code }) => indexPath(code, id, format)),
    );
    const specifications = site.references.flatMap((id) => [
      `/openapi/${id}.json`,
      `/openapi/${id}.yaml`,
    ]);
    const cards = site.locales.flatMap(({ code }) =>
      site.references.map((id) => nameCardsPath(code, id)),
    );
    const consoles = site.locales.flatMap(({ code }) =>
      site.practice ? site.references.map((id) => consoleDataPath(code, id)) : [],
    );
    const there = new Set(builtFiles());
    const frames = PAGES.filter(({ dataUrl }) => there.has(dataUrl)).map(({ dataUrl }) =>
      frameDataPath(JSON.parse(readFileSync(fileOf(dataUrl), "utf8")).frame),
    );
    // The whole in parts: which there are depends on how long the pages are, and the index says it.
    const index = readFileSync(fileOf("/llms.txt"), "utf8");
    const parts = Array.from(
      index.matchAll(/\]\((?:https?:\/\/[^/]+)?(\/llms-full-[\w-]+\.txt)\)/g),
    );
    expect(parts.length).toBeGreaterThan(1);
    expect(others).toEqual(
      sorted([
        ...parts.map(([, part = ""]) => part),
        ...new Set(frames),
        ...specifications,
        ...indexes,
        ...cards,
        ...consoles,
        ...PACKAGES.flatMap(packagePaths),
        ...site.locales.map(({ prefix }) => feedPath(prefix)),
        ...Object.keys(ADDITIONAL_FILES),
      ]),
    );
  });

  test("additional pages are below /docs/, none of them a category, each with a reason", () => {
    for (const [path, reason] of Object.entries(ADDITIONAL_PAGES)) {
      expect(path).toMatch(/^\/docs\/(?!category\/)./);
      expect(reason).toMatch(/\w+ \w+.*\.$/);
    }
  });
});

test("the sitemap lists every current page in the languages it is written in", () => {
  const current = PAGES.filter(
    (page) => page.kind !== "not-found" && !page.version.archived && !isCopy(page),
  );
  const listed = sitemapPaths();
  expect(sorted(listed)).toEqual(sorted(current.map(({ path }) => path)));
});

test("a canonical link leads to the page itself, or to a current page that is in the sitemap", () => {
  const listed = sitemapPaths();
  for (const { path, kind, canonical } of PAGES) {
    if (kind === "not-found") expect([path, canonical]).toEqual([path, ""]);
    else if (listed.includes(path)) expect([path, canonical]).toEqual([path, path]);
    else expect([path, listed.includes(canonical)]).toEqual([path, true]);
  }
});

test("an archived page's canonical link is its current successor", async () => {
  const { status, html } = await get("/docs/1.0/authentication");
  expect(status).toBe(200);
  expect(html).toContain(
    `<link rel="canonical" href="${PLACEHOLDER_ORIGIN}/docs/getting-started/authentication"`,
  );
});

function sorted(paths: Iterable<string>): readonly string[] {
  return [...new Set(paths)].sort();
}
