import type { Words } from "../words/words.ts";
import { FIELDS, type IndexedText, phrasesOf, termsOf } from "./indexed-text.ts";

/**
 * How often each term stands in each field of each record. It is text in long columns, because that
 * compresses to three quarters of what lists of numbers do, and only lines that are asked for are
 * ever read.
 */
export interface ProseIndex {
  /** How many records are in it. */
  readonly count: number;
  /** Sorted, one a line. */
  readonly terms: string;
  /**
   * For each field, for each term a line: the records that hold it, each as the step from the one
   * before, in base 36, and how often where that is more than once: "1f 2:3".
   */
  readonly holders: readonly string[];
  /** What readers come with: for each term a line as above, of phrases; and how many each record has. */
  readonly asked: { readonly holders: string; readonly phrases: readonly number[] };
}

const BASE = 36;

type Counts = Map<string, number>;

/** @param texts of each record, or undefined for one that is not looked up */
export function writeProseIndex(
  texts: readonly (IndexedText | undefined)[],
  words: Words,
): ProseIndex {
  const counted = FIELDS.map((field) =>
    texts.map((text): Counts => (text ? countOf(termsOf(text, field, words)) : new Map())),
  );
  const asked = texts.map((text) => (text ? phrasesOf(text, words).map(countOf) : []));
  const phrases = asked.flat();
  const all = [...counted.flat(), ...phrases].flatMap((counts) => [...counts.keys()]);
  const terms = [...new Set(all)].sort();
  const print = (lines: ReadonlyMap<string, readonly string[]>) =>
    terms.map((term) => lines.get(term)?.join(" ") ?? "").join("\n");
  return {
    count: texts.filter((text) => text !== undefined).length,
    terms: terms.join("\n"),
    holders: counted.map((records) => print(linesOf(records))),
    asked: { holders: print(linesOf(phrases)), phrases: asked.map(({ length }) => length) },
  };
}

/** Each record that a line names, with how often it holds the term. */
export function readHolders(line: string): ReadonlyMap<number, number> {
  const holders = new Map<number, number>();
  if (line === "") return holders;
  let id = 0;
  for (const holder of line.split(" ")) {
    const colon = holder.indexOf(":");
    id += Number.parseInt(holder, BASE);
    holders.set(id, colon < 0 ? 1 : Number(holder.slice(colon + 1)));
  }
  return holders;
}

/** How many different terms each record has: a list would be 2 KB of every index. */
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
      const step = (id - (last.get(term) ?? 0)).toString(BASE);
      last.set(term, id);
      const line = lines.get(term) ?? [];
      lines.set(term, line);
      line.push(often > 1 ? `${step}:${often}` : step);
    }
  });
  return lines;
}
