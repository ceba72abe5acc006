import { readFileSync } from "node:fs";
import { type BuiltPage, fileOf } from "./built-site.ts";

const ELEMENTS = /<([a-z][\w-]*)(?:[^>]*? class="([^"]*)")?/g;

/**
 * Those pages that have an element in their article that none before them has, by its name and its
 * classes: what components and styles make is on one of them.
 */
export function pagesWithNewElements(pages: readonly BuiltPage[]): readonly BuiltPage[] {
  const seen = new Set<string>();
  return pages.filter(({ url }) => {
    const html = readFileSync(fileOf(url), "utf8");
    const article = html.slice(html.indexOf("<main"), html.lastIndexOf("</main>"));
    const kinds = Array.from(article.matchAll(ELEMENTS), ([, tag, classes = ""]) => {
      return `${tag}.${classes}`;
    });
    const isNew = kinds.some((kind) => !seen.has(kind));
    for (const kind of kinds) seen.add(kind);
    return isNew;
  });
}
