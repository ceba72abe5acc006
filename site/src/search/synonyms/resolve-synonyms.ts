import { nearestName } from "../../../../contract/src/problems/nearest-name.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import type { Locale, SiteConfig } from "../../../site.config.ts";
import { prefixOf } from "../../base/localize-href.ts";
import type { SynonymRow } from "../index/index-file.ts";
import type { SearchRecord } from "../records/record.ts";
import { joinName } from "../words/split-name.ts";
import { splitWords } from "../words/split-words.ts";
import { stopWordsOf } from "../words/stop-words.ts";
import { type Words, wordsOf } from "../words/words.ts";
import type { SynonymGroup } from "./read-synonyms.ts";

export interface ResolvedSynonyms {
  readonly rows: readonly SynonymRow[];
  readonly problems: readonly Problem[];
}

/**
 * Resolves each group to the records of one language. An unknown name, path or word is a problem.
 * Phrases of the default language also work in every other.
 */
export function resolveSynonyms(
  groups: readonly SynonymGroup[],
  records: readonly SearchRecord[],
  config: Pick<SiteConfig, "locales">,
  lang: Locale,
): ResolvedSynonyms {
  const fallback = config.locales[0].code;
  const prefix = prefixOf(config, lang);
  const words = wordsOf(lang, stopWordsOf(lang));
  const numbers = numberPlaces(records);
  const known = termsOf(records, words);
  const problems: Problem[] = [];
  const rows = groups.map(({ means, words: ours, said, source }): SynonymRow => {
    const found = means.flatMap((meant) => {
      const number = numbers.get(meant.startsWith("/") ? prefix + meant : meant);
      if (number !== undefined) return [number];
      const message = `Unknown name or path in means: "${meant}".`;
      problems.push(problem(source, message, nearestName(meant, numbers.keys())));
      return [];
    });
    for (const word of ours) {
      if (lang !== fallback || known.has(words.term(word))) continue;
      const message = `No page holds the word "${word}".`;
      problems.push(problem(source, message, nearestName(words.term(word), known)));
    }
    const names = means.filter((meant) => !meant.startsWith("/"));
    const terms = [...names.map((name) => words.term(joinName(name))), ...ours.map(words.term)];
    const phrases = [...new Set([fallback, lang])].flatMap((code) => said.get(code) ?? []);
    // The first name it means is also a phrase for it: "market or locale" contains two names.
    const name = names.slice(0, 1).map((name) => words.term(joinName(name)));
    const phraseTerms = [...name, ...phrases.map((phrase) => termsIn(phrase, words))];
    return [unique(phraseTerms), unique(terms), found];
  });
  return { rows, problems };
}

/** The first record for each name and each address. */
function numberPlaces(records: readonly SearchRecord[]): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  records.forEach(({ names, page, anchor, kind }, number) => {
    const spellings = kind === "retired" ? [] : names;
    for (const key of [...spellings, anchor === "" ? page.href : `${page.href}#${anchor}`]) {
      if (!numbers.has(key)) numbers.set(key, number);
    }
  });
  return numbers;
}

function termsOf(records: readonly SearchRecord[], words: Words): ReadonlySet<string> {
  return new Set(
    records.flatMap(({ title, text, hidden = "" }) => [
      ...words.prose(`${title} ${text} ${hidden}`),
    ]),
  );
}

/** Drops stop words if at least two other words remain: "country of a city". */
function termsIn(phrase: string, words: Words): string {
  const all = splitWords(phrase);
  const telling = all.filter((word) => !words.isStopWord(word));
  return (telling.length > 1 ? telling : all).map(words.term).join(" ");
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
