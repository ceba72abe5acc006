import type { Root } from "mdast";
import type { Problem } from "../../../contract/src/problems/problem.ts";
import type { PlannedPage, Written } from "../content/planned-page.ts";
import { checkAmounts } from "../verify/checks/check-amounts.ts";
import { checkArithmetic } from "../verify/checks/check-arithmetic.ts";
import { checkBareNumbers } from "../verify/checks/check-bare-numbers.ts";
import { checkCodeValues } from "../verify/checks/check-code-values.ts";
import { checkDefaults } from "../verify/checks/check-defaults.ts";
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
import { checkTypedValues } from "../verify/checks/check-typed-values.ts";
import { checkV1Rows } from "../verify/checks/check-v1-rows.ts";
import { checkV1Sentences } from "../verify/checks/check-v1-sentences.ts";
import type { LinkNames } from "../verify/checks/link-names.ts";
import type { ContractFacts } from "../verify/facts/contract-facts.ts";
import type { Scope } from "../verify/names/create-scopes.ts";
import type { ArticleSource } from "./article-source.ts";

export type DocsPage = Extract<PlannedPage, { kind: "docs" }>;
export type NameHref = (name: string) => string | undefined;

/** A text of a page, to be held against what it is written from. */
export interface PageText {
  readonly page: DocsPage;
  readonly written: Written;
  readonly tree: Root;
  readonly scope: Scope;
  /** A translation has the numbers and the statements of its original. */
  readonly isOriginal: boolean;
}

/** What is wrong with a page whatever other pages and figures say: its text alone decides. */
export function checkPage(
  source: ArticleSource,
  { page, written, tree, scope, isOriginal }: PageText,
  facts: ContractFacts,
): readonly Problem[] {
  const { names, contract, migrations, numbers } = source;
  const { file, text } = written.source;
  const common = [
    ...checkCodeValues(file, tree),
    ...checkFrontmatterNames(written, names, scope),
    ...checkNames(file, tree, names, scope),
    ...checkNotSpecified(file, tree),
    ...checkOpposites(file, tree),
    ...(page.version === "1.0" ? [] : checkOpenWords(file, tree, contract.openPoints)),
    ...checkV1Rows(file, tree, scope, migrations, names.scopes.ofRoute),
    ...checkShownSubjects(file, text, tree, contract),
    ...checkShownSchemas(file, tree, names, scope),
    ...checkNumbers(file, tree, numbers, scope, isOriginal ? undefined : "statuses"),
  ];
  if (!isOriginal) return common;
  const isCurrent = page.version === source.config.versions[0].id;
  const { title, description } = written.frontmatter;
  return [
    ...common,
    ...checkFrontmatterNumbers(written, numbers),
    ...(isCurrent ? checkStatedFacts(page.path, written, tree, source, facts) : []),
    ...checkV1Sentences(file, tree, migrations),
    ...checkStatements(file, tree, page.version === "1.0" ? `${title} V1.0` : title),
    ...statementsIn({ file, line: written.lines.get("description") }, description, title),
  ];
}

/** What is wrong with a page beside the others: its links, its steps and its figures. */
export function checkPageAmongOthers(
  { names, content, numbers }: ArticleSource,
  { written, tree, scope, isOriginal }: PageText,
  linkNames: LinkNames,
  nameHref: NameHref,
): readonly Problem[] {
  const { file } = written.source;
  const { figures, pages } = content;
  const files = pages.map((one) => one.file);
  const isRelated = (path: string) =>
    names.scopes.ofRoute(path).about.some((one) => scope.about.includes(one));
  return [
    ...checkLinkTexts(file, tree, linkNames, nameHref),
    ...(isOriginal ? checkLinkSentences(file, tree, linkNames, isRelated) : []),
    ...checkShownSteps(file, tree, files),
    ...checkFigures(tree, figures, names, scope, isOriginal ? numbers : undefined),
    ...(isOriginal ? checkBareNumbers(file, tree, numbers, figures) : []),
  ];
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
