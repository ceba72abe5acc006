import type { Root } from "mdast";
import type { DocsVersion, Locale } from "../../../site.config.ts";
import { createRecords } from "./create-records.ts";
import type { SearchRecord } from "./record.ts";
import type { SearchSource } from "./search-source.ts";
import { type Section, sectionsOf } from "./sections.ts";

/** The records of one version of the docs, in one language. */
export type RecordSource = (version: DocsVersion, lang: Locale) => readonly SearchRecord[];

/**
 * Creates records on first use; a text that two languages share is split once.
 * @param parse parses a page's text; memoised, as others need the tree too
 */
export function createRecordSource(
  source: SearchSource,
  parse: (text: string) => Root,
): RecordSource {
  const cut = rememberEach((text: string): readonly Section[] => sectionsOf(parse(text)));
  const made = new Map<string, readonly SearchRecord[]>();
  return (version, lang) => {
    const key = `${version} ${lang}`;
    const records = made.get(key) ?? createRecords(source, version, lang, cut);
    made.set(key, records);
    return records;
  };
}

function rememberEach<Result>(work: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const result = known.get(text) ?? work(text);
    known.set(text, result);
    return result;
  };
}
