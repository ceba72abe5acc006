import type { SearchTexts } from "../../../i18n/texts.ts";
import type { Locale } from "../../../site.config.ts";
import { KINDS, type RecordPage, type SearchRecord } from "../records/record.ts";
import { stopWordsOf } from "../words/stop-words.ts";
import { wordsOf } from "../words/words.ts";
import type { IndexFile, PageRow, RecordColumns, SynonymRow } from "./index-file.ts";
import type { IndexedText } from "./indexed-text.ts";
import { writeProseIndex } from "./prose-index.ts";

/** Builds the index of all records of one language and version. */
export function buildIndex(
  lang: Locale,
  records: readonly SearchRecord[],
  synonyms: readonly SynonymRow[],
  texts: SearchTexts,
): IndexFile {
  const indexed = records.map(indexedText);
  const pages = [...new Set(records.map(({ page }) => page))];
  return [
    {
      lang,
      stopWords: [...stopWordsOf(lang)],
      texts,
      pages: pages.map((page) => pageRow(page, lang)),
      records: columns(records, pages),
      synonyms,
    },
    {
      texts: records.map(({ text }) => text),
      index: writeProseIndex(indexed, wordsOf(lang, stopWordsOf(lang))),
    },
  ];
}

function indexedText(record: SearchRecord): IndexedText | undefined {
  const {
    page,
    title,
    names,
    aliases = [],
    owner = "",
    became = [],
    text,
    hidden = "",
    asked = "",
  } = record;
  // A type is found by the letters of its name only; its meaning is at its fields.
  if (record.kind === "type")
    return asked === "" ? undefined : { name: "", heading: "", page: "", text: "", asked };
  return {
    name: [...names, ...aliases].join("\n"),
    heading: names.includes(title) ? "" : title,
    page: `${page.title} ${page.where} ${owner}`,
    text: [text, hidden, ...became].join(" "),
    asked,
  };
}

function pageRow({ href, title, where, lang }: RecordPage, own: Locale): PageRow {
  return lang === own ? [href, title, where] : [href, title, where, lang];
}

function columns(records: readonly SearchRecord[], pages: readonly RecordPage[]): RecordColumns {
  const numbers = new Map(pages.map((page, index) => [page, index]));
  return {
    kind: records.map(({ kind }) => KINDS.indexOf(kind)),
    page: records.map(({ page }) => numbers.get(page) ?? 0),
    anchor: records.map(({ anchor }) => anchor),
    title: records.map(({ title }) => title),
    names: records.map(({ names, title }) => (names.join() === title ? "" : names.join("\n"))),
    owner: records.map(({ owner = "" }) => owner),
    became: records.map(({ became = [] }) => became.join(", ")),
    badge: records.map(({ badge = "" }) => badge),
    further: records.map(({ further = 0 }) => further),
  };
}
