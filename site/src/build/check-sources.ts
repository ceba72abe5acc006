import { join } from "node:path";
import type { Root } from "mdast";
import type { Contract } from "../../../contract/src/model.ts";
import type { Problem } from "../../../contract/src/problems/problem.ts";
import { readContractTexts } from "../../../contract/src/read/load-contract.ts";
import { readCatalogueSources } from "../../i18n/read-catalogues.ts";
import type { SiteConfig } from "../../site.config.ts";
import type { CheckOnce } from "../article/article-source.ts";
import { findUnmovableDates } from "../base/dates/find-unmovable-dates.ts";
import type { Memo } from "../base/memo.ts";
import { checkReferences } from "../content/check-references.ts";
import type { Plan } from "../content/plan-pages.ts";
import type { Content } from "../content/read-content.ts";
import { contractFacts } from "../verify/facts/contract-facts.ts";
import { checkPairings } from "../verify/migration/check-pairings.ts";
import { checkRowLocations } from "../verify/migration/check-row-locations.ts";
import { checkRowNames } from "../verify/migration/check-row-names.ts";
import { checkRowWords } from "../verify/migration/check-row-words.ts";
import type { KnownNames } from "../verify/names/resolve-name.ts";
import { checkDates } from "../verify/numbers/check-dates.ts";
import { checkStepCounts } from "../verify/numbers/check-step-counts.ts";
import { checkNumberList, type KnownNumber } from "../verify/numbers/read-numbers.ts";
import { checkOpenTold, originalTrees } from "../verify/sentences/check-open-told.ts";
import { checkChoices, choicesIn } from "../verify/texts/check-choices.ts";
import { checkContractTexts } from "../verify/texts/check-contract-texts.ts";
import { checkInterfaceTexts } from "../verify/texts/check-interface-texts.ts";
import { checkOptionScopes } from "../verify/texts/check-option-scopes.ts";
import { checkSandboxDocs } from "../verify/texts/check-sandbox-docs.ts";
import { checkSandboxTexts } from "../verify/texts/check-sandbox-texts.ts";
import { checkClient, readClientSources } from "../verify/texts/read-client-sources.ts";
import type { ReadSources, SiteSources } from "./read-sources.ts";

/** What was made from the sources, to check them against. */
interface MadeOfSources {
  readonly plan: Plan;
  readonly names: KnownNames;
  readonly numbers: readonly KnownNumber[];
  /** Parses a page's text. */
  readonly parse: (text: string) => Root;
  readonly checked: CheckOnce;
}

interface SourceOptions {
  /** Sources that replace the repository's own. */
  readonly overrides: Partial<SiteSources>;
  /** The folder that contract and migrations were read from. */
  readonly folder: string;
  readonly memo: Memo;
}

/** The problems of the contract, the migrations, the plan and the texts outside pages. */
export function checkSources(
  read: ReadSources,
  made: MadeOfSources,
  options: SourceOptions,
): readonly Problem[] {
  const { sources, problems } = read;
  const { overrides, folder, memo } = options;
  const texts = [
    ...contentTexts(sources.content),
    ...(overrides.contract ? [] : memo.latest(readContractTexts, join(folder, "openapi"))),
  ];
  return [
    ...problems.contract,
    // Nothing can be checked against an unsound contract.
    ...(problems.contract.length > 0 ? [] : checkAgainstContract(read, made, options)),
    ...made.plan.problems,
    ...checkDates(texts, memo.perText(findUnmovableDates)),
  ];
}

function checkAgainstContract(
  { sources, problems }: ReadSources,
  { plan, names, numbers, parse, checked }: MadeOfSources,
  { memo: { latest } }: SourceOptions,
): readonly Problem[] {
  const { config, contract, migrations } = sources;
  return [
    ...problems.migrations,
    ...checked(["texts beside the pages"], () => [
      ...latest(checkRowNames, migrations, names),
      ...latest(checkRowLocations, migrations, contract),
      ...latest(checkPairings, migrations),
      ...latest(checkRowWords, migrations),
      ...latest(checkContractTexts, contract, names, numbers),
      ...checkNumberList(numbers),
      ...latest(checkSandboxTexts, names),
      ...latest(checkClient),
      ...latest(checkSandboxDocs),
      ...latest(checkCatalogues, config, contract, names, numbers),
    ]),
    ...checkReferences(config, contract),
    // Only with a complete plan: a page missing from it may tell an open point.
    ...(plan.problems.length > 0
      ? []
      : checkOpenTold(contract, originalTrees(plan, config.locales[0].code, parse))),
    ...latest(checkClientTables, sources.content, parse),
    ...readCatalogueSources(config)
      .slice(0, 1)
      .flatMap((one) => checkStepCounts(one, plan.trees.values())),
  ];
}

function checkClientTables({ pages }: Content, parse: MadeOfSources["parse"]): readonly Problem[] {
  const choices = choicesIn(readClientSources());
  const clientPages = pages.filter(({ file }) => /\/docs\/client[\w-]*\.md$/.test(file));
  return clientPages.flatMap(({ file, text }) => {
    const tree = parse(text);
    return [...checkChoices(file, tree, choices), ...checkOptionScopes(file, tree)];
  });
}

function checkCatalogues(
  config: SiteConfig,
  contract: Contract,
  names: KnownNames,
  numbers: readonly KnownNumber[],
) {
  const englishFacts = { numbers, facts: contractFacts(contract) };
  return readCatalogueSources(config).flatMap((one, index) =>
    checkInterfaceTexts(one, names, index === 0 ? englishFacts : undefined),
  );
}

/** The sources of pages and figures, each with its file: "site/content/docs/intro.md". */
function contentTexts({ pages, figures }: Content): readonly (readonly [string, string])[] {
  return [
    ...pages.map(({ file, text }) => [file, text] as const),
    ...Array.from(figures, ([name, svg]) => [`site/content/figures/${name}.svg`, svg] as const),
  ];
}
