import type { Root } from "mdast";
import type { Locale } from "../../site.config.ts";
import { parseMarkdown } from "../markdown/parse-markdown.ts";
import type { PlannedPage } from "../plan/planned-page.ts";
import type { ArticleSource } from "./article-source.ts";
import { createContexts } from "./create-contexts.tsx";
import { moduleArticle } from "./module-article.tsx";
import type { ProvedPlaces } from "./proved-places.ts";
import type { RenderedArticle } from "./rendered-article.ts";
import { writtenArticle } from "./written-article.ts";

/** Renders the article of any kind of page: Markdown, or a module of `../pages/`. */
export function createArticleRenderer(source: ArticleSource) {
  const parse = rememberEach(parseMarkdown);
  const scopeOf = createContexts(source, parse);
  const [{ code: fallback }] = source.config.locales;
  return (page: PlannedPage, lang: Locale, proved: ProvedPlaces): RenderedArticle => {
    if (page.kind === "docs") {
      const contentLang = page.written.has(lang) ? lang : fallback;
      const scope = scopeOf(page, lang, contentLang);
      return writtenArticle(source, scope, page, contentLang, parse, proved);
    }
    const contentLang = page.kind === "reference" ? fallback : lang;
    return moduleArticle(source, scopeOf(page, lang, contentLang), page, contentLang);
  };
}

/** A page is rendered in every language, and read for what it explains: its text is parsed once. */
function rememberEach(work: (text: string) => Root): (text: string) => Root {
  const known = new Map<string, Root>();
  return (text) => {
    const result = known.get(text) ?? work(text);
    known.set(text, result);
    return result;
  };
}
