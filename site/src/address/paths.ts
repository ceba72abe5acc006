/** How addresses are built and read. A path is canonical: docs without trailing slash, API with. */
import { type Locale, site } from "../../site.config.ts";

/** `localePath("es", "/docs/intro")` is "/es/docs/intro"; English has no prefix. */
export function localePath(lang: Locale, path: string): string {
  const prefix = site.locales.find((locale) => locale.code === lang)?.prefix ?? "";
  return path === "/" && prefix !== "" ? prefix : prefix + path;
}

/** Where the client keeps its frame: navigation inside one zone replaces the page alone. */
export interface Zone {
  readonly lang: Locale;
  /** The id of the sidebar, or "" for pages without one. */
  readonly sidebar: string;
}

/**
 * Read from the address alone, so the client needs no table of routes:
 * "/es/docs/1.0/places" is `{ lang: "es", sidebar: "docs-1.0" }`, "/" is `{ lang: "en", sidebar: "" }`.
 */
export function zoneOf(pathname: string): Zone {
  const locale =
    site.locales.find(({ prefix }) => prefix !== "" && isWithin(pathname, prefix)) ??
    site.locales[0];
  const path = pathname.slice(locale.prefix.length);
  return { lang: locale.code, sidebar: sidebarOf(path) };
}

export function sidebarOf(path: string): string {
  if (isWithin(path, "/api")) return "api";
  const version = site.versions
    .filter(({ prefix }) => isWithin(path, prefix))
    .sort((a, b) => b.prefix.length - a.prefix.length)[0];
  return version ? `docs-${version.id}` : "";
}

/** `pageDataPath("/api/geo/")` is "/_page/api/geo.json". */
export function pageDataPath(pathname: string): string {
  return `/_page${withoutSlash(pathname)}.json`;
}

export function withoutSlash(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
}

/** Every path is within "". */
export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
