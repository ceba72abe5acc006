import type { Words } from "../words/words.ts";

/** What the full-text index holds of one record. */
export interface IndexedText {
  /** Names, one a line. */
  readonly name: string;
  readonly heading: string;
  /** Title of its page and what it is part of. */
  readonly page: string;
  readonly text: string;
  /** What readers come to it with, in their words. */
  readonly asked: string;
}

/** The order of an index's columns. */
export const FIELDS = ["name", "heading", "page", "text", "asked"] as const;

/** What a term is worth where it stands there. */
export const BOOSTS: Readonly<Record<keyof IndexedText, number>> = {
  name: 2,
  heading: 3,
  page: 1,
  text: 1,
  asked: 1,
};

/** The terms of a field, as often as they stand in it. */
export function termsOf(
  text: IndexedText,
  field: keyof IndexedText,
  words: Words,
): readonly string[] {
  if (field !== "name") return words.prose(text[field]);
  return text.name === "" ? [] : text.name.split("\n").flatMap(words.name);
}
