import { allowedEdits, editDistance } from "../words/edit-distance.ts";
import { familyOf } from "../words/family.ts";
import type { OpenIndex, Synonym } from "./open-index.ts";
import type { QueryWord } from "./read-query.ts";

export interface FoundSynonym {
  readonly synonym: Synonym;
  /** The words of the query that it covers. */
  readonly words: readonly QueryWord[];
}

/** How well a query word matches a synonym's word: equal, same family, prefix, or misspelled. */
const SAME = 1;
const KIN = 0.9;
const BEGUN = 0.6;
const SLIP = 0.5;
/** Bonus for word order, between phrases of equal length: "no flights" is not a "flight no". */
const IN_ORDER = 0.2;
const RAREST = 0.1;
const SHORTEST_BEGUN = 4;
const SHORTEST_SLIP = 5;

interface Match extends FoundSynonym {
  readonly score: number;
}

/**
 * The synonyms in a query, the longest first, using no word twice. Their words may be in any order
 * and apart: "calendar of prices" is a price calendar. The last word may be unfinished, and a long
 * word that is on no page may be misspelled.
 */
export function findSynonyms(
  { synonyms, known }: OpenIndex,
  words: readonly QueryWord[],
): readonly FoundSynonym[] {
  const found: FoundSynonym[] = [];
  let left = words;
  let matches = synonyms.flatMap((synonym) => matchSynonym(synonym, left, known) ?? []);
  while (matches.length > 0) {
    const best = matches.reduce((best, match) => (match.score > best.score ? match : best));
    const isLeft = (word: QueryWord) => !best.words.includes(word);
    found.push(best);
    left = left.filter(isLeft);
    // A match that keeps its words is still its synonym's best; only the others are computed again.
    matches = matches.flatMap((match) =>
      match.words.every(isLeft) ? match : (matchSynonym(match.synonym, left, known) ?? []),
    );
  }
  return found;
}

function matchSynonym(
  synonym: Synonym,
  words: readonly QueryWord[],
  known: ReadonlySet<string>,
): Match | undefined {
  if (synonym.said.length > words.length) return undefined;
  const matched: QueryWord[] = [];
  let score = 0;
  for (const term of synonym.said) {
    let most = 0;
    let nearest: QueryWord | undefined;
    for (const word of words) {
      const worth = matched.includes(word) ? 0 : likeness(word, term, known);
      if (worth <= most) continue;
      most = worth;
      nearest = word;
    }
    if (!nearest) return undefined;
    matched.push(nearest);
    score += most;
  }
  const isInOrder = matched.every((word, at) => at === 0 || follows(words, matched[at - 1], word));
  const total = score + RAREST * synonym.rarity + (isInOrder ? IN_ORDER : 0);
  return { synonym, words: words.filter((word) => matched.includes(word)), score: total };
}

function follows(
  words: readonly QueryWord[],
  one: QueryWord | undefined,
  next: QueryWord,
): boolean {
  return one !== undefined && words.indexOf(one) < words.indexOf(next);
}

function likeness(word: QueryWord, term: string, known: ReadonlySet<string>): number {
  if (word.term === term) return SAME;
  // A cheap check that rules out most pairs.
  if (word.term[0] !== term[0]) return 0;
  if (familyOf(word.term) === familyOf(term)) return KIN;
  if (word.isLast && word.term.length >= SHORTEST_BEGUN && term.startsWith(word.term)) return BEGUN;
  if (word.term.length < SHORTEST_SLIP || known.has(word.term)) return 0;
  const edits = Math.min(allowedEdits(word.term), allowedEdits(term));
  return edits > 0 && editDistance(word.term, term, edits) <= edits ? SLIP : 0;
}
