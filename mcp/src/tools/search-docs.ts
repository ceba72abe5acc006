import type { Locale } from "../../../site/site.config.ts";
import type { SearchHit, SearchResult } from "../docs/docs.ts";
import type { ToolContext } from "./tool-context.ts";
import { type ToolResult, toolResult } from "./tool-result.ts";

export interface DocsQuery {
  readonly query: string;
  readonly lang: Locale;
  /** Maximum number of places. */
  readonly limit: number;
}

/** Maximum number of places if no page contains any of the words, so matches are remote. */
const MAX_FAR = 3;

/** Searches the documentation and lists the places found, best first. */
export function searchDocs({ docs }: ToolContext, { query, lang, limit }: DocsQuery): ToolResult {
  const { places, nearest, unknown } = docs.search(query, lang);
  const unknownWords = quoted(unknown.words);
  if (places.length === 0 || (unknown.isEveryWordUnknown && nearest.length === 0)) {
    const similarNames = nearest.length > 0 ? ` Similar names: ${nearest.join(", ")}.` : "";
    const reason =
      unknownWords === "" ? `No results for "${query}".` : `No page mentions ${unknownWords}.`;
    const text = reason + similarNames;
    return toolResult(text, { places: [], nearest, unknown: unknown.words });
  }
  const shownPlaces = places.slice(0, unknown.isEveryWordAbsent ? Math.min(limit, MAX_FAR) : limit);
  const absentWords = quoted(unknown.knownButAbsent);
  const head = [
    ...(unknownWords === "" ? [] : [`No page mentions ${unknownWords}.${nearestTo(unknown)}`]),
    ...(absentWords === "" ? [] : [`No page contains ${absentWords}. Closest in meaning:`]),
  ];
  const similarNames = nearest.length > 0 ? [`Similar names: ${nearest.join(", ")}.`] : [];
  const more = /\b(programs?|code|samples?|examples?)\b/i.test(query)
    ? ["For complete programs, use write_program, by operation and language."]
    : [];
  const text = [...head, ...similarNames, ...shownPlaces.map(lineOf), ...more].join("\n");
  return toolResult(text, { places: shownPlaces, nearest, unknown: unknown.words });
}

/** Says what the listed places are nearest to, unless the next line does. */
function nearestTo({ isEveryWordUnknown, isEveryWordAbsent }: SearchResult["unknown"]): string {
  if (isEveryWordUnknown) return " Closest matches:";
  return isEveryWordAbsent ? "" : " Closest matches for the rest:";
}

function quoted(words: readonly string[]): string {
  return words.map((word) => `"${word}"`).join(", ");
}

function lineOf({ kind, title, where, href, excerpt }: SearchHit): string {
  const about = `- ${title} (${kind}${where === "" ? "" : `, ${where}`}) ${href}`;
  return excerpt === "" ? about : `${about}\n  ${excerpt}`;
}
