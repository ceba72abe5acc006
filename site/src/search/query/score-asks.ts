import type { OpenIndex } from "./open-index.ts";
import type { Query } from "./read-query.ts";

interface Met {
  /** What the words of a phrase weigh that were typed. */
  readonly weight: number;
  /** Those of them that say nothing by themselves. */
  readonly silent: number;
}

/**
 * How much of what readers come with was typed, by record: 1 where a phrase has the words of the
 * query, and the less the more there is in either that the other lacks. Words that say nothing, and
 * quantities, are missed in a phrase alone: every question has some of its own.
 */
export function scoreAsks(
  { prose: { asks }, words }: OpenIndex,
  query: Query,
): ReadonlyMap<number, number> {
  const typed = new Map(
    query.words.map((word) => [
      word.term,
      words.isStopWord(word.written) || query.quantities.has(word),
    ]),
  );
  const met = new Map<number, Met>();
  let telling = 0;
  for (const [term, isSilent] of typed) {
    const weight = asks.weightOf(term);
    telling += isSilent ? 0 : weight;
    for (const phrase of asks.phrasesWith(term)) {
      const before = met.get(phrase) ?? { weight: 0, silent: 0 };
      met.set(phrase, {
        weight: before.weight + weight,
        silent: before.silent + (isSilent ? weight : 0),
      });
    }
  }
  const scores = new Map<number, number>();
  for (const [phrase, { weight, silent }] of met) {
    const record = asks.leadsTo[phrase] ?? -1;
    const likeness = weight ** 2 / ((telling + silent) * (asks.weights[phrase] ?? weight));
    scores.set(record, Math.max(scores.get(record) ?? 0, likeness));
  }
  return scores;
}
