import type { SearchResult } from "minisearch";
import { allowedEdits, editDistance, letterMask, mayBeNear } from "../words/edit-distance.ts";
import { splitName } from "../words/split-name.ts";
import type { OpenIndex } from "./open-index.ts";
import type { QueryWord } from "./read-query.ts";

/** Records by score, and the terms of the index that were met. */
export interface TermScores {
  readonly scores: ReadonlyMap<number, number>;
  readonly terms: ReadonlySet<string>;
}

const SHORTEST_PREFIX = 3;
/** A word as short as that is the beginning of many: it is only where it is no word of its own. */
const SHORTEST_WORD_BEGUN = 4;
const ROOT = 0.8;

/** Records that hold a word: as it is or begun; else with a mistake; else the parts of a name. */
export function scoreWord(index: OpenIndex, word: QueryWord): TermScores {
  const { prose, words, known } = index;
  const { term, isLast, written } = word;
  const shortest = known.has(term) ? SHORTEST_WORD_BEGUN : SHORTEST_PREFIX;
  const prefix = isLast || term.length >= shortest;
  const found = prose.search(term, { prefix });
  const root = rootOf(term);
  if (root !== undefined)
    found.push(...prose.search(root, { prefix: true, boostDocument: () => ROOT }));
  if (found.length > 0) return collect(found);
  const near = nearTerms(index, term).map((one) => prose.search(one));
  if (near.length > 0) return collect(near.flat());
  const parts = splitName(written);
  if (parts.length < 2) return { scores: new Map(), terms: new Set() };
  return merge(parts.map((part) => collect(prose.search(words.term(part)))));
}

/** Records that hold a term exactly. */
export function scoreTerm({ prose }: OpenIndex, term: string): TermScores {
  return collect(prose.search(term));
}

/** Terms of the index that a reader may have meant: two neighbours that changed places are one slip. */
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

/** rootOf("polling") → "poll", rootOf("sorted") → "sort": the beginning of what else is said of it. */
function rootOf(term: string): string | undefined {
  return /^(.{4,})(?:ing|ed)$/.exec(term)?.[1];
}

function collect(results: readonly SearchResult[]): TermScores {
  const scores = new Map<number, number>();
  for (const { id, score } of results) scores.set(id, Math.max(score, scores.get(id) ?? 0));
  return {
    scores,
    terms: new Set(results.flatMap(({ terms }) => terms)),
  };
}

/** Records that hold all of several. */
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
