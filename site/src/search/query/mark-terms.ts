import { locateWords } from "../words/split-words.ts";
import type { Words } from "../words/words.ts";
import type { Run } from "./answer.ts";

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The spans of all matched words in a text. */
export function spansOf(text: string, met: ReadonlySet<string>, words: Words): readonly Span[] {
  return locateWords(text)
    .filter(({ word }) => met.has(words.term(word)))
    .map(({ word, start }) => ({ start, end: start + word.length }));
}

/** Splits a text at its spans. Spans are in order and do not overlap. */
export function runsOf(text: string, marked: readonly Span[], code: readonly Span[]): Run[] {
  const borders = new Set([0, text.length]);
  for (const { start, end } of [...marked, ...code]) borders.add(start).add(end);
  const cuts = [...borders].sort((a, b) => a - b);
  return cuts.slice(1).map((end, index): Run => {
    const start = cuts[index] ?? 0;
    const lies = (spans: readonly Span[]) =>
      spans.some((span) => span.start <= start && end <= span.end);
    return {
      text: text.slice(start, end),
      ...(lies(marked) && { mark: true as const }),
      ...(lies(code) && { code: true as const }),
    };
  });
}
