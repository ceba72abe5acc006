import type { InlineCode, Root } from "mdast";
import type { Problem } from "../../../contract/src/problems/problem.ts";
import type { Locale } from "../../site.config.ts";
import { linkTargets } from "../content/link-targets.ts";
import type { PageSource, PlannedPage } from "../content/planned-page.ts";
import { type Outline, outlineOf } from "../markdown/outline-of.ts";
import { type ContractFacts, contractFacts } from "../verify/facts/contract-facts.ts";
import { createLinkNames, type LinkNames } from "../verify/links/link-names.ts";
import { hrefOf, linkedNames } from "../verify/names/linked-names.ts";
import { checkCode } from "../verify/page/check-code.ts";
import { checkDirectives } from "../verify/page/check-directives.ts";
import { checkSyntax } from "../verify/page/check-syntax.ts";
import { type Drift, translationDrift } from "../verify/translations/translation-drift.ts";
import type { ArticleSource } from "./article-source.ts";
import {
  checkPage,
  checkPageAmongOthers,
  type DocsPage,
  type NameHref,
  type PageText,
} from "./check-page.ts";

/** A Markdown page as it is written, whichever locale shows it. */
export interface ReadPage {
  readonly tree: Root;
  readonly outline: Outline;
  /** Link target of each code span, without a locale's prefix. */
  readonly named: ReadonlyMap<InlineCode, string>;
  /** Problems of the page, except unknown names in its directives. */
  readonly problems: readonly Problem[];
  /** For a translation: where it differs from its original or breaks the rules for its words. */
  readonly drift?: Drift;
}

/**
 * Reads and checks a written page.
 * @param lang language of its text
 * @param nameHref looks up where a name of the contract links to
 */
export type PageReader = (
  page: DocsPage,
  written: PageSource,
  lang: Locale,
  nameHref: NameHref,
) => ReadPage;

/** Keeps the last page read: an untranslated page is shown in one locale after the other. */
export function createPageReader(source: ArticleSource, parse: (text: string) => Root): PageReader {
  let last: { readonly written: PageSource; readonly read: ReadPage } | undefined;
  const current = source.config.versions[0].id;
  const facts = contractFacts(source.contract);
  const linkNames = new Map<string, LinkNames>();
  const linkNamesOf = (version: PlannedPage["version"], lang: Locale) => {
    const key = `${version} ${lang}`;
    const names =
      linkNames.get(key) ??
      createLinkNames(linkTargets(source.plan, [version, current], lang, source.catalogues(lang)));
    linkNames.set(key, names);
    return names;
  };
  return (page, written, lang, nameHref) => {
    if (last?.written === written) return last.read;
    const names = linkNamesOf(page.version, lang);
    const read = readPage(source, page, written, names, nameHref, parse, facts);
    last = { written, read };
    return read;
  };
}

function readPage(
  source: ArticleSource,
  page: DocsPage,
  written: PageSource,
  linkNames: LinkNames,
  nameHref: NameHref,
  parse: (text: string) => Root,
  facts: ContractFacts,
): ReadPage {
  const { file, text } = written.source;
  const tree = parse(text);
  const original = page.written.get(source.config.locales[0].code) ?? written;
  const scope = source.names.scopes.ofRoute(page.path, [
    ...original.frontmatter.about,
    ...written.frontmatter.about,
  ]);
  const named = new Map(
    [...linkedNames(tree, source.names, scope)].flatMap(([span, resolved]) => {
      const href = hrefOf(resolved, nameHref);
      // A page that explains a name does not link the name to itself.
      const isElsewhere = href !== undefined && !href.startsWith(`${page.path}#`);
      return isElsewhere ? [[span, href] as const] : [];
    }),
  );
  const outline = outlineOf(tree, written.frontmatter.title);
  // Problems that stop the page from being built.
  const syntax = [
    ...checkSyntax(file, tree),
    ...checkDirectives(file, tree),
    ...checkCode(file, tree),
  ];
  const isOriginal = written === original;
  const pageText: PageText = { page, written, tree, scope, isOriginal };
  const decidedBy = [page.path, page.version, file, text, original.source.text];
  const problems = [
    ...source.checked(decidedBy, () => checkPage(source, pageText, facts)),
    ...checkPageAmongOthers(source, pageText, linkNames, nameHref),
  ];
  if (isOriginal) return { tree, outline, named, problems: [...syntax, ...problems] };
  const drift = translationDrift(
    { ...written, tree },
    { ...original, tree: parse(original.source.text) },
  );
  // English never waits for a translation: its problems are listed and do not stop the build.
  const toMend = { ...drift, problems: [...drift.problems, ...problems] };
  return { tree, outline, named, problems: syntax, drift: toMend };
}
