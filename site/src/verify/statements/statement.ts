import { limitsOf, wordsOf } from "./read.ts";
import { type Rival, rivalsOf, stemOf } from "./rivals.ts";

/**
 * Something that is true, as a short sentence. A text that speaks of the same and has another word in
 * place of one that decides, or lacks its "not" or its "only", contradicts it.
 */
export interface Statement {
  readonly text: string;
  /** What a sentence has to hold, or stand under, to be about the same. */
  readonly anchors: readonly string[];
  readonly decisive: readonly Decisive[];
  /** What a true sentence has as well, one of each: "not", or "not" and "only" for "nothing". */
  readonly limits: readonly (readonly string[])[];
  /** All its words as they follow each other. */
  readonly order: readonly string[];
}

export interface Decisive {
  readonly stem: string;
  readonly rivals: readonly Rival[];
}

const STOP_WORDS = new Set(
  "a an the of in to is are and or it its that this these those with for as be by at you your they them their i has have had do does can may will was were what which who how than then so if when where here also too on into out about each-other one's own get gets more-or-less not never no none neither nor without nothing nobody cannot only until unless except alone".split(
    " ",
  ),
);

/** Words that say nothing of a subject by themselves. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

export function toStatement(text: string): Statement {
  const words = wordsOf(text);
  const content = words.filter((word) => !isStopWord(word));
  const decisive = content.flatMap((word) => {
    const rivals = rivalsOf(word);
    return rivals.length > 0 ? [{ stem: stemOf(word), rivals }] : [];
  });
  return {
    text,
    anchors: content.filter((word) => rivalsOf(word).length === 0).map(stemOf),
    decisive,
    limits: words.map(limitsOf).filter((limits) => limits.length > 0),
    order: content.map(stemOf),
  };
}

export function toKey({ kind, value }: Rival): string {
  return `${kind} ${value}`;
}
