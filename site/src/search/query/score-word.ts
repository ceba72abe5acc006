import { allowedEdits, editDistance, letterMask, mayBeNear } from "../words/edit-distance.ts";
import { splitName } from "../words/split-name.ts";
import type { OpenIndex } from "./open-index.ts";
import type { TermScores } from "./open-prose.ts";
import type { QueryWord } from "./read-query.ts";

const SHORTEST_PREFIX = 3;
/**
 * The minimum length of a known word to match as a prefix, unless it is the last of the query:
 * short ones begin many words.
 */
const SHORTEST_WORD_BEGUN = 4;
const ROOT = 0.8;

/**
 * Scores records that contain a word: exactly or as a prefix, else misspelled, else as name parts.
 */
export function scoreWord(index: OpenIndex, word: QueryWord): TermScores {
  const { prose, words, known } = index;
  const { term, isLast, written } = word;
  const shortest = known.has(term) ? SHORTEST_WORD_BEGUN : SHORTEST_PREFIX;
  const prefix = isLast || term.length >= shortest;
  const found = [prose.find(term, prefix)];
  const root = rootOf(term);
  if (root !== undefined) found.push(weighed(prose.find(root, true), ROOT));
  const best = bestOf(found);
  if (best.terms.size > 0) return best;
  const near = nearTerms(index, term).map((one) => prose.find(one, false));
  if (near.length > 0) return bestOf(near);
  const parts = splitName(written);
  if (parts.length < 2) return { scores: new Map(), terms: new Set() };
  return merge(parts.map((part) => prose.find(words.term(part), false)));
}

/** Scores records that contain a term exactly. */
export function scoreTerm({ prose }: OpenIndex, term: string): TermScores {
  return prose.find(term, false);
}

/** Terms of the index that may have been meant; a transposition counts as one edit. */
function nearTerms({ vocabulary }: OpenIndex, asked: string): readonly string[] {
  const edits = allowedEdits(asked);
  const letters = letterMask(asked);
  if (edits === 0) return [];
  return vocabulary.flatMap(({ term, letters: own }) =>
    Math.abs(asked.length - term.length) <= edits &&
    mayBeNear(letters, own, edits) &&
    editDistance(asked, term, edits) <= edits
      ? [term]
      : [],
  );
}

/** rootOf("polling") → "poll", rootOf("rotation") → "rotat": the prefix of related words. */
export function rootOf(term: string): string | undefined {
  return /^(.{4,})(?:ing|ed|ion)$/.exec(term)?.[1];
}

/** Each record with the best of its scores. */
function bestOf(found: readonly TermScores[]): TermScores {
  const scores = new Map<number, number>();
  for (const one of found) {
    for (const [id, score] of one.scores) scores.set(id, Math.max(score, scores.get(id) ?? 0));
  }
  return { scores, terms: new Set(found.flatMap(({ terms }) => [...terms])) };
}

function weighed({ scores, terms }: TermScores, weight: number): TermScores {
  return { scores: new Map([...scores].map(([id, score]) => [id, score * weight])), terms };
}

/** Records that are in all of several results. */
export function merge([first, ...others]: readonly TermScores[]): TermScores {
  if (!first) return { scores: new Map(), terms: new Set() };
  const scores = new Map<number, number>();
  for (const [id, score] of first.scores) {
    const further = others.map((other) => other.scores.get(id));
    const all = further.filter((one) => one !== undefined);
    if (all.length === further.length)
      scores.set(
        id,
        all.reduce((sum, one) => sum + one, score),
      );
  }
  return { scores, terms: new Set([first, ...others].flatMap(({ terms }) => [...terms])) };
}
