import { allowedEdits, editDistance, letterMask, mayBeNear } from "../words/edit-distance.ts";
import { replaceWords } from "../words/split-words.ts";
import type { OpenIndex } from "./open-index.ts";
import { type Query, readQuery } from "./read-query.ts";
import { rootOf } from "./score-word.ts";

/** Reads what was typed, with misspelled words corrected. */
export function correctWords(index: OpenIndex, typed: string): Query {
  const query = readQuery(typed, index.words);
  // A partial index does not know all words.
  if (index.isPart) return query;
  const isAlone = query.words.length === 1;
  const corrections = new Map(
    query.contentWords.map(({ written, term }) => [written, correctTerm(index, term, isAlone)]),
  );
  const corrected = replaceWords(typed, (word) => corrections.get(word) ?? word);
  return corrected === typed ? query : readQuery(corrected, index.words);
}

/**
 * A term that may have been meant: its edit distance and its number of records, infinite for a stop
 * word.
 */
interface Candidate {
  readonly term: string;
  readonly edits: number;
  readonly often: number;
}

/** A long word with no nearer term may have this many edits, in vowels and letter order only. */
const FAR = 3;
const LONG = 8;

/**
 * The term meant by a misspelled one: the nearest, and of equally near ones the most frequent.
 * Undefined if the term is known or the start of a known one, or none is near.
 */
function correctTerm(index: OpenIndex, asked: string, isAlone: boolean): string | undefined {
  const most = allowedEdits(asked);
  const root = rootOf(asked) ?? asked;
  if (most === 0 || index.vocabulary.some(({ term }) => term.startsWith(root))) return undefined;
  const near = nearestTerm(index, asked, most);
  // A single word may be a misspelled name, which is matched separately.
  if (near !== undefined) return isAlone ? undefined : near;
  return asked.length < LONG ? undefined : nearestTerm(index, asked, FAR);
}

function nearestTerm(
  { vocabulary, prose }: OpenIndex,
  asked: string,
  most: number,
): string | undefined {
  const letters = letterMask(asked);
  const near = vocabulary.flatMap(({ term, letters: own, isStopWord }): readonly Candidate[] => {
    if (term[0] !== asked[0] || !mayBeNear(letters, own, most)) return [];
    const edits = editDistance(asked, term, most);
    if (edits > most || isAnother(asked, term, edits)) return [];
    return [{ term, edits, often: isStopWord ? Infinity : prose.find(term, false).scores.size }];
  });
  return near.sort((a, b) => a.edits - b.edits || b.often - a.often)[0]?.term;
}

const SHORT = 7;

/** In a short word, another consonant makes another word: "react" is no misspelling of "reach". */
function isAnother(asked: string, term: string, edits: number): boolean {
  const isShort = asked.length < SHORT && asked.length === term.length;
  return (isShort || edits === FAR) && consonants(asked) !== consonants(term);
}

/** The consonants, sorted to allow for transpositions; similar sounds count as one letter. */
function consonants(word: string): string {
  const all = word.replace(/[aeiouy]/g, "").replace(/[cksqz]/g, "c");
  return [...all].sort().join("");
}
