import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { coverageOf } from "../../../contract/src/migrations/coverage.ts";
import type { Texts } from "../../i18n/texts.ts";
import type { Locale, ReferenceId } from "../../site.config.ts";
import { apiOfCategory } from "../pages/api-of-category.ts";
import { CategoryPage, type CategoryStop } from "../pages/category-page.tsx";
import type { HomeFigures } from "../pages/home-hero.tsx";
import { HOME_IDS, HomePage } from "../pages/home-page.tsx";
import { NotFoundPage } from "../pages/not-found-page.tsx";
import type { PageContext } from "../pages/page-context.ts";
import { ReferencePage } from "../pages/reference-page.tsx";
import type { TreeNode } from "../plan/create-tree.ts";
import { labelOf } from "../plan/label-of.ts";
import type { TocEntry } from "../plan/page-model.ts";
import type { PlannedPage } from "../plan/planned-page.ts";
import { firstSentence } from "../reference/first-sentence.ts";
import { indexNames } from "../reference/index-names.ts";
import { planReference } from "../reference/plan-reference.ts";
import { referenceIds } from "../reference/reference-ids.ts";
import { referenceToc } from "../reference/reference-toc.ts";
import type { ArticleSource } from "./article-source.ts";
import type { PageScope } from "./create-contexts.tsx";
import type { RenderedArticle } from "./rendered-article.ts";

interface ModulePage {
  readonly title: string;
  readonly description: string;
  readonly element: ReactElement;
  readonly ids: readonly string[];
  readonly toc?: readonly TocEntry[];
}

/** The article of a page that is a module of `../pages/`. */
export function moduleArticle(
  source: ArticleSource,
  { context, linked }: PageScope,
  page: PlannedModule,
  contentLang: Locale,
): RenderedArticle {
  const { title, description, element, ids, toc = [] } = modulePage(source, context, page);
  const html = renderToStaticMarkup(element);
  return {
    article: { title, description, contentLang, html, toc },
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

function modulePage(source: ArticleSource, context: PageContext, page: PlannedModule): ModulePage {
  const { texts } = context;
  switch (page.kind) {
    case "home":
      return {
        ...texts.home,
        element: <HomePage context={context} figures={homeFigures(source)} />,
        ids: HOME_IDS,
      };
    case "not-found":
      return { ...texts.notFound, element: <NotFoundPage context={context} />, ids: [] };
    case "category": {
      const { label, description } = texts.categories[page.category.slug];
      const items = page.category.nodes.map((node) => stopOf(source, context, node));
      const specification = source.contract.specifications.find(
        ({ id, published }) => published && id === apiOfCategory[page.category.slug],
      );
      const element = (
        <CategoryPage context={context} items={items} specification={specification} />
      );
      return { title: label, description, element, ids: [] };
    }
    case "reference":
      return referencePage(source, context, page.reference);
  }
}

function homeFigures({ contract, migrations, plan, config }: ArticleSource): HomeFigures {
  const places = Array.from(
    indexNames(contract).values(),
    ({ specification, anchor }) => `${specification}#${anchor}`,
  );
  const retired = [...migrations.values()].map(({ parts }) => coverageOf(parts).mapped);
  return {
    names: new Set(places).size,
    retired: retired.reduce((sum, mapped) => sum + mapped, 0),
    pages: plan.pages.length * config.locales.length,
  };
}

function referencePage(
  { contract }: ArticleSource,
  { reference: context }: PageContext,
  id: ReferenceId,
): ModulePage {
  const specification = contract.specifications.find((one) => one.id === id);
  if (!specification) throw new Error(`The contract has no specification "${id}".`);
  const plan = planReference(specification);
  return {
    title: specification.title,
    description: firstSentence(specification.description.replace(/\s+/g, " ")),
    element: <ReferencePage specification={specification} plan={plan} context={context} />,
    ids: referenceIds(plan),
    toc: referenceToc(plan, context.texts),
  };
}

function stopOf(source: ArticleSource, context: PageContext, node: TreeNode): CategoryStop {
  const { lang, texts, localizeHref } = context;
  return {
    href: localizeHref(node.path),
    label: labelOf(source.plan, node, lang, texts),
    description: descriptionOf(source, node, lang, texts),
    pages: node.kind === "page" ? 0 : node.nodes.length,
  };
}

function descriptionOf(
  { plan, config }: ArticleSource,
  node: TreeNode,
  lang: Locale,
  texts: Texts,
): string {
  if (node.kind === "category") return texts.categories[node.slug].description;
  const page = plan.byPath.get(node.path);
  if (page?.kind !== "docs") return "";
  const written = page.written.get(lang) ?? page.written.get(config.locales[0].code);
  return written?.frontmatter.description ?? "";
}
