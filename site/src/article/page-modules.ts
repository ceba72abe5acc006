import { textsOf } from "../../i18n/texts.ts";
import type { Locale } from "../../site.config.ts";
import type { PageContext } from "../pages/page-context.ts";
import { labelOf } from "../plan/create-page-model.ts";
import type { PlannedPage } from "../plan/plan-pages.ts";
import { pathOf } from "../plan/tree.ts";
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
      const { slug, items } = page.category;
      const { label, description } = texts.categories[slug];
      const cards = items.map((item) => ({
        href: context.localizeHref(pathOf(item)),
        label: labelOf(source.plan, item, lang, texts),
        description: descriptionOf(source, item, lang),
        pages: item.kind === "category" ? item.items.length : 0,
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
  item: Parameters<typeof pathOf>[0],
  lang: Locale,
): string {
  if (item.kind === "category") return textsOf(lang).categories[item.slug].description;
  const page = plan.pages.find(({ path }) => path === item.path);
  if (page?.kind !== "docs") return "";
  const written = page.written.get(lang) ?? page.written.get(config.locales[0].code);
  return written?.frontmatter.description ?? "";
}

/** firstSentence("Finds places. Needs a key.") → "Finds places." */
function firstSentence(text: string): string {
  const [line = ""] = text.split("\n");
  return /^.*?[.!?](?=\s|$)/.exec(line)?.[0] ?? line;
}
