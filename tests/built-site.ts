/**
 * The files that the build wrote. Tests walk these, never a separate list. They don't change while
 * tests run, so each worker reads them once.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type LocaleConfig, site, type VersionConfig } from "../site/site.config.ts";
import { once } from "../site/src/base/once.ts";
import { PLACEHOLDER_ORIGIN, pageDataPath, withoutSlash } from "../site/src/base/paths.ts";
import { plainText } from "./plain-text.ts";

export interface BuiltPage {
  /** Without a trailing slash: "/es/docs/intro", "/". The not-found page is "/404". */
  readonly path: string;
  /** Without the prefix of its locale: "/docs/intro". */
  readonly original: string;
  readonly locale: LocaleConfig;
  /** Language of the article. */
  readonly contentLang: string;
  readonly version: VersionConfig;
  /** "docs", "category", "reference", "home" or "not-found". */
  readonly kind: string;
  /** Path of the canonical link, without a trailing slash. */
  readonly canonical: string;
  readonly h1: string;
  /** URLs of the document, and of the file that navigation fetches instead. */
  readonly url: string;
  readonly dataUrl: string;
}

const folder = fileURLToPath(new URL("../site/dist/public", import.meta.url));

/** Every file that the server can send, as its URL: "/docs/intro/index.html", "/robots.txt". */
export const builtFiles: () => readonly string[] = once(() =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length))
    .sort(),
);

export function fileOf(url: string): string {
  return folder + url;
}

/** Every page in every locale, including archived versions and not-found pages. */
export const builtPages: () => readonly BuiltPage[] = once(() =>
  builtFiles()
    .filter((url) => url.endsWith(".html"))
    .map(readPage),
);

/** The first page of each kind: "home", "docs", "category", "reference", "not-found". */
export function oneOfEachKind(): readonly BuiltPage[] {
  const pages = builtPages();
  const kinds = pages.map(({ kind }) => kind);
  return pages.filter(({ kind }, index) => kinds.indexOf(kind) === index);
}

/** Whether a page is an untranslated article in the frame of another language. */
export function isCopy({ locale, contentLang }: BuiltPage): boolean {
  return contentLang !== locale.code;
}

/** withoutLocale("/es/docs/intro") → "/docs/intro" */
export function withoutLocale(path: string): string {
  return path.slice(longestPrefix(site.locales, path).prefix.length) || "/";
}

export function sitemapPaths(): readonly string[] {
  const locations = readFileSync(fileOf("/sitemap.xml"), "utf8").matchAll(/<loc>([^<]*)<\/loc>/g);
  return Array.from(locations, ([, url = ""]) => pathOf(url));
}

function readPage(url: string): BuiltPage {
  const html = readFileSync(fileOf(url), "utf8");
  const path = withoutSlash(url.replace(/(index)?\.html$/, ""));
  const locale = longestPrefix(site.locales, path);
  const original = withoutLocale(path);
  const [, kind = ""] = /<html[^>]* data-kind="([^"]+)"/.exec(html) ?? [];
  const [, canonical = ""] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  const [, h1 = ""] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  return {
    path,
    original,
    locale,
    contentLang: /<article lang="([^"]+)"/.exec(html)?.[1] ?? locale.code,
    version: longestPrefix(site.versions, original),
    kind,
    canonical: canonical === "" ? "" : pathOf(canonical),
    h1: plainText(h1),
    url,
    dataUrl: pageDataPath(path),
  };
}

/** The item with the longest prefix of the path: "/docs/1.0" rather than "/docs". */
function longestPrefix<Prefixed extends { readonly prefix: string }>(
  all: readonly [Prefixed, ...Prefixed[]],
  path: string,
): Prefixed {
  return all
    .filter(({ prefix }) => `${path}/`.startsWith(`${prefix}/`))
    .reduce((longest, one) => (one.prefix.length > longest.prefix.length ? one : longest), all[0]);
}

/** Path of a URL of this site. */
function pathOf(url: string): string {
  return withoutSlash(new URL(url, PLACEHOLDER_ORIGIN).pathname);
}
