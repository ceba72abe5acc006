import type { OpenIndex } from "./open-index.ts";
import type { Query } from "./read-query.ts";

interface Met {
  /** The weight of a phrase's words that were typed. */
  readonly weight: number;
  /** The part of it that is stop words and quantities. */
  readonly silent: number;
}

/**
 * The similarity of the query to the recorded phrases, by record: 1 if a phrase has exactly the
 * words of the query, and lower the more either has that the other lacks. Stop words and quantities
 * of the query count only if the phrase has them too, because every question has some.
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
