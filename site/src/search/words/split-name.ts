import { fold } from "./fold.ts";

const PARTS = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}[\p{Ll}\p{M}]*|\p{Lu}+|\p{N}+|[\p{L}\p{M}]+/gu;

/**
 * Splits at every border of a name: capitals, digits, underscores, dots, hyphens, slashes.
 * splitName("RESULT_ACTION_NOT_MODIFIED") → ["result", "action", "not", "modified"];
 * splitName("originIATACode2") → ["origin", "iata", "code", "2"].
 */
export function splitName(name: string): readonly string[] {
  return (name.match(PARTS) ?? []).map(fold);
}

/** The same parts as they are written, each with the place where it starts. */
export function locateParts(name: string): readonly { part: string; start: number }[] {
  return Array.from(name.matchAll(PARTS), (match) => ({ part: match[0], start: match.index }));
}

/** joinName("min price") and joinName("minPrice") → "minprice": how names are compared. */
export function joinName(name: string): string {
  return fold(name).replace(/[^\p{L}\p{N}]+/gu, "");
}

/** Whether a reader means one name by it: "stopCount", "PLACE_TYPE_CITY", "PollURL". */
export function looksLikeName(word: string): boolean {
  return /\p{Ll}\p{Lu}|_/u.test(word);
}
