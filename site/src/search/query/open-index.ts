import type { NamesPart, ProsePart, SynonymRow } from "../index/index-file.ts";
import type { ProseIndex } from "../index/prose-index.ts";
import { isProse, KINDS, type RecordKind } from "../records/record.ts";
import { letterMask } from "../words/edit-distance.ts";
import { type Words, wordsOf } from "../words/words.ts";
import type { FoundRecord } from "./found-record.ts";
import { type NameEntry, nameEntries } from "./name-entries.ts";
import { openProse, type Prose } from "./open-prose.ts";

export interface Synonym {
  /** Terms that a query must contain, all of them. */
  readonly said: readonly string[];
  /**
   * Below 1, and lower the more phrases share its terms; decides between two synonyms in a query.
   */
  readonly rarity: number;
  /** Its meanings, each as terms. */
  readonly meant: readonly (readonly string[])[];
  readonly records: readonly number[];
}

export interface VocabularyTerm {
  readonly term: string;
  readonly letters: number;
  readonly isStopWord: boolean;
}

export interface OpenIndex {
  /** Whether its prose is still loading. */
  readonly isPart: boolean;
  readonly words: Words;
  readonly records: readonly FoundRecord[];
  readonly names: readonly NameEntry[];
  readonly synonyms: readonly Synonym[];
  readonly prose: Prose;
  /** Every term that may be meant, for spelling correction. */
  readonly vocabulary: readonly VocabularyTerm[];
  /** The terms of its prose, for lookups. */
  readonly known: ReadonlySet<string>;
}

const NO_PROSE: ProseIndex = {
  count: 0,
  terms: "",
  holders: [],
  asked: { holders: "", phrases: [] },
};

/** Prepares an index file for queries; without its prose, it knows only names and synonyms. */
export function openIndex([names, prose]: readonly [NamesPart, ProsePart?]): OpenIndex {
  const { lang, stopWords, pages, records, synonyms } = names;
  const words = wordsOf(lang, new Set(stopWords));
  const found = records.title.map((title, id): FoundRecord => {
    const page = pages[records.page[id] ?? 0] ?? ["", "", ""];
    const anchor = records.anchor[id] ?? "";
    const kind = KINDS[records.kind[id] ?? 0] ?? "page";
    return {
      kind,
      page,
      anchor,
      title,
      text: prose?.texts[id] ?? "",
      names: readSpellings(records.names[id] ?? "", kind, title),
      owner: records.owner[id] ?? "",
      became: records.became[id] ?? "",
      badge: records.badge[id] ?? "",
      further: records.further[id] ?? 0,
      depth: anchor.split(".").length - 1,
    };
  });
  const opened = openProse(prose?.index ?? NO_PROSE, new Set(stopWords));
  return {
    isPart: !prose,
    words,
    records: found,
    names: nameEntries(found, words),
    synonyms: readSynonyms(synonyms),
    vocabulary: vocabularyOf(opened.terms, synonyms, stopWords),
    known: new Set(opened.terms),
    prose: opened,
  };
}

/** A record with only one name stores it only as its title. */
function readSpellings(names: string, kind: RecordKind, title: string): readonly string[] {
  if (names !== "") return names.split("\n");
  return isProse(kind) ? [] : [title];
}

/** Terms of prose and synonyms, and stop words, which are misspelled as often. */
function vocabularyOf(
  terms: readonly string[],
  synonyms: readonly SynonymRow[],
  stopWords: readonly string[],
): readonly VocabularyTerm[] {
  const synonymWords = synonyms.flatMap(([phrases]) =>
    phrases.flatMap((phrase) => phrase.split(" ")),
  );
  const silent = new Set(stopWords);
  return [...new Set([...terms, ...synonymWords, ...stopWords])].map((term) => {
    return { term, letters: letterMask(term), isStopWord: silent.has(term) };
  });
}

function readSynonyms(rows: readonly SynonymRow[]): readonly Synonym[] {
  const common = new Map<string, number>();
  for (const term of rows.flatMap(([phrases]) => phrases.flatMap((phrase) => phrase.split(" ")))) {
    common.set(term, (common.get(term) ?? 0) + 1);
  }
  return rows.flatMap(([phrases, terms, records]) => {
    const meant = terms.map((phrase) => phrase.split(" "));
    return phrases.map((phrase) => {
      const said = phrase.split(" ");
      const rarest = Math.min(...said.map((term) => common.get(term) ?? 1));
      return { said, rarity: 1 / (1 + rarest), meant, records };
    });
  });
}
