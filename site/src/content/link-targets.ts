import type { Texts } from "../../i18n/texts.ts";
import type { DocsVersion, Locale } from "../../site.config.ts";
import { categoryTitle } from "./category-title.ts";
import { labelOf } from "./label-of.ts";
import type { Plan } from "./plan-pages.ts";

/** A page that links lead to, and what it is called: title, label, the categories around it. */
export interface LinkTarget {
  /** "/docs/geo/quick-start" */
  readonly path: string;
  readonly names: readonly string[];
}

/** The written pages and the categories of some versions, by what they are called in a language. */
export function linkTargets(
  plan: Plan,
  versions: readonly DocsVersion[],
  lang: Locale,
  texts: Texts,
): readonly LinkTarget[] {
  return plan.pages.flatMap((page) => {
    if (!versions.includes(page.version)) return [];
    if (page.kind === "category") {
      return [{ path: page.path, names: [categoryTitle(texts, page.category.slug)] }];
    }
    if (page.kind !== "docs") return [];
    const written = page.written.get(lang);
    if (!written) return [];
    const around = plan.trees.get(page.version)?.places.get(page.path)?.ancestors ?? [];
    const labels = around.map((node) =>
      node.kind === "category" ? categoryTitle(texts, node.slug) : labelOf(plan, node, lang, texts),
    );
    const { title, label } = written.frontmatter;
    return [{ path: page.path, names: [title, label, ...labels] }];
  });
}
