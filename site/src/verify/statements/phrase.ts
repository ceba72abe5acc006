import { DENIALS, formsOf, plainOf, type Words } from "./parse-sentence.ts";
import { stemOf } from "./stem-of.ts";

/** Consecutive words, each with alternatives, and what they imply. */
export interface Phrase {
  /** As written in a line: "takes|wants a key". */
  readonly text: string;
  readonly words: readonly (readonly string[])[];
  readonly isDenial: boolean;
  readonly isStatus: boolean;
  /** Whether it is a value of an enum: "RESULT_STATUS_COMPLETE". */
  readonly isValue: boolean;
  /** Whether it is V1.0: texts below such a heading are about V1.0. */
  readonly isVersion: boolean;
  /** Whether it is V1.0 or the sandbox: texts below such a heading are only about it. */
  readonly isWorld: boolean;
  /** The forms of a required word: "-suggestions". */
  readonly needed: readonly string[] | undefined;
}

const VERSION = "v1.0";
export const CURRENT = "3.0";
const WORLDS = new Set([VERSION, "sandbox"]);

export function phraseOf(text: string): Phrase {
  const written = plainOf(text).trim().split(" ");
  const words = written.map(formsOf);
  const [first = [], ...rest] = words;
  const [start = ""] = written;
  const isDenying = (word: string) => DENIALS.has(word) || word.endsWith("n't");
  return {
    text,
    words,
    isDenial: words.some((forms) => forms.some(isDenying)),
    isStatus: rest.length === 0 && first.every((word) => /^[2-5]\d\d$/.test(word)),
    isValue: rest.length === 0 && first.some((word) => word.includes("_")),
    isVersion: rest.length === 0 && first[0] === VERSION,
    isWorld: rest.length === 0 && WORLDS.has(first[0] ?? ""),
    needed: start.startsWith("-") ? formsOf(start.slice(1)) : undefined,
  };
}

/**
 * Whether the words occur in sequence, with at most one non-separating word between two, but none
 * before an "of": "both consist of" is not "both of".
 */
export function containsPhrase(given: Words, phrase: Phrase): boolean {
  const { set } = given;
  const [first, ...rest] = phrase.words;
  if (!first?.some((form) => set.has(form))) return false;
  return rest.length === 0 || placesOf(phrase, given).length > 0;
}

/** Separating words: "any other header" is not any header. */
const PARTING = new Set([":", ...["other", "another", "no", "not", "never", "else"].map(stemOf)]);

const isParting = (word: string) => PARTING.has(word) || word.endsWith("n't");

/** Whether a word is one of the forms: "isn't" is also a "not". */
const isOneOf = (word: string, forms: readonly string[]) =>
  forms.includes(word) || (word.endsWith("n't") && forms.includes("not"));

/** "Keep the code only if you need it" is not about "codes only". */
const CONDITIONS = new Set(["if", "when", "once"]);

/** The indexes at which the phrase starts. */
function placesOf({ words: [first = [], ...rest] }: Phrase, { list }: Words): readonly number[] {
  return list.flatMap((word, index) => {
    if (!isOneOf(word, first)) return [];
    let at = index;
    const isWhole = rest.every((forms) => {
      const [next = "", second = ""] = list.slice(at + 1, at + 3);
      const isNext = isOneOf(next, forms);
      at += isNext ? 1 : 2;
      return isNext || (isOneOf(second, forms) && !isParting(next) && !forms.includes("of"));
    });
    const limitsWhatFollows = list[at] === "only" && CONDITIONS.has(list[at + 1] ?? "");
    return isWhole && !limitsWhatFollows ? [index] : [];
  });
}

/** Length in words above which a sentence is about several things. */
const LONG = 15;

/** Length above which a sentence must name its subject, and a single word proves little. */
export const VERY_LONG = 20;

/** In a long sentence, a phrase far from the subject is about something else. */
export function isNear(phrase: Phrase, subject: readonly Phrase[], given: Words): boolean {
  const list = given.list.filter((word) => word !== ":");
  if (list.length <= LONG) return true;
  const isWord = phrase.words.length === 1;
  if (isWord && !phrase.isDenial && list.length > VERY_LONG) return false;
  const reach = isWord ? 4 : 8;
  const places = subject.flatMap((one) => placesOf(one, given));
  return placesOf(phrase, given).some((place) =>
    places.some((other) => Math.abs(place - other) <= reach),
  );
}

/** Whether the subject is named only by "it". */
export function isPronoun({ words: [first = [], ...rest] }: Phrase, { set }: Words): boolean {
  const heard = first.filter((form) => set.has(form));
  return rest.length === 0 && heard.length === 1 && heard[0] === "it";
}
