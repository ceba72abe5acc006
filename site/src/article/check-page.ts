import type { Root } from "mdast";
import type { Problem } from "../../../contract/src/problems/problem.ts";
import type { PageSource, PlannedPage } from "../content/planned-page.ts";
import type { ContractFacts } from "../verify/facts/contract-facts.ts";
import { checkLinkSentences } from "../verify/links/check-link-sentences.ts";
import { checkLinkTexts } from "../verify/links/check-link-texts.ts";
import { checkReferenceLinks } from "../verify/links/check-reference-links.ts";
import { checkScenarioLinks } from "../verify/links/check-scenario-links.ts";
import type { LinkNames } from "../verify/links/link-names.ts";
import { checkMovedCalls } from "../verify/migration/check-moved-calls.ts";
import { checkV1Rows } from "../verify/migration/check-v1-rows.ts";
import { checkV1Sentences } from "../verify/migration/check-v1-sentences.ts";
import { checkFrontmatterNames } from "../verify/names/check-frontmatter-names.ts";
import { checkNames } from "../verify/names/check-names.ts";
import type { Scope } from "../verify/names/create-scopes.ts";
import { checkAmounts } from "../verify/numbers/check-amounts.ts";
import { checkArithmetic } from "../verify/numbers/check-arithmetic.ts";
import { checkBareNumbers } from "../verify/numbers/check-bare-numbers.ts";
import {
  checkFrontmatterNumbers,
  checkNumbers,
  checkStatuses,
} from "../verify/numbers/check-numbers.ts";
import { checkTypedValues } from "../verify/numbers/check-typed-values.ts";
import { checkCallTables } from "../verify/page/check-call-tables.ts";
import { checkCodeRanges } from "../verify/page/check-code-ranges.ts";
import { checkCodeValues } from "../verify/page/check-code-values.ts";
import { checkFields } from "../verify/page/check-fields.ts";
import { checkFigures } from "../verify/page/check-figures.ts";
import { checkLoopEnds } from "../verify/page/check-loop-ends.ts";
import { checkRecordTables } from "../verify/page/check-record-tables.ts";
import { checkShownExamples } from "../verify/page/check-shown-examples.ts";
import { checkShownMembers } from "../verify/page/check-shown-members.ts";
import { checkShownOperations } from "../verify/page/check-shown-operations.ts";
import { checkShownSchemas } from "../verify/page/check-shown-schemas.ts";
import { checkShownSteps } from "../verify/page/check-shown-steps.ts";
import { checkShownSubjects } from "../verify/page/check-shown-subjects.ts";
import { checkDefaults } from "../verify/sentences/check-defaults.ts";
import { checkDirectiveSubjects } from "../verify/sentences/check-directive-subjects.ts";
import { checkNotSpecified } from "../verify/sentences/check-not-specified.ts";
import { checkOpenWords } from "../verify/sentences/check-open-words.ts";
import { checkOpposites, oppositesIn } from "../verify/sentences/check-opposites.ts";
import { checkPresence } from "../verify/sentences/check-presence.ts";
import { checkQueryLists } from "../verify/sentences/check-query-lists.ts";
import { checkStatements, statementsIn } from "../verify/sentences/check-statements.ts";
import type { ArticleSource } from "./article-source.ts";

export type DocsPage = Extract<PlannedPage, { kind: "docs" }>;
export type NameHref = (name: string) => string | undefined;

/** The text of a page in one language, with what its checks need. */
export interface PageText {
  readonly page: DocsPage;
  readonly written: PageSource;
  readonly tree: Root;
  readonly scope: Scope;
  /** False for a translation: most of its numbers and statements are checked in the original. */
  readonly isOriginal: boolean;
}

/** Problems that follow from a page's own text, whatever other pages and figures say. */
export function checkPage(
  source: ArticleSource,
  given: PageText,
  facts: ContractFacts,
): readonly Problem[] {
  const { page, written, tree, scope, isOriginal } = given;
  const { names, contract, migrations, numbers } = source;
  const { file, text } = written.source;
  const common = [
    ...checkCodeValues(file, tree),
    ...checkCodeRanges(file, tree, contract),
    ...checkFrontmatterNames(written, names, scope),
    ...checkNames(file, tree, names, scope),
    ...checkNotSpecified(file, tree),
    ...checkOpposites(file, tree),
    ...(page.version === "1.0" ? [] : checkOpenWords(file, tree, contract.openPoints)),
    ...checkV1Rows(file, tree, scope, migrations, names.scopes.ofRoute),
    ...checkLoopEnds(file, tree),
    ...checkShownMembers(file, tree, contract),
    ...checkShownSubjects(file, text, tree, contract),
    ...checkShownSchemas(file, tree, names, scope),
    // The numbers of a translation are compared with those of its original.
    ...(isOriginal ? checkNumbers(file, tree, numbers, scope) : []),
    ...checkStatuses(file, tree, numbers, scope),
  ];
  if (!isOriginal) return common;
  const isCurrent = page.version === source.config.versions[0].id;
  const { title, description } = written.frontmatter;
  return [
    ...common,
    ...checkFrontmatterNumbers(written, numbers),
    ...(isCurrent
      ? checkStatedFacts(source, given, facts)
      : checkFields(file, tree, contract, facts, title)),
    ...checkV1Sentences(file, tree, migrations),
    ...checkMovedCalls(
      { file, line: written.lines.get("description") },
      description,
      tree,
      migrations,
    ),
    ...checkStatements(file, tree, page.version === "1.0" ? `${title} V1.0` : title),
    ...statementsIn({ file, line: written.lines.get("description") }, description, title),
  ];
}

/** Problems that also depend on other pages and figures: those of links, steps and figures. */
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
    ...checkScenarioLinks(file, tree),
    ...(isOriginal ? checkLinkSentences(file, tree, linkNames, isRelated) : []),
    ...checkShownSteps(file, tree, files),
    ...checkFigures(tree, figures, names, scope, isOriginal ? numbers : undefined),
    ...(isOriginal ? checkBareNumbers(file, tree, numbers, figures) : []),
  ];
}

/** Problems of a current page: facts that the contract could print, or contradicts. */
function checkStatedFacts(
  { contract, names }: ArticleSource,
  { page: { path }, written: { source, frontmatter, lines }, tree, scope }: PageText,
  facts: ContractFacts,
): readonly Problem[] {
  const { file } = source;
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
    ...checkDirectiveSubjects(file, tree, contract, title),
    ...checkCallTables(file, tree, contract),
    ...checkShownOperations(file, tree, contract, scope),
    ...checkShownExamples(file, tree, contract),
    ...checkReferenceLinks(file, tree, contract),
    ...oppositesIn(at("title"), path.slice(path.lastIndexOf("/") + 1), title),
  ];
}
