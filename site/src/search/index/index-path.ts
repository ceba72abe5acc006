import type { DocsVersion, Locale } from "../../../site.config.ts";

export const INDEX_FOLDER = "/search/";

/**
 * The path of the index of a language and version. The name contains the format, not a hash of the
 * content, so that a page of an older build finds the current index as long as it can read it.
 * indexPath("es", "3.0", "1a2b3c4d") → "/search/es-3.0.1a2b3c4d.json"
 */
export function indexPath(lang: Locale, version: DocsVersion, format: string): string {
  return `${INDEX_FOLDER}${lang}-${version}.${format}.json`;
}
