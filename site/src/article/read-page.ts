import type { InlineCode, Root } from "mdast";
import type { Problem } from "../../../contract/src/problems/problem.ts";
import type { Locale } from "../../site.config.ts";
import { linkTargets } from "../content/link-targets.ts";
import type { PlannedPage, Written } from "../content/planned-page.ts";
import { type Outline, outlineOf } from "../markdown/outline-of.ts";
import { checkAmounts } from "../verify/checks/check-amounts.ts";
import { checkArithmetic } from "../verify/checks/check-arithmetic.ts";
import { checkBareNumbers } from "../verify/checks/check-bare-numbers.ts";
import { checkCode } from "../verify/checks/check-code.ts";
import { checkCodeValues } from "../verify/checks/check-code-values.ts";
import { checkDefaults } from "../verify/checks/check-defaults.ts";
import { checkDirectives } from "../verify/checks/check-directives.ts";
import { checkFields } from "../verify/checks/check-fields.ts";
import { checkFigures } from "../verify/checks/check-figures.ts";
import { checkFrontmatterNames } from "../verify/checks/check-frontmatter-names.ts";
import { checkLinkSentences } from "../verify/checks/check-link-sentences.ts";
import { checkLinkTexts } from "../verify/checks/check-link-texts.ts";
import { checkNames } from "../verify/checks/check-names.ts";
import { checkNotSpecified } from "../verify/checks/check-not-specified.ts";
import { checkFrontmatterNumbers, checkNumbers } from "../verify/checks/check-numbers.ts";
import { checkOpenWords } from "../verify/checks/check-open-words.ts";
import { checkOperands } from "../verify/checks/check-operands.ts";
import { checkOpposites, oppositesIn } from "../verify/checks/check-opposites.ts";
import { checkPresence } from "../verify/checks/check-presence.ts";
import { checkQueryLists } from "../verify/checks/check-query-lists.ts";
import { checkRecordTables } from "../verify/checks/check-record-tables.ts";
import { checkReferenceLinks } from "../verify/checks/check-reference-links.ts";
import { checkShownSchemas } from "../verify/checks/check-shown-schemas.ts";
import { checkShownSteps } from "../verify/checks/check-shown-steps.ts";
import { checkShownSubjects } from "../verify/checks/check-shown-subjects.ts";
import { checkStatements, statementsIn } from "../verify/checks/check-statements.ts";
import { checkSyntax } from "../verify/checks/check-syntax.ts";
import { checkTypedValues } from "../verify/checks/check-typed-values.ts";
import { checkV1Rows } from "../verify/checks/check-v1-rows.ts";
import { checkV1Sentences } from "../verify/checks/check-v1-sentences.ts";
import { createLinkNames, type LinkNames } from "../verify/checks/link-names.ts";
import { type ContractFacts, contractFacts } from "../verify/facts/contract-facts.ts";
import { hrefOf, linkedNames } from "../verify/names/linked-names.ts";
import { type Drift, translationDrift } from "../verify/translations/translation-drift.ts";
import type { ArticleSource } from "./article-source.ts";

/** A Markdown page as it is written, whichever locale it is shown in. */
export interface ReadPage {
  readonly tree: Root;
  readonly outline: Outline;
  /** Where code spans lead to, without a locale's prefix. */
  readonly named: ReadonlyMap<InlineCode, string>;
  /** What is wrong with it, but for what its directives name. */
  readonly problems: readonly Problem[];
  /** Of a translation: what of it is not as in its original, or not as its words have to be. */
  readonly drift?: Drift;
}

type DocsPage = Extract<PlannedPage, { kind: "docs" }>;
type NameHref = (name: string) => string | undefined;

/**
 * Reads and checks a written page.
 * @param lang of its text
 * @param nameHref where a name of the contract leads
 */
export type PageReader = (
  page: DocsPage,
  written: Written,
  lang: Locale,
  nameHref: NameHref,
) => ReadPage;

/** A page that is not translated is shown in each locale, one after the other: it is read once. */
export function createPageReader(source: ArticleSource, parse: (text: string) => Root): PageReader {
  let last: { readonly written: Written; readonly read: ReadPage } | undefined;
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
  written: Written,
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
  // A translation has the numbers of its original.
  const isOriginal = written === original;
  const numbers = isOriginal ? source.numbers : undefined;
  const named = new Map(
    [...linkedNames(tree, source.names, scope)].flatMap(([span, resolved]) => {
      const href = hrefOf(resolved, nameHref);
      // A page that explains a name does not lead to itself.
      const isElsewhere = href !== undefined && !href.startsWith(`${page.path}#`);
      return isElsewhere ? [[span, href] as const] : [];
    }),
  );
  const words = [
    ...checkFrontmatterNames(written, source.names, scope),
    ...checkNames(file, tree, source.names, scope),
    ...checkNotSpecified(file, tree),
    ...checkOpposites(file, tree),
    ...(page.version === "1.0" ? [] : checkOpenWords(file, tree, source.contract.openPoints)),
    ...checkV1Rows(file, tree, scope, source.migrations, source.names.scopes.ofRoute),
    ...checkLinkTexts(file, tree, linkNames, nameHref),
    ...(isOriginal
      ? checkLinkSentences(file, tree, linkNames, (path) =>
          source.names.scopes.ofRoute(path).about.some((one) => scope.about.includes(one)),
        )
      : []),
    ...checkShownSubjects(file, text, tree, source.contract),
    ...checkShownSteps(
      file,
      tree,
      source.content.pages.map((one) => one.file),
    ),
    ...checkShownSchemas(file, tree, source.names, scope),
    ...checkFigures(tree, source.content.figures, source.names, scope, numbers),
    ...(numbers ? checkFrontmatterNumbers(written, numbers) : []),
    ...(numbers ? checkBareNumbers(file, tree, numbers, source.content.figures) : []),
    ...checkNumbers(file, tree, source.numbers, scope, isOriginal ? undefined : "statuses"),
  ];
  const read = { tree, outline: outlineOf(tree, written.frontmatter.title), named };
  // What keeps a page from being built as it is written.
  const syntax = [
    ...checkSyntax(file, tree),
    ...checkDirectives(file, tree),
    ...checkCode(file, tree),
  ];
  const values = checkCodeValues(file, tree);
  if (isOriginal) {
    const isCurrent = page.version === source.config.versions[0].id;
    const own = isCurrent ? checkStatedFacts(page.path, written, tree, source, facts) : [];
    const { title, description } = written.frontmatter;
    const stated = [
      ...checkV1Sentences(file, tree, source.migrations),
      ...checkStatements(file, tree, page.version === "1.0" ? `${title} V1.0` : title),
      ...statementsIn({ file, line: written.lines.get("description") }, description, title),
    ];
    return { ...read, problems: [...syntax, ...values, ...words, ...own, ...stated] };
  }
  const drift = translationDrift(
    { ...written, tree },
    { ...original, tree: parse(original.source.text) },
  );
  // English waits for no translation: what is to be followed or mended is listed.
  const problems = [...drift.problems, ...values, ...words];
  return { ...read, problems: syntax, drift: { ...drift, problems } };
}

/** What a page of the current version says that the contract prints or contradicts. */
function checkStatedFacts(
  path: string,
  { source: { file }, frontmatter, lines }: Written,
  tree: Root,
  { contract, names }: ArticleSource,
  facts: ContractFacts,
): readonly Problem[] {
  const { title } = frontmatter;
  const at = (key: string) => ({ file, line: lines.get(key) });
  return [
    ...checkTypedValues(file, tree, contract, names.scopes.everything.v1.statuses),
    ...checkDefaults(file, tree, contract),
    ...checkPresence(file, tree, contract),
    ...checkQueryLists(file, tree, contract),
    ...checkAmounts(file, tree),
    ...checkFields(file, tree, contract, facts, title),
    ...checkRecordTables(file, tree, contract),
    ...checkArithmetic(file, tree),
    ...checkOperands(file, tree, contract, title),
    ...checkReferenceLinks(file, tree, contract),
    ...oppositesIn(at("title"), path.slice(path.lastIndexOf("/") + 1), title),
  ];
}
