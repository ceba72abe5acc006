import type { Ranked } from "./rank.ts";
import type { Query } from "./read-query.ts";

/** So many pages at the top are looked at, and so many rows for their sections. */
const TOP = 3;
const LOOKED_AT = 20;
/** How much of its page's score a section needs: a sentence asks for one thing, which a section says. */
const IN_SENTENCE = 0.65;
const IN_WORDS = 0.85;

/**
 * A page at the top gives way to its best section where that is nearly as likely: whoever opens the
 * section sees the answer, and the page is one step up. A word by itself is the subject of a page.
 */
export function sectionsFirst(
  { contentWords, isSentence }: Query,
  ranked: readonly Ranked[],
): readonly Ranked[] {
  if (contentWords.length < 2) return ranked;
  const share = isSentence ? IN_SENTENCE : IN_WORDS;
  const pages = ranked.slice(0, TOP).filter(({ record }) => record.kind === "page");
  return pages.reduce<readonly Ranked[]>((rows, page) => {
    const at = rows.indexOf(page);
    const own = rows.findIndex((one) => isSectionOf(page, one));
    const section = rows[own];
    if (!section || own < at || own >= LOOKED_AT || section.score < share * page.score) return rows;
    return rows.toSpliced(own, 1).toSpliced(at, 0, section);
  }, ranked);
}

function isSectionOf({ record: { page } }: Ranked, { record }: Ranked): boolean {
  return record.kind === "section" && record.page[0] === page[0];
}
