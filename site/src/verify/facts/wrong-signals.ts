import type { Fault } from "./fault.ts";

/** Words that go with some values of a family only: what leads to a status, what one asks for. */
export interface Signal {
  readonly words: RegExp;
  readonly values: readonly string[];
}

export interface Family {
  /** Finds its values in a text: /\b[45]\d\d\b/ */
  readonly value: RegExp;
  readonly signals: readonly Signal[];
}

/** `values: pattern`, one a line: "401: wrong key" */
export function toSignals(table: string, flags = "i"): readonly Signal[] {
  return table
    .split("\n")
    .filter((line) => line.includes(": "))
    .map((line) => {
      const [values = "", ...words] = line.split(": ");
      return { words: new RegExp(`\\b(?:${words.join(": ")})`, flags), values: values.split(" ") };
    });
}

/** "not 401", "instead of a 200": what a sentence says that one does not get. */
const DENIED =
  /\b(?:not|never|no longer|instead of|rather than|than|where it handled|no more) (?:an? |the )?(?:\d{3}|[A-Z]+_[A-Z_]+)(?:(?:,| or| and|, or) \d{3})*/g;

/** "with any other action, keep the results": what is said of the others that it does not name. */
const OF_OTHERS = /\b(?:with|for|on|after|in) any other\b.*/i;

/** "handles 429, and also stops on a failed search": what is added is said of something else. */
const BESIDES = /, and also [^,;.]*/g;

/** Clauses that give a value of a family to words that go with another one. */
export function wrongSignals(sentence: string, { value, signals }: Family): readonly Fault[] {
  if (sentence.search(value) < 0) return [];
  const plain = sentence.replaceAll(DENIED, "").replace(OF_OTHERS, "").replaceAll(BESIDES, "");
  return clausesOf(plain, value).flatMap(({ said, text }) => {
    const against = signals.find(({ words, values }) => !values.includes(said) && words.test(text));
    return against ? [{ said: text.trim(), right: against.values.join(", ") }] : [];
  });
}

interface Clause {
  /** The one value that it has. */
  readonly said: string;
  readonly text: string;
}

/** The parts of a sentence that have one value each. A part without one belongs to what it follows. */
function clausesOf(sentence: string, value: RegExp): readonly Clause[] {
  const valuesIn = (text: string) => [...new Set(text.match(new RegExp(value, "g")))];
  const cut = (text: string, [by, ...finer]: readonly RegExp[]): readonly Clause[] => {
    const [said, ...others] = valuesIn(text);
    if (said === undefined) return [];
    if (others.length === 0) return [{ said, text }];
    if (!by) return [];
    return joined(text.split(by), value).flatMap((part) => cut(part, finer));
  };
  return cut(sentence, [/ \| /, /;|(?<=\d): |\. /, /,|\bbut\b|\band (?=(?:an? )?(?:\d|RESULT))/]);
}

/** Parts without a value go with the one before them, or with the first one that has one. */
function joined(parts: readonly string[], value: RegExp): readonly string[] {
  const groups: string[] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    const isOpen = last !== undefined && last.search(value) < 0;
    if (last !== undefined && (isOpen || part.search(value) < 0)) {
      groups[groups.length - 1] = `${last}, ${part}`;
    } else groups.push(part);
  }
  return groups;
}
