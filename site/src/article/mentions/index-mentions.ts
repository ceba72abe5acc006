import type { Root } from "mdast";
import { addTo } from "../../../../contract/src/base/group-by.ts";
import type { DocsVersion, Locale } from "../../../site.config.ts";
import type { Plan } from "../../content/plan-pages.ts";
import { type MentionSource, pageMentions } from "./page-mentions.ts";

/** A page that mentions something, with the section that says most about it. */
export interface Mention {
  readonly path: string;
  readonly section: string;
  /** The sum over the whole page. */
  readonly weight: number;
}

/** Mentions by the place that they explain: the page that says most first, ties in tree order. */
export type Mentions = ReadonlyMap<string, readonly Mention[]>;

interface Pages {
  readonly plan: Plan;
  readonly version: DocsVersion;
  /** The language to read pages in: a translation has the same names as its original. */
  readonly lang: Locale;
  readonly parse: (text: string) => Root;
}

/** Indexes what all pages of a version mention. */
export function indexMentions(
  source: MentionSource,
  { plan, version, lang, parse }: Pages,
): Mentions {
  const index = new Map<string, Mention[]>();
  for (const page of plan.pages) {
    const written = page.kind === "docs" && page.version === version && page.written.get(lang);
    if (!written) continue;
    const scope = source.names.scopes.ofRoute(page.path, written.frontmatter.about);
    const bySection = new Map<string, Map<string, number>>();
    for (const { href, section, weight } of pageMentions(
      source,
      parse(written.source.text),
      scope,
    )) {
      if (!href.includes("#") || href.startsWith(`${page.path}#`)) continue;
      const sections = bySection.get(href) ?? new Map<string, number>();
      bySection.set(href, sections.set(section, (sections.get(section) ?? 0) + weight));
    }
    for (const [href, sections] of bySection) {
      const ranked = [...sections].sort(([, a], [, b]) => b - a);
      const weight = ranked.reduce((sum, [, own]) => sum + own, 0);
      const mention = { path: page.path, section: ranked[0]?.[0] ?? "", weight };
      addTo(index, href, mention);
    }
  }
  for (const mentions of index.values()) mentions.sort((a, b) => b.weight - a.weight);
  return index;
}
