import type { Run } from "../query/answer.ts";

/** So much of the shorter of the two, an excerpt and a block, has to be in the other. */
const SHARE = 0.6;
const SHORTEST = 3;

/**
 * The block of a page that a result's excerpt was cut from: the one with most of the words that were
 * found. An excerpt may be part of a block, or run over several.
 * @param blocks texts in the order of the page
 * @returns its place among them; -1 where none is like it
 */
export function nearestBlock(excerpt: readonly Run[], blocks: readonly string[]): number {
  const shown = wordsIn(excerpt.map(({ text }) => text).join(""));
  const found = wordsIn(excerpt.map(({ text, mark }) => (mark ? text : "")).join(" "));
  const scores = blocks.map((text) => {
    const held = wordsIn(text);
    const share = countIn(shown, held) / Math.max(1, Math.min(shown.size, held.size));
    return share >= SHARE ? countIn(found, held) + share : 0;
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
