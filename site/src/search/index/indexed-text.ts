import { splitWords } from "../words/split-words.ts";
import type { Words } from "../words/words.ts";

/** What the full-text index holds of one record. */
export interface IndexedText {
  /** Names, one a line. */
  readonly name: string;
  readonly heading: string;
  /** Title of its page and what it is part of. */
  readonly page: string;
  readonly text: string;
  /** What readers come to it with, in their words: phrases between commas. */
  readonly asked: string;
}

/** The order of an index's columns. */
export const FIELDS = ["name", "heading", "page", "text"] as const;

type Field = (typeof FIELDS)[number];

/** What a term is worth where it stands there. */
export const BOOSTS: Readonly<Record<Field, number>> = {
  name: 2,
  heading: 3,
  page: 1,
  text: 1,
};

/** The terms of a field, as often as they stand in it. */
export function termsOf(text: IndexedText, field: Field, words: Words): readonly string[] {
  if (field !== "name") return words.prose(text[field]);
  return text.name === "" ? [] : text.name.split("\n").flatMap(words.name);
}

/**
 * Each phrase as its terms, the shortest of those that say nothing left out, the others not: "get a
 * key" is not "send a key".
 */
export function phrasesOf({ asked }: IndexedText, words: Words): readonly (readonly string[])[] {
  if (asked === "") return [];
  return asked.split(/,\s*/).map((phrase) =>
    splitWords(phrase)
      .filter((word) => word.length > 2 || !words.isStopWord(word))
      .map(words.term),
  );
}
