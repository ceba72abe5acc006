import { findSynonyms } from "../../../site/src/search/query/find-synonyms.ts";
import { scoreNames } from "../../../site/src/search/query/name-scores.ts";
import type { OpenIndex } from "../../../site/src/search/query/open-index.ts";
import { type NameQuery, readQuery } from "../../../site/src/search/query/read-query.ts";
import type { SearchResult } from "./docs.ts";

/** What a query asks of which the documentation does not speak: search finds what is spelled alike. */
export function unknownWords(index: OpenIndex, typed: string): SearchResult["unknown"] {
  const { words, contentWords, identifierForm } = readQuery(typed, index.words);
  const isName = (query: NameQuery) => scoreNames(query, index.names).size > 0;
  // Several words are names only where each of them is spelled as one.
  if (contentWords.length === 1 && isName(identifierForm)) {
    return { words: [], isAll: false, unsaid: [], isNoneSaid: false };
  }
  const spelled = new Set(index.names.map(({ joined }) => joined));
  const spoken = [
    ...findSynonyms(index, words).flatMap((found) => found.words),
    ...contentWords.filter(({ term }) => index.known.has(term)),
  ];
  const missing = contentWords.filter(({ term }) => !index.prose.says(term) && !spelled.has(term));
  const unknown = missing.filter((word) => !spoken.includes(word));
  return {
    words: unknown.map(({ written }) => written),
    isAll: unknown.length > 0 && unknown.length === contentWords.length,
    isNoneSaid: missing.length > 0 && missing.length === contentWords.length,
    unsaid: missing.filter((word) => spoken.includes(word)).map(({ written }) => written),
  };
}
