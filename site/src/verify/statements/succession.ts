import type { Statement } from "./statement.ts";
import { stemOf } from "./stem-of.ts";

/** An order: "create > poll > select|choose". A text with all of them must have this order. */
export interface Succession extends Statement {
  readonly steps: readonly (readonly string[])[];
}

/** Parses a line; undefined if it is an exclusion. */
export function toSuccession(line: string, at: Statement["at"]): Succession | undefined {
  const steps = line.replace(/\.$/, "").split(" > ");
  if (steps.length < 2) return undefined;
  const words = steps.map((step) => step.toLowerCase().split("|"));
  const never = words.flat().find((word) => !IS_WORD.test(word));
  if (never !== undefined) {
    throw new TypeError(`${at.file}:${at.line}  "${never}" is not a word, so no text has it.`);
  }
  return { text: line, at, steps: words.map((step) => step.map(stemOf)) };
}

const WORD = "[a-z][\\w'-]*|\\d+";
const IS_WORD = new RegExp(`^(?:${WORD})$`);
const WORDS = new RegExp(WORD, "g");

/** Words that can reverse an order: "poll after you have created the search". */
const TURNS = /\b(before|after|until|once|behind|when|while|again|instead)\b/;

/** "Once you have created the search, poll" is in order. */
const LEADING = /(^|[:;,] )(?:once|when|while|after)\b(?=[^,;:]*,)/g;

/** A clause before a "then", which comes first in any case. */
const BEFORE_THEN = /\b(?:until|once|when|while) [^,]*(?=, (?:and )?then\b)/g;

/** "Then poll until it is complete": how long the last step takes. */
const LASTS = /,? until [^,;:]*$/;

/** "creating a search books nothing" */
const NOTHING = /\b\w+ (?:nothing|no \w+)\b/g;

/** The positions of a sentence's words; undefined if one of them may reverse the order. */
export function placesIn(sentence: string): ReadonlyMap<string, number> | undefined {
  const plain = sentence
    .toLowerCase()
    .replaceAll(LEADING, "$1")
    .replaceAll(BEFORE_THEN, "")
    .replace(LASTS, "")
    .replaceAll(NOTHING, "");
  if (TURNS.test(plain)) return undefined;
  return firstPlaces(wordsOf(plain).map((word) => [word]));
}

/** The positions of the words of numbered steps, of which each has one. */
export function placesOfSteps(steps: readonly string[]): ReadonlyMap<string, number> {
  return firstPlaces(steps.map((step) => wordsOf(step.toLowerCase())));
}

function wordsOf(text: string): readonly string[] {
  return text.match(WORDS) ?? [];
}

function firstPlaces(groups: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const [index, words] of groups.entries()) {
    for (const stem of words.map(stemOf)) if (!places.has(stem)) places.set(stem, index);
  }
  return places;
}

export function isOutOfOrder({ steps }: Succession, placeOf: ReadonlyMap<string, number>): boolean {
  if (!steps.every((step) => step.some((word) => placeOf.has(word)))) return false;
  const places = steps.map((step) =>
    Math.min(...step.map((word) => placeOf.get(word) ?? Number.POSITIVE_INFINITY)),
  );
  return places.some((place, index) => index > 0 && place < (places[index - 1] ?? 0));
}
