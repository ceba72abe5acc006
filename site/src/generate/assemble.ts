import type { Root } from "mdast";
import type { Problem } from "../../../contract/src/problems/problem.ts";
import { loadReferenceData } from "../../../sandbox/src/data/load-reference-data.ts";
import { type Catalogues, readCatalogues } from "../../i18n/read-catalogues.ts";
import type { Locale } from "../../site.config.ts";
import { createArticleRenderer } from "../article/create-article-renderer.ts";
import type { Proved } from "../article/proved-places.ts";
import type { RenderedArticle } from "../article/rendered-article.ts";
import { readNames } from "../checks/read-names.ts";
import { readNumbers } from "../checks/read-numbers.ts";
import { createHighlight, type Painted } from "../markdown/create-highlight.ts";
import { parseMarkdown } from "../markdown/parse-markdown.ts";
import type { KnownNames } from "../names/resolve-name.ts";
import { createAlternates } from "../plan/create-alternates.ts";
import { createPageModel } from "../plan/create-page-model.ts";
import { createSidebarSource } from "../plan/create-sidebar-source.ts";
import type { PageModel } from "../plan/page-model.ts";
import { type Plan, planPages, readFileFrontmatter } from "../plan/plan-pages.ts";
import type { PlannedPage } from "../plan/planned-page.ts";
import { readTitles } from "../plan/read-titles.ts";
import { createHrefsAbout } from "../reference/index-names.ts";
import { operationToc } from "../reference/reference-toc.ts";
import { createRecordSource, type RecordSource } from "../search/records/record-source.ts";
import { createPrintingParser } from "../values/create-printing-parser.ts";
import { checkSources } from "./check-sources.ts";
import type { KeptTrees } from "./kept-trees.ts";
import { createKeptWork, type KeptWork } from "./kept-work.ts";
import { once } from "./once.ts";
import { CONTRACT, type ReadSources, readSources, type SiteSources } from "./read-sources.ts";

/** A site before any page is rendered: the same for the build and for the server of the sources. */
export interface Site extends SiteSources {
  readonly catalogues: Catalogues;
  readonly plan: Plan;
  readonly names: KnownNames;
  /** The tree of a page's text. */
  readonly parse: (text: string) => Root;
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
}

/** What earlier builds made, each for as long as it is what would be made today. */
export interface Earlier {
  readonly painted?: Painted;
  /** The trees of Markdown texts. */
  readonly trees?: Pick<KeptTrees, "parse">;
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
  const { sources } = read;
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
  const parse = each(last(createPrintingParser, trees.parse, contract));
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
    site: { ...sources, catalogues, plan, names, parse, recordsOf, pages, render },
    problems: checkSources(read, { plan, names, numbers, parse }, { given, folder, kept }),
  };
}
