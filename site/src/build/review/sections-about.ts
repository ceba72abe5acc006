import type { Root } from "mdast";
import { type MentionSource, pageMentions } from "../../article/mentions/page-mentions.ts";
import type { PageSource, PlannedPage } from "../../content/planned-page.ts";
import { sectionsOf } from "../../verify/translations/sections-of.ts";

/** A section to read again, and why. */
export interface SectionToRead {
  readonly file: string;
  readonly line: number;
  /** "Rate limits"; empty before the first heading. */
  readonly heading: string;
  /** The changed names that it mentions: "LiveQuery.adults". */
  readonly names: readonly string[];
}

interface PageToScan {
  readonly page: PlannedPage;
  readonly written: PageSource;
  readonly tree: Root;
}

/** The weight of a mention in a sentence; what a directive prints is updated automatically. */
const IN_A_SENTENCE = 1;

/**
 * The sections whose sentences mention what has changed, in page order.
 * @param changedAt the changed name at a place: "/api/geo/#Place.name" → "Place.name"
 */
export function sectionsAbout(
  changedAt: (href: string) => string | undefined,
  pages: readonly PageToScan[],
  source: MentionSource,
): readonly SectionToRead[] {
  return pages.flatMap(({ page, written, tree }) => {
    const scope = source.names.scopes.ofRoute(page.path, written.frontmatter.about);
    const namesIn = new Map<string, Set<string>>();
    for (const { href, section, weight } of pageMentions(source, tree, scope)) {
      const name = changedAt(href);
      if (name === undefined || weight !== IN_A_SENTENCE) continue;
      namesIn.set(section, (namesIn.get(section) ?? new Set()).add(name));
    }
    return sectionsOf(tree).flatMap(({ anchor, line, title }) => {
      const names = namesIn.get(anchor);
      return names ? [{ file: written.source.file, line, heading: title, names: [...names] }] : [];
    });
  });
}
