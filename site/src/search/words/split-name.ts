import { fold } from "./fold.ts";

const PARTS = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}[\p{Ll}\p{M}]*|\p{Lu}+|\p{N}+|[\p{L}\p{M}]+/gu;

/**
 * Splits a name at capitals, digits, underscores, dots, hyphens and slashes.
 * splitName("RESULT_ACTION_NOT_MODIFIED") → ["result", "action", "not", "modified"];
 * splitName("originIATACode2") → ["origin", "iata", "code", "2"].
 */
export function splitName(name: string): readonly string[] {
  return (name.match(PARTS) ?? []).map(fold);
}

/** The same parts as written, each with its start index. */
export function locateParts(name: string): readonly { part: string; start: number }[] {
  return Array.from(name.matchAll(PARTS), (match) => ({ part: match[0], start: match.index }));
}

/** joinName("min price") and joinName("minPrice") → "minprice", for comparing names. */
export function joinName(name: string): string {
  return fold(name).replace(/[^\p{L}\p{N}]+/gu, "");
}

/** Whether a word is spelled like a name: "stopCount", "PLACE_TYPE_CITY", "PollURL". */
export function looksLikeName(word: string): boolean {
  return /\p{Ll}\p{Lu}|_/u.test(word);
}
