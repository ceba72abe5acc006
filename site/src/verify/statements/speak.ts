import { NUMBER_WORDS } from "../../base/number-words.ts";
import { isStopWord } from "./is-stop-word.ts";
import { stemOf } from "./stem-of.ts";

/** A sentence as its words, and as its clauses with and without what they deny. */
export interface Spoken {
  readonly all: Words;
  readonly clauses: readonly Clause[];
  readonly about: Words;
  /** A row of a table: its first cell names what the others are about. */
  readonly isRow: boolean;
}

export interface Clause {
  readonly words: Words;
  readonly said: Words;
  /** When or of what it holds: "if the count is zero". */
  readonly lead: Words;
  /** What it says then. */
  readonly rest: Words;
  /** Counts the sides of a contrast: "A is a list, whereas B is a map" has two. */
  readonly side: number;
  /** Counts what semicolons part, on its side. */
  readonly part: number;
}

export interface Words {
  readonly list: readonly string[];
  readonly set: ReadonlySet<string>;
}

export function speak(sentence: string, about = ""): Spoken {
  const plain = sentence
    .replaceAll(/[`*]/g, "")
    .toLowerCase()
    .replaceAll(/\bmore than one\b/g, "several")
    .replaceAll(OF_THOSE, "$1")
    .replaceAll(DENIED_LIST, (list) => list.replaceAll(",", " or"));
  return {
    all: stemsIn(plain),
    clauses: sidesOf(plain.replace(WARNING, "")).flatMap((text, side) =>
      text.split(/;(?!\d)/).flatMap((part, index) =>
        joinLeads(part.split(/[,|](?!\d)|: (?=(?:with|for|in|when|if)\b)/)).map((clauses) => ({
          ...clauseOf(clauses),
          side,
          part: index,
        })),
      ),
    ),
    about: stemsIn(about),
    isRow: /\w \| /.test(sentence),
  };
}

/** "If you merge them, offers that are gone stay" warns of what it names; it tells nobody to do it. */
const WARNING = /^if you \w+ [^,]+, (?!\w+ (?:it|them|all|the|what|every)\b)/i;

const CONDITION = /^\s*(?:and |but )?(?:if|when|once)\b/;

function clauseOf(texts: readonly string[]): Omit<Clause, "side" | "part"> {
  const [lead = "", ...rest] = texts;
  const hasLead = rest.length > 0 && CONDITION.test(lead);
  const words = stemsIn(texts.join(" "));
  const affirmed = (parts: readonly string[]) => {
    const left = parts.map((text) => text.replace(FRUITLESS, "").replace(DENIED, "")).join(" ");
    return left === texts.join(" ") ? words : stemsIn(left);
  };
  const said = affirmed(texts);
  return { words, said, lead: stemsIn(hasLead ? lead : ""), rest: hasLead ? affirmed(rest) : said };
}

/** "All three are GETs" counts what is named before, and not what there is. */
const OF_THOSE = /\b(all|these|those) (?:two|three|four|five|six)\b/g;

/** "it mustn't be decoded, shortened or rebuilt": a "not" is one for all that it lists. */
const DENIED_LIST = /\b(?:not|never|[a-z]+n't)\b[^,;:]*(?:, [a-z-]+)+,? or [a-z-]+/g;

/** What a clause begins with that says when or of what the next one holds. */
const LEAD =
  /^\s*(?:and |but )?(?:with|for|in|when|if|once|after|because|where|until|on|by default)\b/;

/** "With BY_DATE, there's one group per day, and with BY_MONTH, one per month" → two clauses */
function joinLeads(clauses: readonly string[]): readonly (readonly string[])[] {
  const joined: string[][] = [];
  for (const clause of clauses) {
    const last = joined.at(-1);
    if (last?.length === 1 && LEAD.test(last[0] ?? "")) last.push(clause);
    else joined.push([clause]);
  }
  return joined;
}

/**
 * A "but" has two sides where both say it with one verb, "A comes as a list, but B comes as a map", or
 * the second with none: "for A, but not for B".
 */
function sidesOf(sentence: string): readonly string[] {
  const sides = sentence.split(/, (?:whereas|while) | whereas |; (?=(?:in )?(?:3\.0|v1\.0)\b)/);
  return sides.flatMap((side) => {
    const [one = "", other] = side.split(/, but /);
    if (other === undefined) return [side];
    if (other.startsWith("not ")) return [one, `but ${other}`];
    const said = new Set(stemsIn(one).list.filter((word) => !isStopWord(word)));
    return stemsIn(other)
      .list.slice(1)
      .some((word) => said.has(word))
      ? [one, other]
      : [side];
  });
}

/**
 * From a negation to the end of its clause: what a sentence denies, it does not say. "Never more than
 * a day" says a day.
 */
const DENIED =
  /\b(?!(?:not|never|no) (?:more|less|fewer|later|earlier|longer|older) than\b)(?:not|never|no|none|nor|neither|without|nothing|nobody|cannot|instead of|rather than|avoid|unless|[a-z]+n't)\b(?!-).*/;

/** "polling more often doesn't make it faster" tells nobody to poll more often. */
const FRUITLESS =
  /^\s*(?:and |but |so |since |because )?[a-z]+ing\b.*\b(?:doesn't|don't|won't|never) (?:make|help|bring|get|chang|speed|give)\w*\b.*/;

/** A name of several words counts as a whole and as each of them: "retry-after", "retry", "after". */
function stemsIn(text: string): Words {
  const words = plainOf(text).match(WORD) ?? [];
  const list = words.flatMap((word) => {
    const parts = word.split(/[-.](?=[a-z])/);
    return (parts.length > 1 ? [joined(word), ...parts] : parts).map(plainStem);
  });
  return { list, set: new Set(list) };
}

/** A colon parts what stands before it from what follows, and counts as a word between them. */
const WORD = /\d[\d.,_]*\dn?|\d|[a-z][\w.'-]*\w|[a-z]|:(?=\s)/g;

export function formsOf(word: string): readonly string[] {
  return word.split("|").map((form) => plainStem(joined(form)));
}

function plainStem(word: string): string {
  const stem = stemOf(word);
  return SAME.get(stem) ?? stem;
}

export function plainOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/'s\b/g, "")
    .replaceAll(/\binto\b/g, "in");
}

/** Words that say the same, by the one that stands for them; a number stands for its word. */
const SAME = new Map(
  [
    ["each", "every"],
    ["can", "may", "might", "could"],
    ["start", "begin"],
    ["response", "answer", "reply"],
    ...NUMBER_WORDS.map((word, value) => [`${value}`, word]).slice(2, 11),
  ].flatMap(([first = "", ...others]) => others.map((word) => [stemOf(word), stemOf(first)])),
);

export const DENIALS = new Set(
  "not never no none neither nor without nothing nobody cannot only unless".split(" ").map(stemOf),
);

function joined(word: string): string {
  return word[0] + word.slice(1).replaceAll(/[-.](?=[a-z])/g, "");
}
