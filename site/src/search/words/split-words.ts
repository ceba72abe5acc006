/** A contract name is one word, and so is "V1.0"; a dotted name is several. */
const WORD = /[\p{L}\p{M}\p{N}_]+(?:\.\p{N}+)*/gu;

export interface WordAt {
  readonly word: string;
  readonly start: number;
}

/** splitWords("Send `Leg.stopCount` twice") → ["Send", "Leg", "stopCount", "twice"] */
export function splitWords(text: string): readonly string[] {
  return text.match(WORD) ?? [];
}

/** The same words, each with its start index. */
export function locateWords(text: string): readonly WordAt[] {
  return Array.from(text.matchAll(WORD), (match) => ({ word: match[0], start: match.index }));
}

/** The text with each of its words replaced: a word inside another word stays. */
export function replaceWords(text: string, replace: (word: string) => string): string {
  return text.replace(WORD, replace);
}
