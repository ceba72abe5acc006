import type { Root } from "mdast";
import type { Locale } from "../../site.config.ts";
import { parseMarkdown } from "../markdown/parse-markdown.ts";
import type { PlannedPage } from "../plan/planned-page.ts";
import type { ArticleSource } from "./article-source.ts";
import { createContexts } from "./create-contexts.tsx";
import { moduleArticle } from "./module-article.tsx";
import type { RenderedArticle } from "./rendered-article.ts";
import { writtenArticle } from "./written-article.ts";

/** Renders the article of any kind of page: Markdown, or a module of `../pages/`. */
export function createArticleRenderer(source: ArticleSource) {
  const scopeOf = createContexts(source);
  const parse = rememberLast(parseMarkdown);
  const [{ code: fallback }] = source.config.locales;
  return (page: PlannedPage, lang: Locale): RenderedArticle => {
    if (page.kind === "docs") {
      const contentLang = page.written.has(lang) ? lang : fallback;
      return writtenArticle(source, scopeOf(lang, contentLang), page, contentLang, parse);
    }
    const contentLang = page.kind === "reference" ? fallback : lang;
    return moduleArticle(source, scopeOf(lang, contentLang), page, contentLang);
  };
}

/** A page is rendered in every language in a row: its text is parsed once. */
function rememberLast(work: (text: string) => Root): (text: string) => Root {
  let last: { readonly text: string; readonly result: Root } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, result: work(text) };
    return last.result;
  };
}
