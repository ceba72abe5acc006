import type { OpenIndex } from "./open-index.ts";
import type { Ranked } from "./rank.ts";
import type { Query } from "./read-query.ts";

const LOOKED_AT = 20;
const NEIGHBOURS = 0.5;

/** Re-ranks the best: a record in which words are adjacent as in the query is more likely meant. */
export function preferPhrases(
  { words }: OpenIndex,
  { contentWords }: Query,
  ranked: readonly Ranked[],
): readonly Ranked[] {
  if (contentWords.length < 2) return ranked;
  const pairs = contentWords
    .slice(1)
    .map(({ term }, index) => `${contentWords[index]?.term} ${term}`);
  const close = ranked.slice(0, LOOKED_AT).map((one) => {
    const terms = words.prose(`${one.record.title} ${one.record.text}`);
    const met = new Set(terms.slice(1).map((term, index) => `${terms[index]} ${term}`));
    const share = pairs.filter((pair) => met.has(pair)).length / pairs.length;
    return { ...one, score: one.score + NEIGHBOURS * share * one.prose };
  });
  return [...close.sort((a, b) => b.score - a.score), ...ranked.slice(LOOKED_AT)];
}
