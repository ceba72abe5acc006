import type { Words } from "../words/words.ts";
import { printColumn, printHolder, readHolders } from "./holders.ts";
import { FIELDS, type IndexedText, phrasesOf, termsOf } from "./indexed-text.ts";
import { printTerms } from "./terms.ts";

/**
 * How often each term occurs in each field of each record. It is stored as text in long columns,
 * which compress to three quarters of what lists of numbers do; only lines that are looked up are
 * parsed.
 */
export interface ProseIndex {
  /** The number of indexed records. */
  readonly count: number;
  /** Sorted (`terms.ts`). */
  readonly terms: string;
  /**
   * A column for each field, with a line for each term: the records that hold it (`holders.ts`).
   */
  readonly holders: readonly string[];
  /** Readers' phrases: such a column of phrases, and the number of phrases of each record. */
  readonly asked: { readonly holders: string; readonly phrases: readonly number[] };
}

type Counts = Map<string, number>;

/** @param texts the text of each record, or undefined for one that is not indexed */
export function writeProseIndex(
  texts: readonly (IndexedText | undefined)[],
  words: Words,
): ProseIndex {
  const counted = FIELDS.map((field) =>
    texts.map((text): Counts => (text ? countOf(termsOf(text, field, words)) : new Map())),
  );
  const phraseCounts = texts.map((text) => (text ? phrasesOf(text, words).map(countOf) : []));
  const phrases = phraseCounts.flat();
  const all = [...counted.flat(), ...phrases].flatMap((counts) => [...counts.keys()]);
  const terms = [...new Set(all)].sort();
  const print = (lines: ReadonlyMap<string, readonly string[]>) =>
    printColumn(terms.map((term) => lines.get(term)?.join("") ?? ""));
  return {
    count: texts.filter((text) => text !== undefined).length,
    terms: printTerms(terms),
    holders: counted.map((records) => print(linesOf(records))),
    asked: { holders: print(linesOf(phrases)), phrases: phraseCounts.map(({ length }) => length) },
  };
}

/** The number of distinct terms of each record; stored, it would take 2 KB of every index. */
export function lengthsOf(lines: readonly string[]): ReadonlyMap<number, number> {
  const lengths = new Map<number, number>();
  for (const line of lines) {
    for (const id of readHolders(line).keys()) lengths.set(id, (lengths.get(id) ?? 0) + 1);
  }
  return lengths;
}

function countOf(terms: readonly string[]): Counts {
  const counts: Counts = new Map();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

function linesOf(records: readonly Counts[]): ReadonlyMap<string, readonly string[]> {
  const lines = new Map<string, string[]>();
  const last = new Map<string, number>();
  records.forEach((counts, id) => {
    for (const [term, often] of counts) {
      const step = id - (last.get(term) ?? 0);
      last.set(term, id);
      const line = lines.get(term) ?? [];
      lines.set(term, line);
      line.push(printHolder(step, often));
    }
  });
  return lines;
}
