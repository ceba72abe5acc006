import { allowedEdits, editDistance, letterMask, mayBeNear } from "../words/edit-distance.ts";
import type { OpenIndex } from "./open-index.ts";
import { type Query, readQuery } from "./read-query.ts";
import { rootOf } from "./score-word.ts";

/** What a reader has typed, with the words that are misspelled as they were meant. */
export function correctWords(index: OpenIndex, typed: string): Query {
  const query = readQuery(typed, index.words);
  // Half an index knows half the words.
  if (index.isPart) return query;
  const isAlone = query.words.length === 1;
  const corrected = query.contentWords.reduce((text, { written, term }) => {
    return text.replace(written, correctTerm(index, term, isAlone) ?? written);
  }, typed);
  return corrected === typed ? query : readQuery(corrected, index.words);
}

/** A term as readers may have meant it: how far it is from theirs, and how often it is said. */
interface Candidate {
  readonly term: string;
  readonly edits: number;
  readonly often: number;
}

/** So many mistakes are read in a long word that nothing is nearer to, in its vowels and in its order. */
const FAR = 3;
const LONG = 8;

/**
 * The term that a misspelled one stands for: the nearest, and of two as near the one said more often.
 * None for a term that is known or begun, and where none is near.
 */
function correctTerm(index: OpenIndex, asked: string, isAlone: boolean): string | undefined {
  const most = allowedEdits(asked);
  const root = rootOf(asked) ?? asked;
  if (most === 0 || index.vocabulary.some(({ term }) => term.startsWith(root))) return undefined;
  const near = nearestTerm(index, asked, most);
  // A word by itself may be any name, as nearly as it likes.
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

/** In a short word, one consonant for another makes another word: "react" is no slip of "reach". */
function isAnother(asked: string, term: string, edits: number): boolean {
  const isShort = asked.length < SHORT && asked.length === term.length;
  return (isShort || edits === FAR) && consonants(asked) !== consonants(term);
}

/** Sorted, as neighbours change places, and those alike that sound alike. */
function consonants(word: string): string {
  const all = word.replace(/[aeiouy]/g, "").replace(/[cksqz]/g, "c");
  return [...all].sort().join("");
}
