import { renderToStaticMarkup } from "react-dom/server";
import type { Locale } from "../../site.config.ts";
import { localizeHref, prefixOf } from "../base/localize-href.ts";
import type { Article } from "../content/create-page-model.ts";
import type { Anchor } from "../content/page-contents.ts";
import type { TocEntry } from "../content/page-model.ts";
import type { PlannedPage } from "../content/planned-page.ts";
import { titlesOf } from "../content/titles-of.ts";
import { NEXT_ID, type Outline } from "../markdown/outline-of.ts";
import { renderMarkdown } from "../markdown/render-markdown.tsx";
import { nameLines } from "../search/names/name-lines.ts";
import { readAttributes } from "../verify/blocks/fence-attributes.ts";
import type { ArticleSource } from "./article-source.ts";
import type { BuildProofs } from "./build-proofs.ts";
import type { PageScope } from "./create-contexts.tsx";
import { createRenderers } from "./create-renderers.tsx";
import { blockKey } from "./proof-marks.ts";
import type { PageReader } from "./read-page.ts";
import type { RenderedArticle } from "./rendered-article.ts";
import { showDirectives } from "./show-directives.ts";

/** The article of a Markdown page, or all of its problems. */
export function writtenArticle(
  source: ArticleSource,
  { context, linked }: PageScope,
  page: Extract<PlannedPage, { kind: "docs" }>,
  contentLang: Locale,
  readPage: PageReader,
  { marks, ...seen }: BuildProofs,
): RenderedArticle {
  const written = page.written.get(contentLang);
  if (!written) throw new Error(`${page.path} is written in no language.`);
  const { file } = written.source;
  const titles = titlesOf(page, context.lang) ?? { ...written.frontmatter, lang: contentLang };
  const read = readPage(page, written, contentLang, context.reference.nameHref);
  const { tree, outline, named } = read;
  const [{ code: fallback }] = source.config.locales;
  const renderers = createRenderers(
    source,
    context,
    (list) => nameLines(source.recordsOf(page.version, fallback), list),
    seen,
  );
  const directives = showDirectives(file, tree, renderers);
  const prefix = prefixOf(source.config, context.lang);
  const problems = [...read.problems, ...directives.problems];
  const shown =
    problems.length > 0
      ? ""
      : renderMarkdown(tree, outline, {
          texts: context.texts.article,
          localizeHref: (href) => localizeHref(href, prefix),
          code: ({ value, lang, meta, position }) => {
            const mark = marks.get(blockKey(file, position?.start.line));
            const proof = mark ? context.texts.article.proofs[mark] : "";
            const { title = "" } = readAttributes(meta ?? "");
            return context.code(value, lang ?? "text", title, proof);
          },
          shown: directives.shown,
          named,
        });
  const toc = problems.length > 0 ? [] : tocOf(outline);
  const html = renderToStaticMarkup(shown);
  const { title, description, lang: titleLang } = titles;
  const article: Article = {
    title,
    description,
    titleLang,
    contentLang,
    html,
    toc,
    ...(read.drift &&
      read.drift.anchors.length > 0 && { drifted: driftedSections(read.drift.anchors, outline) }),
  };
  const contents = {
    anchors: [...anchorsOf(outline), ...directives.anchors],
    links: [
      ...outline.links.map(({ url, line }) => ({
        href: localizeHref(url, prefix),
        written: url,
        line,
      })),
      ...Array.from(named, ([{ value, position }, href]) => ({
        href: localizeHref(href, prefix),
        written: value,
        line: position?.start.line,
      })),
      ...Array.from(linked, (href) => ({ href })),
    ],
  };
  return { article, shown, contents, file, problems, ...(read.drift && { drift: read.drift }) };
}

/** Links to the sections of a translation that differ from the original, labelled by heading. */
function driftedSections(anchors: readonly string[], { headings }: Outline) {
  const drifted = [...headings.values()].filter(({ id }) => anchors.includes(id));
  return drifted.map(({ id, text }) => ({ href: `#${id}`, label: text }));
}

function tocOf({ headings }: Outline): readonly TocEntry[] {
  return [...headings].flatMap(([{ depth }, { id, text }]) =>
    depth === 2 || depth === 3 ? [{ id, text, depth }] : [],
  );
}

function anchorsOf({ headings, nextLine }: Outline): readonly Anchor[] {
  const anchors = Array.from(headings.values(), ({ id, line }) => ({ id, line }));
  return nextLine === undefined ? anchors : [...anchors, { id: NEXT_ID, line: nextLine }];
}
