import { DENIALS, formsOf, plainOf, type Words } from "./speak.ts";
import { stemOf } from "./stem-of.ts";

/** Words that stand together, one of each, and what follows from them. */
export interface Phrase {
  /** As a line has it: "takes|wants a key". */
  readonly text: string;
  readonly words: readonly (readonly string[])[];
  readonly isDenial: boolean;
  readonly isStatus: boolean;
  /** What stands under V1.0 is said of V1.0. */
  readonly isVersion: boolean;
  /** V1.0 or the sandbox: what stands under it is said of it alone. */
  readonly isWorld: boolean;
  /** A word that has to be there, in one of its forms: "-suggestions". */
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
    isVersion: rest.length === 0 && first[0] === VERSION,
    isWorld: rest.length === 0 && WORLDS.has(first[0] ?? ""),
    needed: start.startsWith("-") ? formsOf(start.slice(1)) : undefined,
  };
}

/** Whether the words stand one after the other, with one between two of them at most that parts nothing. */
export function holds(given: Words, phrase: Phrase): boolean {
  const { set } = given;
  const [first, ...rest] = phrase.words;
  if (!first?.some((form) => set.has(form))) return false;
  return rest.length === 0 || placesOf(phrase, given).length > 0;
}

/** "any other header" is not any header. */
const PARTING = new Set([":", ...["other", "another", "no", "not", "else"].map(stemOf)]);

/** Where it begins. */
function placesOf({ words: [first = [], ...rest] }: Phrase, { list }: Words): readonly number[] {
  return list.flatMap((word, index) => {
    if (!first.includes(word)) return [];
    let at = index;
    const isWhole = rest.every((forms) => {
      const [next = "", second = ""] = list.slice(at + 1, at + 3);
      const isNext = forms.includes(next);
      at += isNext ? 1 : 2;
      return isNext || (forms.includes(second) && !PARTING.has(next));
    });
    return isWhole ? [index] : [];
  });
}

/** Words from which on a sentence speaks of several things. */
const LONG = 15;

/** Words from which on it names its subject itself, and one word of it says little. */
export const VERY_LONG = 20;

/** In a long sentence, what stands far from the subject is said of something else. */
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

/** Whether "it" is the only word of a sentence that names a subject. */
export function isPronoun({ words: [first = [], ...rest] }: Phrase, { set }: Words): boolean {
  const heard = first.filter((form) => set.has(form));
  return rest.length === 0 && heard.length === 1 && heard[0] === "it";
}
