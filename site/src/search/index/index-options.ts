import type { Options } from "minisearch";
import type { Words } from "../words/words.ts";

/** What the full-text index holds of one record. */
export interface IndexedText {
  readonly id: number;
  /** Names, one a line. */
  readonly name: string;
  readonly heading: string;
  /** Title of its page and what it is part of. */
  readonly page: string;
  readonly text: string;
}

/** Build and worker read the index with these very options: MiniSearch does not keep them. */
export function indexOptions(words: Words): Options<IndexedText> {
  return {
    fields: ["name", "heading", "page", "text"],
    storeFields: [],
    tokenize: (text, field) =>
      field === "name" ? text.split("\n").flatMap(words.name) : [...words.prose(text)],
    processTerm: (term) => term,
    searchOptions: {
      boost: { name: 2, heading: 2 },
      // What is asked for is cut into terms already.
      tokenize: (term) => [term],
    },
  };
}
