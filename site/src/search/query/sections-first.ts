import type { Ranked } from "./rank.ts";
import type { Query } from "./read-query.ts";

/** How many rows at the top are checked for pages, and how many for their sections. */
const TOP = 3;
const LOOKED_AT = 20;
/**
 * The share of its page's score that a section needs; less for a sentence, which asks one thing.
 */
const IN_SENTENCE = 0.65;
const IN_WORDS = 0.85;

/**
 * Moves the best section of a page at the top before it if it is nearly as likely: the section
 * shows the answer, and its page is one step away. A single word is the subject of a page.
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
