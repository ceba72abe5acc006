import type { Texts } from "../../i18n/texts.ts";
import type { Locale } from "../../site.config.ts";
import type { PageContext } from "../pages/page-context.ts";
import type { TreeNode } from "../plan/create-tree.ts";
import { labelOf } from "../plan/label-of.ts";
import type { PlannedPage } from "../plan/plan-pages.ts";
import type { ArticleSource } from "./article-source.ts";

export interface ModuleInput {
  readonly title: string;
  readonly description: string;
  /** Props of the module's default export. */
  readonly props: Readonly<Record<string, unknown>>;
}

/** Title, description and props of a page that is a module. */
export function moduleInput(
  source: ArticleSource,
  page: Exclude<PlannedPage, { kind: "docs" }>,
  context: PageContext,
): ModuleInput {
  const { lang, texts } = context;
  switch (page.kind) {
    case "home":
    case "not-found": {
      const { title, description } = page.kind === "home" ? texts.home : texts.notFound;
      return { title, description, props: { context } };
    }
    case "category": {
      const { slug, nodes } = page.category;
      const { label, description } = texts.categories[slug];
      const cards = nodes.map((node) => ({
        href: context.localizeHref(node.path),
        label: labelOf(source.plan, node, lang, texts),
        description: descriptionOf(source, node, lang, texts),
        pages: node.kind === "category" ? node.nodes.length : 0,
      }));
      return {
        title: label,
        description,
        props: { context, description, items: cards },
      };
    }
    case "reference": {
      const specification = source.contract.specifications.find(({ id }) => id === page.reference);
      if (!specification) throw new Error(`The contract has no specification "${page.reference}".`);
      return {
        title: specification.title,
        description: firstSentence(specification.description),
        props: { specification, context: context.reference },
      };
    }
  }
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

/** firstSentence("Finds places. Needs a key.") → "Finds places." */
function firstSentence(text: string): string {
  const [line = ""] = text.split("\n");
  return /^.*?[.!?](?=\s|$)/.exec(line)?.[0] ?? line;
}
