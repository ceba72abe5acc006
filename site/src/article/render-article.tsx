import type { Root } from "mdast";
import type { FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Problem } from "../../../contract/src/problems/problem.ts";
import type { Locale } from "../../site.config.ts";
import { checkNames } from "../checks/check-names.ts";
import type { Markdown } from "../markdown/inline.tsx";
import { parseMarkdown } from "../markdown/parse-markdown.ts";
import { renderPage } from "../markdown/render-page.tsx";
import type { PageContext } from "../pages/page-context.ts";
import type { Article } from "../plan/create-page-model.ts";
import type { PlannedPage } from "../plan/plan-pages.ts";
import type { ArticleSource } from "./article-source.ts";
import { createContexts } from "./create-context.tsx";
import { createRenderers } from "./directive-renderers.tsx";
import { moduleInput } from "./page-modules.ts";
import { tocOf } from "./toc-of.ts";

export interface RenderedArticle {
  readonly article: Article;
  readonly file: string;
  readonly text: string;
  readonly problems: readonly Problem[];
}

/** Renders the article of any kind of page: Markdown, or a module of `../pages/`. */
export function createArticleRenderer(source: ArticleSource, markdown: Markdown) {
  const contextOf = createContexts(source, markdown);
  const parse = rememberLast(parseMarkdown);
  const fallback = source.config.locales[0].code;
  return async (page: PlannedPage, lang: Locale): Promise<RenderedArticle> => {
    if (page.kind === "docs") {
      const contentLang = page.written.has(lang) ? lang : fallback;
      return renderMarkdown(source, contextOf(lang, contentLang), page, contentLang, parse);
    }
    const contentLang = page.kind === "reference" ? fallback : lang;
    const context = contextOf(lang, contentLang);
    const { title, description, props } = moduleInput(source, page, context);
    const Page = await loadPageModule(page.kind);
    const html = renderToStaticMarkup(<Page {...props} />);
    const toc = page.kind === "reference" ? tocOf(html) : [];
    const article = { title, description, contentLang, html, toc };
    return { article, file: `site/src/pages/${page.kind}.tsx`, text: "", problems: [] };
  };
}

function renderMarkdown(
  { config, contract, migrations, content, highlight, names }: ArticleSource,
  context: PageContext,
  page: Extract<PlannedPage, { kind: "docs" }>,
  contentLang: Locale,
  parse: (text: string) => Root,
): RenderedArticle {
  const written = page.written.get(contentLang);
  if (!written) throw new Error(`${page.path} is written in no language.`);
  const { source, frontmatter } = written;
  const { title, description } = frontmatter;
  const tree = parse(source.text);
  const isArchived = page.version !== config.versions[0].id;
  const unknown = isArchived ? [] : checkNames(source.file, tree, names);
  const { html, toc, problems } = renderPage(source.file, tree, {
    title,
    texts: { ...context.texts.article, copy: context.texts.shell.copy },
    highlight,
    localizeHref: context.localizeHref,
    renderers: createRenderers(contract, migrations, content.figures, context.reference),
  });
  const article = { title, description, contentLang, html, toc };
  return {
    article,
    file: source.file,
    text: source.text,
    problems: [...problems, ...unknown],
  };
}

/** A page is rendered in every language in a row: its text is parsed once. */
function rememberLast<Result>(work: (text: string) => Result): (text: string) => Result {
  let last: { readonly text: string; readonly result: Result } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, result: work(text) };
    return last.result;
  };
}

/** A page module's default export. A module without one is a mistake in that file, and says so. */
export async function loadPageModule(
  kind: Exclude<PlannedPage["kind"], "docs">,
): Promise<FunctionComponent<Readonly<Record<string, unknown>>>> {
  const module: { default?: unknown } = await import(`../pages/${kind}.tsx`);
  return defaultExport(module, `site/src/pages/${kind}.tsx`);
}

export function defaultExport(
  module: { readonly default?: unknown },
  file: string,
): FunctionComponent<Readonly<Record<string, unknown>>> {
  if (typeof module.default === "function") return module.default as FunctionComponent;
  throw new Error(`${file} has no default export: a page module exports its component as default.`);
}
