import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Texts } from "../../i18n/texts.ts";
import type { CategorySlug } from "../../sidebar.ts";
import type { Locale } from "../../site.config.ts";
import { categoryTitle } from "../content/category-title.ts";
import type { TreeNode } from "../content/create-tree.ts";
import { labelOf } from "../content/label-of.ts";
import { originalTitles } from "../content/original-titles.ts";
import type { TocEntry } from "../content/page-model.ts";
import type { Plan } from "../content/plan-pages.ts";
import type { PlannedPage } from "../content/planned-page.ts";
import { titlesOf } from "../content/titles-of.ts";
import { NEXT_ID } from "../markdown/outline-of.ts";
import { apiOfCategory } from "../pages/api-of-category.ts";
import { type CategoryApi, CategoryPage, type CategoryStop } from "../pages/category-page.tsx";
import type { HomeFact } from "../pages/home-hero.tsx";
import { HOME_IDS, HomePage } from "../pages/home-page.tsx";
import { NotFoundPage } from "../pages/not-found-page.tsx";
import type { PageContext } from "../pages/page-context.ts";
import { ReferencePage } from "../pages/reference-page.tsx";
import { planReference } from "../reference/plan-reference.ts";
import { referenceIds } from "../reference/reference-ids.ts";
import { referenceToc } from "../reference/reference-toc.ts";
import type { ArticleSource } from "./article-source.ts";
import type { BuildReport, FigureId } from "./build-report.ts";
import type { PageScope } from "./create-contexts.tsx";
import type { RenderedArticle } from "./rendered-article.ts";

interface ModulePage {
  readonly title: string;
  readonly description: string;
  /** Language of the title, where it is not the page's. */
  readonly titleLang?: Locale;
  readonly element: ReactElement;
  readonly ids: readonly string[];
  readonly toc?: readonly TocEntry[];
}

/** The article of a page that is a module of `../pages/`. */
export function moduleArticle(
  source: ArticleSource,
  { context, linked }: PageScope,
  page: PlannedModule,
  lang: Locale,
  report: BuildReport = {},
): RenderedArticle {
  const shown = modulePage(source, context, page, report);
  const { title, description, titleLang = lang, element, ids, toc = [] } = shown;
  const html = renderToStaticMarkup(element);
  return {
    article: { title, description, titleLang, contentLang: lang, html, toc },
    shown: element,
    contents: {
      anchors: ids.map((id) => ({ id })),
      links: Array.from(linked, (href) => ({ href })),
    },
    file: `site/src/pages/${page.kind}-page.tsx`,
    problems: [],
  };
}

type PlannedModule = Exclude<PlannedPage, { kind: "docs" }>;

function modulePage(
  source: ArticleSource,
  context: PageContext,
  page: PlannedModule,
  report: BuildReport,
): ModulePage {
  const { texts } = context;
  switch (page.kind) {
    case "home":
      return {
        ...texts.home,
        element: (
          <HomePage
            context={context}
            airports={source.airports()}
            facts={homeFacts(report, texts)}
          />
        ),
        ids: HOME_IDS,
      };
    case "not-found":
      return { ...texts.notFound, element: <NotFoundPage context={context} />, ids: [] };
    case "category": {
      const { slug } = page.category;
      const { description } = texts.categories[slug];
      const items = page.category.nodes.map((node) => stopOf(source, context, node));
      const api = apiOf(source, slug);
      const element = <CategoryPage context={context} items={items} api={api} />;
      return { title: categoryTitle(texts, slug), description, element, ids: [] };
    }
    case "reference":
      return referencePage(source, context, page);
  }
}

function apiOf({ contract }: ArticleSource, slug: CategorySlug): CategoryApi | undefined {
  const id = apiOfCategory[slug];
  const specification = contract.specifications.find((one) => one.published && one.id === id);
  return id && specification && { id, specification };
}

/** The counts on the home page: the figure of the build, and the text for it. */
const HOME_FACTS = [
  ["names", "factNames"],
  ["programs", "factPrograms"],
  ["mapped", "factRetired"],
  ["json", "factJson"],
] as const satisfies readonly (readonly [FigureId, keyof Texts["home"]])[];

function homeFacts(report: BuildReport, { home }: Texts): readonly HomeFact[] {
  return HOME_FACTS.flatMap(([figure, text]) => {
    const count = report[figure];
    return count === undefined ? [] : [{ label: home[text], count }];
  });
}

function referencePage(
  source: ArticleSource,
  context: PageContext,
  page: Extract<PlannedPage, { kind: "reference" }>,
): ModulePage {
  const { contract, config } = source;
  const { lang, reference, texts } = context;
  const { reference: id, titles } = page;
  const specification = contract.specifications.find((one) => one.id === id);
  const original = originalTitles(page, contract);
  if (!specification || !original) throw new Error(`The contract has no specification "${id}".`);
  const plan = planReference(specification);
  const own = titles.get(lang)?.frontmatter;
  const next = guidesOf(source, context, page);
  return {
    ...(own ?? { ...original, titleLang: config.locales[0].code }),
    element: (
      <ReferencePage
        specification={specification}
        plan={plan}
        context={reference}
        nextTitle={texts.article.next}
        next={next}
      />
    ),
    ids: [...referenceIds(plan, reference), ...(next.length > 0 ? [NEXT_ID] : [])],
    toc: referenceToc(plan, reference),
  };
}

/** The pages about the API of a reference, without the categories below its own. */
function guidesOf(
  source: ArticleSource,
  context: PageContext,
  { reference, version }: Extract<PlannedPage, { kind: "reference" }>,
): readonly CategoryStop[] {
  const categories = source.plan.pages.flatMap((one) =>
    one.kind === "category" && one.version === version ? [one.category] : [],
  );
  const own = categories.find(({ slug }) => apiOfCategory[slug] === reference);
  const pages = own?.nodes.filter(({ kind }) => kind !== "category") ?? [];
  return pages.map((node) => stopOf(source, context, node));
}

function stopOf(source: ArticleSource, context: PageContext, node: TreeNode): CategoryStop {
  const { lang, texts, localizeHref } = context;
  return {
    href: localizeHref(node.path),
    label: labelOf(source.plan, node, lang, texts),
    description: descriptionOf(source.plan, node, lang, texts),
    pages: node.kind === "page" ? 0 : node.nodes.length,
  };
}

function descriptionOf(plan: Plan, node: TreeNode, lang: Locale, texts: Texts): string {
  if (node.kind === "category") return texts.categories[node.slug].description;
  const page = plan.byPath.get(node.path);
  if (page?.kind !== "docs") return "";
  return titlesOf(page, lang)?.description ?? "";
}
