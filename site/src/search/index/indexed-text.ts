import { splitWords } from "../words/split-words.ts";
import type { Words } from "../words/words.ts";

/** What the full-text index contains for one record. */
export interface IndexedText {
  /** Names, one per line. */
  readonly name: string;
  readonly heading: string;
  /** The title of its page and what it is part of. */
  readonly page: string;
  readonly text: string;
  /** Phrases with which readers look for it, separated by commas. */
  readonly asked: string;
}

/** The fields, in the order of the index's columns. */
export const FIELDS = ["name", "heading", "page", "text"] as const;

type Field = (typeof FIELDS)[number];

/** The weight of a term in each field. */
export const BOOSTS: Readonly<Record<Field, number>> = {
  name: 2,
  heading: 3,
  page: 1,
  text: 1,
};

/** The terms of a field, with repetitions. */
export function termsOf(text: IndexedText, field: Field, words: Words): readonly string[] {
  if (field !== "name") return words.prose(text[field]);
  return text.name === "" ? [] : text.name.split("\n").flatMap(words.name);
}

/**
 * Each phrase as terms, without stop words of up to two letters. Longer stop words stay, since "get
 * a key" is not "send a key".
 */
export function phrasesOf({ asked }: IndexedText, words: Words): readonly (readonly string[])[] {
  if (asked === "") return [];
  return asked.split(/,\s*/).map((phrase) =>
    splitWords(phrase)
      .filter((word) => word.length > 2 || !words.isStopWord(word))
      .map(words.term),
  );
}
