import type { Root } from "mdast";
import type { Problem } from "../../../contract/src/problems/problem.ts";
import { loadReferenceData } from "../../../sandbox/src/data/load-reference-data.ts";
import { type Catalogues, readCatalogues } from "../../i18n/read-catalogues.ts";
import type { Locale } from "../../site.config.ts";
import type { BuildProofs } from "../article/build-proofs.ts";
import { createArticleRenderer } from "../article/create-article-renderer.ts";
import type { RenderedArticle } from "../article/rendered-article.ts";
import { createMemo, type Memo } from "../base/memo.ts";
import { once } from "../base/once.ts";
import { createAlternates } from "../content/create-alternates.ts";
import { createPageModel } from "../content/create-page-model.ts";
import { createSidebarSource } from "../content/create-sidebar-source.ts";
import type { PageModel } from "../content/page-model.ts";
import { type Plan, planPages, readFileFrontmatter } from "../content/plan-pages.ts";
import type { PlannedPage } from "../content/planned-page.ts";
import { readTitles } from "../content/read-titles.ts";
import { createHighlight, type HighlightMemo } from "../markdown/create-highlight.ts";
import { parseMarkdown } from "../markdown/parse-markdown.ts";
import { createHrefsAbout } from "../reference/index-names.ts";
import { operationToc } from "../reference/reference-toc.ts";
import { createRecordSource, type RecordSource } from "../search/records/record-source.ts";
import { createPrintingParser } from "../values/create-printing-parser.ts";
import { readNames } from "../verify/names/read-names.ts";
import type { KnownNames } from "../verify/names/resolve-name.ts";
import { readNumbers } from "../verify/numbers/read-numbers.ts";
import type { CheckCache } from "./cache/check-cache.ts";
import type { TreeCache } from "./cache/tree-cache.ts";
import { checkSources } from "./check-sources.ts";
import { CONTRACT, type ReadSources, readSources, type SiteSources } from "./read-sources.ts";

/** A site before any page is rendered, the same for the build and the dev server. */
export interface Site extends SiteSources {
  readonly catalogues: Catalogues;
  readonly plan: Plan;
  readonly names: KnownNames;
  /** Parses a page's text. */
  readonly parse: (text: string) => Root;
  /** The records for search. */
  readonly recordsOf: RecordSource;
  /** Every page of the plan in every locale. */
  readonly pages: readonly SitePage[];
  /** Without proofs, no block of the page claims to have run. */
  readonly render: (page: SitePage, proved?: BuildProofs) => RenderedPage;
}

/** A page in one locale, which is one path. */
export interface SitePage {
  readonly page: PlannedPage;
  readonly lang: Locale;
}

export interface RenderedPage extends SitePage, Omit<RenderedArticle, "article"> {
  readonly model: PageModel;
}

export interface AssembledSite {
  readonly site: Site;
  /**
   * Whether contract, migrations and plan have no problems, so that pages can be checked against
   * them.
   */
  readonly isSound: boolean;
  /**
   * Problems of the contract, the migrations and the plan. Those of a page come with its rendering.
   */
  readonly problems: () => readonly Problem[];
}

/** Results of earlier builds, keyed by everything they depend on. */
export interface Caches {
  readonly highlight?: HighlightMemo;
  /** The trees of Markdown texts. */
  readonly trees?: Pick<TreeCache, "parse">;
  /** What checks found in texts; valid only with the repository's own contract and migrations. */
  readonly checks?: Pick<CheckCache, "checked">;
}

export interface AssembleOptions {
  /** Sources that replace the repository's own. */
  readonly overrides?: Partial<SiteSources>;
  /** Where contract and migrations are read unless overridden. */
  readonly folder?: string;
  readonly caches?: Caches;
  /** Memoised results for earlier versions of the sources. */
  readonly memo?: Memo;
  /** All sources, if they have already been read. */
  readonly read?: ReadSources;
}

/** Plans and connects everything that a page is rendered from. */
export async function assemble(options: AssembleOptions = {}): Promise<AssembledSite> {
  const { overrides = {}, folder = CONTRACT, caches = {}, memo = createMemo() } = options;
  const { read = readSources(overrides, folder, memo) } = options;
  const { trees = { parse: parseMarkdown }, checks = UNCACHED } = caches;
  const { latest, perText, perObject } = memo;
  const { sources } = read;
  const { config, contract, migrations, content } = sources;
  const plan = planPages(config, sources.sidebars, content.pages, content.titles, {
    frontmatterOf: perObject(readFileFrontmatter),
    titlesIn: perObject(readTitles),
  });
  const names = latest(readNames, contract, migrations);
  const numbers = latest(readNumbers);
  const [highlight, catalogues] = await Promise.all([
    latest(createHighlight, caches.highlight),
    latest(readCatalogues, config),
  ]);
  // A page is rendered in every language, scanned for mentions and split for search, but parsed
  // once.
  const parse = perText(latest(createPrintingParser, trees.parse, contract));
  const recordsOf = createRecordSource({ ...sources, catalogues, plan }, parse);
  const renderArticle = createArticleRenderer(
    {
      ...sources,
      catalogues,
      plan,
      names,
      hrefsAbout: latest(createHrefsAbout, contract),
      numbers,
      highlight,
      airports: once(() => loadReferenceData().airports),
      recordsOf,
      checked: checks.checked,
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
    proved: BuildProofs = { marks: new Map() },
  ): RenderedPage => {
    const { article, ...rendered } = renderArticle(page, lang, proved);
    return { page, lang, model: createPageModel(models, page, lang, article), ...rendered };
  };
  const pages = plan.pages.flatMap((page) =>
    config.locales.map(({ code }) => ({ page, lang: code })),
  );
  return {
    isSound: [...Object.values(read.problems).flat(), ...plan.problems].length === 0,
    site: { ...sources, catalogues, plan, names, parse, recordsOf, pages, render },
    problems: once(() =>
      checkSources(
        read,
        { plan, names, numbers, parse, checked: checks.checked },
        { overrides, folder, memo },
      ),
    ),
  };
}

const UNCACHED: Pick<CheckCache, "checked"> = { checked: (_, check) => check() };
