import type { Contract } from "../../../contract/src/model.ts";
import type { Problem } from "../../../contract/src/problems/problem.ts";
import type { Locale, SiteConfig } from "../../site.config.ts";
import { createArticleRenderer } from "../article/render-article.tsx";
import type { KnownNames } from "../checks/check-names.ts";
import type { Highlight } from "../markdown/highlight.ts";
import { createMarkdown } from "../markdown/inline.tsx";
import { type ModelSource, pageModel } from "../plan/create-page-model.ts";
import type { PageModel } from "../plan/page-model.ts";
import type { Plan, PlannedPage, Sidebars } from "../plan/plan-pages.ts";
import type { Content } from "../plan/read-content.ts";
import { createSidebarSource } from "../plan/sidebar-model.ts";

export interface SiteSource {
  readonly config: SiteConfig;
  readonly sidebars: Sidebars;
  readonly contract: Contract;
  readonly highlight: Highlight;
  readonly content: Content;
  readonly names: KnownNames;
  readonly plan: Plan;
}

/** A page in one locale: one address. */
export interface SitePage {
  readonly page: PlannedPage;
  readonly lang: Locale;
}

export interface RenderedPage extends SitePage {
  readonly model: PageModel;
  /** Where the page was written, and its text: for messages about its links. */
  readonly file: string;
  readonly text: string;
  readonly problems: readonly Problem[];
}

export interface Site {
  readonly pages: readonly SitePage[];
  readonly render: (page: SitePage) => Promise<RenderedPage>;
}

/** Every page of the plan in every locale, each rendered when asked for. */
export function createSite(source: SiteSource): Site {
  const { config, sidebars, plan, contract } = source;
  const models: ModelSource = {
    config,
    sidebars,
    plan,
    sidebarOf: createSidebarSource(config, sidebars, plan, contract),
  };
  const renderArticle = createArticleRenderer(source, createMarkdown());
  return {
    pages: plan.pages.flatMap((page) => config.locales.map(({ code }) => ({ page, lang: code }))),
    render: async ({ page, lang }) => {
      const { article, file, text, problems } = await renderArticle(page, lang);
      return { page, lang, model: pageModel(models, page, lang, article), file, text, problems };
    },
  };
}
