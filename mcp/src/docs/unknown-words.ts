import { findSynonyms } from "../../../site/src/search/query/find-synonyms.ts";
import { scoreNames } from "../../../site/src/search/query/name-scores.ts";
import type { OpenIndex } from "../../../site/src/search/query/open-index.ts";
import { type NameQuery, readQuery } from "../../../site/src/search/query/read-query.ts";
import type { SearchResult } from "./docs.ts";

/** Words of a query that the documentation lacks, although search finds similar spellings. */
export function unknownWords(index: OpenIndex, typed: string): SearchResult["unknown"] {
  const { words, contentWords, identifierForm } = readQuery(typed, index.words);
  const isName = (query: NameQuery) => scoreNames(query, index.names).size > 0;
  // A single word may match a name loosely; of several words, each must match exactly.
  if (contentWords.length === 1 && isName(identifierForm)) {
    return { words: [], isEveryWordUnknown: false, knownButAbsent: [], isEveryWordAbsent: false };
  }
  const spelled = new Set(index.names.map(({ joined }) => joined));
  const knownWords = [
    ...findSynonyms(index, words).flatMap((found) => found.words),
    ...contentWords.filter(({ term }) => index.known.has(term)),
  ];
  const missing = contentWords.filter(({ term }) => !index.prose.says(term) && !spelled.has(term));
  const unknown = missing.filter((word) => !knownWords.includes(word));
  return {
    words: unknown.map(({ written }) => written),
    isEveryWordUnknown: unknown.length > 0 && unknown.length === contentWords.length,
    isEveryWordAbsent: missing.length > 0 && missing.length === contentWords.length,
    knownButAbsent: missing
      .filter((word) => knownWords.includes(word))
      .map(({ written }) => written),
  };
}
