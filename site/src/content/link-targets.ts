import { slug } from "github-slugger";
import type { Texts } from "../../i18n/texts.ts";
import type { DocsVersion, Locale } from "../../site.config.ts";
import { categoryTitle } from "./category-title.ts";
import { labelOf } from "./label-of.ts";
import type { Plan } from "./plan-pages.ts";

/** A page that links lead to, and its names: title, label, the categories around it. */
export interface LinkTarget {
  /** "/docs/geo/quick-start" */
  readonly path: string;
  readonly names: readonly string[];
  /** The page's description of itself. */
  readonly description?: string;
  /** The headings of its sections, by anchor: "error-bodies" → "Error bodies". */
  readonly sections?: ReadonlyMap<string, string> | undefined;
}

/** The written pages and the categories of some versions, with their names in a language. */
export function linkTargets(
  plan: Plan,
  versions: readonly DocsVersion[],
  lang: Locale,
  texts: Texts,
): readonly LinkTarget[] {
  return plan.pages.flatMap((page) => {
    if (!versions.includes(page.version)) return [];
    const around = plan.trees.get(page.version)?.positions.get(page.path)?.ancestors ?? [];
    const labels = around.map((node) =>
      node.kind === "category" ? categoryTitle(texts, node.slug) : labelOf(plan, node, lang, texts),
    );
    if (page.kind === "category") {
      return [
        { path: page.path, names: [categoryTitle(texts, page.category.slug), "", ...labels] },
      ];
    }
    if (page.kind !== "docs") return [];
    const written = page.written.get(lang);
    if (!written) return [];
    const { title, label, description } = written.frontmatter;
    const sections = sectionsIn(written.source.text);
    return [{ path: page.path, names: [title, label, ...labels], description, sections }];
  });
}

function sectionsIn(text: string): ReadonlyMap<string, string> {
  const headings = text.matchAll(/^#{2,4} (.+?)(?: \{#([\w-]+)\})?$/gm);
  return new Map(
    Array.from(headings, ([, heading = "", id]) => [id ?? slug(heading), heading] as const),
  );
}
