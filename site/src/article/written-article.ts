import type { Root } from "mdast";
import { renderToStaticMarkup } from "react-dom/server";
import type { Problem } from "../../../contract/src/problems/problem.ts";
import type { Locale } from "../../site.config.ts";
import { localizeHref } from "../address/localize-href.ts";
import { prefixOf } from "../address/prefix-of.ts";
import { readAttributes } from "../blocks/fence-attributes.ts";
import { checkCode } from "../checks/check-code.ts";
import { checkDirectives } from "../checks/check-directives.ts";
import { checkFigures } from "../checks/check-figures.ts";
import { checkFrontmatterNames } from "../checks/check-frontmatter-names.ts";
import { checkLinkTexts } from "../checks/check-link-texts.ts";
import { checkNames } from "../checks/check-names.ts";
import { checkNotSpecified } from "../checks/check-not-specified.ts";
import { checkFrontmatterNumbers, checkNumbers } from "../checks/check-numbers.ts";
import { checkOriginal } from "../checks/check-original.ts";
import { checkSyntax } from "../checks/check-syntax.ts";
import { checkTranslation } from "../checks/check-translation.ts";
import { checkV1Rows } from "../checks/check-v1-rows.ts";
import { NEXT_ID, type Outline, outlineOf } from "../markdown/outline-of.ts";
import { renderMarkdown } from "../markdown/render-markdown.tsx";
import { hrefOf, linkedNames } from "../names/linked-names.ts";
import type { Article } from "../plan/create-page-model.ts";
import { linkTargets } from "../plan/link-targets.ts";
import type { Anchor } from "../plan/page-contents.ts";
import type { TocEntry } from "../plan/page-model.ts";
import type { PlannedPage, Written } from "../plan/planned-page.ts";
import { titlesOf } from "../plan/titles-of.ts";
import { nameLines } from "../search/names/name-lines.ts";
import type { ArticleSource } from "./article-source.ts";
import type { PageScope } from "./create-contexts.tsx";
import { createRenderers } from "./create-renderers.tsx";
import { type Proved, placeOf } from "./proved-places.ts";
import type { RenderedArticle } from "./rendered-article.ts";
import { showDirectives } from "./show-directives.ts";

/** The article of a Markdown page, or all of its problems. */
export function writtenArticle(
  source: ArticleSource,
  { context, linked }: PageScope,
  page: Extract<PlannedPage, { kind: "docs" }>,
  contentLang: Locale,
  parse: (text: string) => Root,
  { places: provedPlaces, report }: Proved,
): RenderedArticle {
  const written = page.written.get(contentLang);
  if (!written) throw new Error(`${page.path} is written in no language.`);
  const { file, text } = written.source;
  const titles = titlesOf(page, context.lang) ?? { ...written.frontmatter, lang: contentLang };
  const tree = parse(text);
  const [{ code: fallback }] = source.config.locales;
  const renderers = createRenderers(
    source,
    context,
    (list) => nameLines(source.recordsOf(page.version, fallback), list),
    report,
  );
  const directives = showDirectives(file, tree, renderers);
  const original = page.written.get(source.config.locales[0].code) ?? written;
  const { scopes } = source.names;
  const scope = scopes.ofRoute(page.path, [
    ...original.frontmatter.about,
    ...written.frontmatter.about,
  ]);
  // A translation has the numbers of its original.
  const isOriginal = written === original;
  const numbers = isOriginal ? source.numbers : undefined;
  const problems = [
    ...checkSyntax(file, tree),
    ...checkDirectives(file, tree),
    ...checkCode(file, tree),
    ...checkFrontmatterNames(written, source.names, scope),
    ...checkNames(file, tree, source.names, scope),
    ...checkNotSpecified(file, tree),
    ...checkV1Rows(file, tree, scope, source.migrations),
    ...checkLinkTexts(
      file,
      tree,
      linkTargets(source.plan, page.version, contentLang, context.texts),
      context.reference.nameHref,
    ),
    ...checkFigures(tree, source.content.figures, source.names, scope, numbers),
    ...(numbers ? checkFrontmatterNumbers(written, numbers) : []),
    ...(isOriginal ? [] : checkAgainst(written, tree, original, parse)),
    ...checkNumbers(file, tree, source.numbers, scope, isOriginal ? undefined : "statuses"),
    ...directives.problems,
  ];
  const outline = outlineOf(tree, written.frontmatter.title);
  const prefix = prefixOf(source.config, context.lang);
  const named = new Map(
    [...linkedNames(tree, source.names, scope)].flatMap(([span, resolved]) => {
      const href = hrefOf(resolved, context.reference.nameHref);
      // A page that explains a name does not lead to itself.
      const isElsewhere = href !== undefined && !href.startsWith(`${page.path}#`);
      return isElsewhere ? [[span, href] as const] : [];
    }),
  );
  const shown =
    problems.length > 0
      ? ""
      : renderMarkdown(tree, outline, {
          texts: context.texts.article,
          localizeHref: (href) => localizeHref(href, prefix),
          code: ({ value, lang, meta, position }) => {
            const proved = provedPlaces.get(placeOf(file, position?.start.line));
            const proof = proved ? context.texts.article.proofs[proved] : "";
            const { title = "" } = readAttributes(meta ?? "");
            return context.code(value, lang ?? "text", title, proof);
          },
          shown: directives.shown,
          named,
        });
  const toc = problems.length > 0 ? [] : tocOf(outline);
  const html = renderToStaticMarkup(shown);
  const { title, description, lang: titleLang } = titles;
  const article: Article = { title, description, titleLang, contentLang, html, toc };
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
  return { article, shown, contents, file, problems };
}

/** A translation is held to its original twice: section by section, and as the version it names. */
function checkAgainst(
  written: Written,
  tree: Root,
  { source, frontmatter }: Written,
  parse: (text: string) => Root,
): readonly Problem[] {
  const original = parse(source.text);
  return [
    ...checkTranslation(written.source.file, tree, original),
    ...checkOriginal(written, { source, frontmatter, tree: original }),
  ];
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
