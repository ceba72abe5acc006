import { fold } from "./fold.ts";
import { joinName, splitName } from "./split-name.ts";
import { splitWords } from "./split-words.ts";
import { type Stem, stemmerOf } from "./stem.ts";

/**
 * Splits text into terms, in one language. The build and the worker share this code, so that
 * queries and the index are always split in the same way.
 */
export interface Words {
  /** The stem of a folded word. */
  readonly stem: Stem;
  /** The term of one word: folded, without underscores, stemmed; "V1.0" is "v1". */
  readonly term: (word: string) => string;
  /** The terms of prose, without stop words. */
  readonly prose: (text: string) => readonly string[];
  /** The terms of a name: the whole and its parts. */
  readonly name: (name: string) => readonly string[];
  readonly parts: (name: string) => readonly string[];
  readonly isStopWord: (word: string) => boolean;
}

/** @param stopWords folded; the build takes them from its list, the worker from the index */
export function wordsOf(lang: string, stopWords: ReadonlySet<string>): Words {
  const stem = stemmerOf(lang);
  const term = (word: string) =>
    stem(
      fold(word)
        .replaceAll("_", "")
        .replace(/^(v\d+)\.0$/, "$1"),
    );
  const isStopWord = (word: string) => stopWords.has(fold(word));
  const parts = (name: string) => splitName(name).map(stem);
  return {
    stem,
    term,
    isStopWord,
    parts,
    prose: (text) =>
      splitWords(text)
        .filter((word) => word.length > 1 && !isStopWord(word))
        .map(term),
    name: (name) => [...new Set([stem(joinName(name)), ...parts(name)])],
  };
}
