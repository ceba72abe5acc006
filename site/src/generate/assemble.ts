import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Root } from "mdast";
import {
  loadMigrations,
  readMigrationTexts,
} from "../../../contract/src/migrations/load-migrations.ts";
import type { Migrations } from "../../../contract/src/migrations/model.ts";
import type { Contract } from "../../../contract/src/model.ts";
import type { Problem } from "../../../contract/src/problems/problem.ts";
import { loadContract, readContractTexts } from "../../../contract/src/read/load-contract.ts";
import { loadReferenceData } from "../../../sandbox/src/data/load-reference-data.ts";
import {
  type Catalogues,
  readCatalogueSources,
  readCatalogues,
} from "../../i18n/read-catalogues.ts";
import { sidebars } from "../../sidebar.ts";
import { type Locale, type SiteConfig, site } from "../../site.config.ts";
import { createArticleRenderer } from "../article/create-article-renderer.ts";
import type { Proved } from "../article/proved-places.ts";
import type { RenderedArticle } from "../article/rendered-article.ts";
import { checkContractTexts } from "../checks/check-contract-texts.ts";
import { checkDates } from "../checks/check-dates.ts";
import { checkInterfaceTexts } from "../checks/check-interface-texts.ts";
import { checkRowNames } from "../checks/check-row-names.ts";
import { checkSandboxTexts } from "../checks/check-sandbox-texts.ts";
import { checkTitles } from "../checks/check-titles.ts";
import { checkUnused, namesWritten, numbersSaid } from "../checks/check-unused.ts";
import { type Claim, claimsIn } from "../checks/claims-in.ts";
import { listedTexts, textsBesidePages } from "../checks/listed-texts.ts";
import type { ClaimLists } from "../checks/read-claims.ts";
import { readNames } from "../checks/read-names.ts";
import { checkNumberList, type KnownNumber, readNumbers } from "../checks/read-numbers.ts";
import { strayDates } from "../dates/stray-dates.ts";
import { createHighlight, type Painted } from "../markdown/create-highlight.ts";
import { parseMarkdown } from "../markdown/parse-markdown.ts";
import type { KnownNames } from "../names/resolve-name.ts";
import { checkReferences } from "../plan/check-references.ts";
import { createAlternates } from "../plan/create-alternates.ts";
import { createPageModel } from "../plan/create-page-model.ts";
import { createSidebarSource } from "../plan/create-sidebar-source.ts";
import type { PageModel } from "../plan/page-model.ts";
import { type Plan, planPages, readFileFrontmatter, type Sidebars } from "../plan/plan-pages.ts";
import type { PlannedPage } from "../plan/planned-page.ts";
import { type Content, OWN_CONTENT, readContent } from "../plan/read-content.ts";
import { readTitles } from "../plan/read-titles.ts";
import { createHrefsAbout } from "../reference/index-names.ts";
import { operationToc } from "../reference/reference-toc.ts";
import { createRecordSource, type RecordSource } from "../search/records/record-source.ts";
import type { KeptTrees } from "./kept-trees.ts";
import { createKeptWork, type KeptWork } from "./kept-work.ts";
import { once } from "./once.ts";
import { claimProblems } from "./written-claims.ts";

/** What a site is made from. */
export interface SiteSources {
  readonly config: SiteConfig;
  readonly sidebars: Sidebars;
  readonly contract: Contract;
  /** What became of V1.0. */
  readonly migrations: Migrations;
  readonly content: Content;
}

/** A site before any page is rendered: the same for the build and for the server of the sources. */
export interface Site extends SiteSources {
  readonly catalogues: Catalogues;
  readonly plan: Plan;
  readonly names: KnownNames;
  /** The tree of a page's text. */
  readonly parse: (text: string) => Root;
  /** Everything that a page's text says. */
  readonly claimsOf: (text: string) => readonly Claim[];
  /** What search finds. */
  readonly recordsOf: RecordSource;
  /** Every page of the plan in every locale. */
  readonly pages: readonly SitePage[];
  /** Without proofs, no block of the page claims to have run. */
  readonly render: (page: SitePage, proved?: Proved) => RenderedPage;
}

/** A page in one locale: one path. */
export interface SitePage {
  readonly page: PlannedPage;
  readonly lang: Locale;
}

export interface RenderedPage extends SitePage, Omit<RenderedArticle, "article"> {
  readonly model: PageModel;
}

export interface Assembled {
  readonly site: Site;
  /** Of the contract, the migrations and the plan. A page's own come with its rendering. */
  readonly problems: readonly Problem[];
  /** What files say and nobody is listed for: pages can be shown nevertheless. */
  readonly claims: (lists?: ClaimLists) => readonly Problem[];
}

/** What earlier builds made, each for as long as it is what would be made today. */
export interface Earlier {
  readonly painted?: Painted;
  /** The trees of Markdown texts. */
  readonly trees?: Pick<KeptTrees, "parse">;
}

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
/** Where contract and migrations are. */
export const CONTRACT: string = path("../../../contract");

/** Sources, and what is wrong with those of the contract and of the migrations. */
export interface ReadSources {
  readonly sources: SiteSources;
  readonly problems: {
    readonly contract: readonly Problem[];
    readonly migrations: readonly Problem[];
  };
}

/**
 * Reads everything that a site is made from.
 * @param given sources to take in place of the repository's own
 * @param folder where contract and migrations are read, when they are not given
 * @param kept what was read before and is the same
 */
export function readSources(
  given: Partial<SiteSources> = {},
  folder: string = CONTRACT,
  { last }: KeptWork = createKeptWork(),
): ReadSources {
  const loaded = given.contract
    ? { contract: given.contract, problems: [] }
    : last(loadContract, join(folder, "openapi"));
  const contract = loaded.contract ?? NO_CONTRACT;
  const paired = given.migrations
    ? { migrations: given.migrations, problems: [] }
    : last(readMigrations, contract, folder);
  return {
    sources: {
      config: given.config ?? site,
      sidebars: given.sidebars ?? sidebars,
      contract,
      migrations: paired.migrations,
      content: given.content ?? readContent(...OWN_CONTENT),
    },
    problems: { contract: loaded.problems, migrations: paired.problems },
  };
}

const NO_CONTRACT: Contract = { specifications: [] };

function readMigrations(contract: Contract, folder: string) {
  return loadMigrations(contract, readMigrationTexts(folder));
}

/**
 * Plans and connects everything that a page is rendered from.
 * @param given sources to take in place of the repository's own
 * @param folder where contract and migrations are read, when they are not given
 * @param earlier what was made of the same texts before
 * @param kept work for the sources as they were before
 * @param read all of these, where they have been read already
 */
export async function assemble(
  given: Partial<SiteSources> = {},
  folder: string = CONTRACT,
  { painted, trees = { parse: parseMarkdown } }: Earlier = {},
  kept: KeptWork = createKeptWork(),
  read: ReadSources = readSources(given, folder, kept),
): Promise<Assembled> {
  const { last, each, eachOf } = kept;
  const { sources, problems: found } = read;
  const { config, contract, migrations, content } = sources;
  const plan = planPages(config, sources.sidebars, content.pages, content.titles, {
    frontmatterOf: eachOf(readFileFrontmatter),
    titlesIn: eachOf(readTitles),
  });
  const names = last(readNames, contract, migrations);
  const numbers = last(readNumbers);
  const [highlight, catalogues] = await Promise.all([
    last(createHighlight, painted),
    last(readCatalogues, config),
  ]);
  // A page is rendered in every language, read for what it explains and cut for search: parsed once.
  const parse = each(trees.parse);
  const readClaims = each(claimsIn);
  const claimsOf = (text: string) => readClaims(text, parse(text));
  const recordsOf = createRecordSource({ ...sources, catalogues, plan }, parse);
  const renderArticle = createArticleRenderer(
    {
      ...sources,
      catalogues,
      plan,
      names,
      hrefsAbout: last(createHrefsAbout, contract),
      numbers,
      highlight,
      airports: once(() => loadReferenceData().airports),
      recordsOf,
    },
    parse,
  );
  const models = {
    config,
    catalogues,
    plan,
    alternatesOf: createAlternates(config, plan),
    sidebarOf: createSidebarSource({
      config,
      catalogues,
      contract,
      plan,
      partsOf: (operation, lang) => operationToc(operation, catalogues(lang).reference),
    }),
  };
  const render = (
    { page, lang }: SitePage,
    proved: Proved = { places: new Map() },
  ): RenderedPage => {
    const { article, ...rendered } = renderArticle(page, lang, proved);
    return { page, lang, model: createPageModel(models, page, lang, article), ...rendered };
  };
  const pages = plan.pages.flatMap((page) =>
    config.locales.map(({ code }) => ({ page, lang: code })),
  );
  return {
    site: { ...sources, catalogues, plan, names, parse, claimsOf, recordsOf, pages, render },
    problems: [
      ...found.contract,
      // Rows cannot be held against a contract that is not sound.
      ...(found.contract.length > 0
        ? []
        : [
            ...found.migrations,
            ...last(checkRowNames, migrations, names),
            ...checkReferences(config, contract),
            ...last(checkContractTexts, contract, names, numbers),
            ...checkNumberList(numbers),
            ...last(checkSandboxTexts, names),
            ...checkTitles(plan.pages, contract, names),
            // Only all of the pages can show that a listed word stands on none of them.
            ...(given.content
              ? []
              : checkUnused(
                  names,
                  numbers,
                  listedTexts(
                    content.pages,
                    last(textsBesidePages, config, contract, migrations, content.figures),
                  ),
                  each(numbersSaid),
                  each(namesWritten),
                )),
            ...last(checkCatalogues, config, names, numbers),
          ]),
      ...plan.problems,
      ...checkDates(
        [
          ...contentTexts(content),
          ...(given.contract ? [] : last(readContractTexts, join(folder, "openapi"))),
        ],
        each(strayDates),
      ),
    ],
    claims: (lists) =>
      found.contract.length > 0
        ? []
        : claimProblems({ ...sources, claimsOf }, !given.content, kept, lists),
  };
}

function checkCatalogues(config: SiteConfig, names: KnownNames, numbers: readonly KnownNumber[]) {
  return readCatalogueSources(config).flatMap((one, index) =>
    checkInterfaceTexts(one, names, index === 0 ? numbers : undefined),
  );
}

/** Pages and figures as written, each with its file: "site/content/docs/intro.md". */
function contentTexts({ pages, figures }: Content): readonly (readonly [string, string])[] {
  return [
    ...pages.map(({ file, text }) => [file, text] as const),
    ...Array.from(figures, ([name, svg]) => [`site/content/figures/${name}.svg`, svg] as const),
  ];
}
