import { readFileSync } from "node:fs";
import { type BuiltPage, fileOf } from "./built-site.ts";

const ELEMENTS = /<([a-z][\w-]*)(?:[^>]*? class="([^"]*)")?/g;

/**
 * The pages with an element in their article that no earlier page has, by tag and classes. Together
 * they have the output of all components and styles.
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
