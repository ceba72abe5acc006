import { fold } from "../words/fold.ts";
import { splitWords } from "../words/split-words.ts";
import type { SearchRecord } from "./record.ts";

/** A word in the code of more records than this does not identify any. */
const MAX_PLACES = 3;

/**
 * Makes records findable by words that occur only in their code, such as a library function or a
 * variable. Skips words that are in the prose of any record, because code repeats them everywhere.
 */
export function findByCode(records: readonly SearchRecord[]): readonly SearchRecord[] {
  const proseWords = new Set(records.flatMap(wordsIn));
  const unsaid = ({ code = [] }: SearchRecord) =>
    [...new Set(code.map(fold))].filter((word) => !proseWords.has(word));
  const places = new Map<string, number>();
  for (const word of records.flatMap(unsaid)) places.set(word, (places.get(word) ?? 0) + 1);
  return records.map((record) => {
    const rare = unsaid(record).filter((word) => (places.get(word) ?? 0) <= MAX_PLACES);
    if (rare.length === 0) return record;
    return { ...record, hidden: [record.hidden ?? "", ...rare].join(" ") };
  });
}

function wordsIn({ title, names, aliases = [], text, hidden = "" }: SearchRecord) {
  return splitWords(fold([title, ...names, ...aliases, text, hidden].join(" ")));
}
