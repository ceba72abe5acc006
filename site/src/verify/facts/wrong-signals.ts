import type { Fault } from "./fault.ts";

/** Words that belong to certain values of a family only, such as the causes of a status. */
export interface Signal {
  readonly words: RegExp;
  readonly values: readonly string[];
}

export interface Family {
  /** Matches its values in a text: /\b[45]\d\d\b/ */
  readonly value: RegExp;
  readonly signals: readonly Signal[];
}

/** "don't poll again" */
const NEGATED = "(?:n['’]t|\\bnot|\\bnever) ";

/** Parses one signal per line, `values: pattern`: "401: wrong key" */
export function toSignals(table: string): readonly Signal[] {
  return table
    .split("\n")
    .filter((line) => line.includes(": "))
    .map((line) => {
      const [values = "", ...words] = line.split(": ");
      const pattern = `(?<!${NEGATED})\\b(?:${words.join(": ")})`;
      return { words: new RegExp(pattern, "i"), values: values.split(" ") };
    });
}

/** Values that a sentence rules out: "not 401", "instead of a 200" */
const DENIED =
  /\b(?:not|never|no longer|instead of|rather than|than|where it handled|no more) (?:an? |the )?(?:\d{3}|[A-Z]+_[A-Z_]+)(?:(?:,| or| and|, or) \d{3})*/g;

/** About values that aren't named: "with any other action, …", "and … when it's anything else" */
const OF_OTHERS =
  /(?:,? (?:and|but) [^,;]*)?\b(?:with|for|on|after|in) any other\b.*|,? (?:and|but) [^,;]*\b(?:when|if|for|with|on) (?:it's |it is )?anything else\b.*|[,;] (?:and |but )?otherwise\b.*/i;

/** Additions about something else: "handles 429, and also stops on a failed search" */
const BESIDES = /, and also [^,;.]*/g;

/** Finds clauses that combine a value of a family with words that belong to another one. */
export function wrongSignals(sentence: string, { value, signals }: Family): readonly Fault[] {
  if (sentence.search(value) < 0) return [];
  const plain = sentence.replaceAll(DENIED, "").replace(OF_OTHERS, "").replaceAll(BESIDES, "");
  return clausesOf(plain, value).flatMap(({ quote, text }) => {
    const against = signals.find(
      ({ words, values }) => !values.includes(quote) && words.test(text),
    );
    return against ? [{ quote: text.trim(), right: against.values.join(", ") }] : [];
  });
}

interface Clause {
  /** Its only value, or one of two of which it says the same. */
  readonly quote: string;
  readonly text: string;
}

/** "400 and 404 both mean that the session is gone" */
const OF_BOTH = /\bboth (?:mean|say|tell|are|come|call|ask)\b/;

/** Splits a sentence into parts with one value each. A part without one belongs to the previous. */
function clausesOf(sentence: string, value: RegExp): readonly Clause[] {
  const valuesIn = (text: string) => [...new Set(text.match(new RegExp(value, "g")))];
  const cut = (text: string, [by, ...finer]: readonly RegExp[]): readonly Clause[] => {
    const [quote, ...others] = valuesIn(text);
    if (quote === undefined) return [];
    if (others.length === 0) return [{ quote, text }];
    if (others.length === 1 && OF_BOTH.test(text))
      return valuesIn(text).map((one) => ({ quote: one, text }));
    if (!by) return [];
    return joined(text.split(by), value).flatMap((part) => cut(part, finer));
  };
  return cut(sentence, [/ \| /, /;|(?<=\d): |\. /, /,|\bbut\b|\band (?=(?:an? )?(?:\d|RESULT))/]);
}

/** Joins parts without a value to the previous part; at the start, to the first that has one. */
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
