import type { Locale, SiteConfig } from "../../site.config.ts";

/** prefixOf(config, "es") → "/es"; the default locale has none: "". */
export function prefixOf({ locales }: Pick<SiteConfig, "locales">, lang: Locale): string {
  return locales.find(({ code }) => code === lang)?.prefix ?? "";
}
