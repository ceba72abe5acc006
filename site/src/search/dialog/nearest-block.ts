import type { Run } from "../query/answer.ts";

/** The share of words that the shorter of excerpt and block must have in common with the other. */
const SHARE = 0.6;
const SHORTEST = 3;

/**
 * Finds the block of a page that a result's excerpt was cut from: the one with most of the matched
 * words. An excerpt may be part of a block, or span several.
 * @param blocks the blocks' texts, in page order
 * @returns its index; -1 if none is similar enough
 */
export function nearestBlock(excerpt: readonly Run[], blocks: readonly string[]): number {
  const shown = wordsIn(excerpt.map(({ text }) => text).join(""));
  const found = wordsIn(excerpt.map(({ text, mark }) => (mark ? text : "")).join(" "));
  const scores = blocks.map((text) => {
    const blockWords = wordsIn(text);
    const share = countIn(shown, blockWords) / Math.max(1, Math.min(shown.size, blockWords.size));
    return share >= SHARE ? countIn(found, blockWords) + share : 0;
  });
  const most = Math.max(...scores, 0);
  return most > 1 ? scores.indexOf(most) : -1;
}

function countIn(words: ReadonlySet<string>, held: ReadonlySet<string>): number {
  return [...words].filter((word) => held.has(word)).length;
}

function wordsIn(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
  return new Set(words.filter((word) => word.length >= SHORTEST));
}
