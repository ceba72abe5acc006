import type { Root } from "mdast";
import type { Locale } from "../../site.config.ts";
import type { PlannedPage } from "../content/planned-page.ts";
import type { ArticleSource } from "./article-source.ts";
import type { BuildProofs } from "./build-proofs.ts";
import { createContexts } from "./create-contexts.tsx";
import { moduleArticle } from "./module-article.tsx";
import { createPageReader } from "./read-page.ts";
import type { RenderedArticle } from "./rendered-article.ts";
import { writtenArticle } from "./written-article.ts";

/**
 * Renders the article of any kind of page: Markdown, or a module of `../pages/`.
 * @param parse parses the text of a page; called many times with the same text
 */
export function createArticleRenderer(source: ArticleSource, parse: (text: string) => Root) {
  const scopeOf = createContexts(source, parse);
  const readPage = createPageReader(source, parse);
  const [{ code: fallback }] = source.config.locales;
  return (page: PlannedPage, lang: Locale, proved: BuildProofs): RenderedArticle => {
    if (page.kind === "docs") {
      const contentLang = page.written.has(lang) ? lang : fallback;
      const scope = scopeOf(page, lang, contentLang, proved.returned);
      return writtenArticle(source, scope, page, contentLang, readPage, proved);
    }
    const scope = scopeOf(page, lang, lang, proved.returned);
    return moduleArticle(source, scope, page, lang, proved.report);
  };
}
