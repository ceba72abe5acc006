import type { Texts } from "../../i18n/texts.ts";
import type { DocsVersion, Locale } from "../../site.config.ts";
import { labelOf } from "./label-of.ts";
import type { Plan } from "./plan-pages.ts";

/** A page that links lead to, and what it is called: title, label, the categories around it. */
export interface LinkTarget {
  /** "/docs/geo/quick-start" */
  readonly path: string;
  readonly names: readonly string[];
}

/** The written pages of a version, by what they are called in a language. */
export function linkTargets(
  plan: Plan,
  version: DocsVersion,
  lang: Locale,
  texts: Texts,
): readonly LinkTarget[] {
  return plan.pages.flatMap((page) => {
    if (page.kind !== "docs" || page.version !== version) return [];
    const written = page.written.get(lang);
    if (!written) return [];
    const around = plan.trees.get(version)?.places.get(page.path)?.ancestors ?? [];
    const labels = around.map((node) => labelOf(plan, node, lang, texts));
    const { title, label } = written.frontmatter;
    return [{ path: page.path, names: [title, label, ...labels] }];
  });
}
