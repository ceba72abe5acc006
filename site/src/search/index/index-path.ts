import type { DocsVersion, Locale } from "../../../site.config.ts";

export const INDEX_FOLDER = "/search/";

/**
 * Where the index of a language and version is served. The name holds the format and not the
 * content: a page of yesterday's build finds today's index as long as it can read it.
 * indexPath("es", "3.0", "1a2b3c4d") → "/search/es-3.0.1a2b3c4d.json"
 */
export function indexPath(lang: Locale, version: DocsVersion, format: string): string {
  return `${INDEX_FOLDER}${lang}-${version}.${format}.json`;
}
