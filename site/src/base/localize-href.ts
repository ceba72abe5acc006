import type { Locale, SiteConfig } from "../../site.config.ts";

/** prefixOf(config, "es") → "/es"; the default locale has none: "". */
export function prefixOf({ locales }: Pick<SiteConfig, "locales">, lang: Locale): string {
  return locales.find(({ code }) => code === lang)?.prefix ?? "";
}

/** Paths of pages and of each locale's feed; other paths are files that all locales share. */
const PAGE = /^\/(docs|api|404)(\/|$|[#?])|^\/change-log\.atom$/;

/**
 * Puts a locale's prefix in front of links to pages; files, anchors and other hosts stay.
 * localizeHref("/docs/intro#a", "/es") → "/es/docs/intro#a"; ("/openapi/geo.json", "/es") → same.
 */
export function localizeHref(href: string, prefix: string): string {
  if (href === "/") return prefix === "" ? "/" : prefix;
  return PAGE.test(href) ? prefix + href : href;
}
