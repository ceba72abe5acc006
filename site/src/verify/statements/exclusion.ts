import { limitsOf, WARNING, wordsOf } from "./read.ts";
import { NUMBERS, stemOf } from "./rivals.ts";
import { isStopWord } from "./statement.ts";

/**
 * What a text about a subject cannot say: "gone: search again. ! wait, same call ? limit" leaves out
 * "wait" and "the same call" wherever "gone" is the subject, unless "limit" is there as well. A word
 * with a hyphen has to be there: "-suggestions".
 */
export interface Exclusion {
  /** The truth, as a writer is told it. */
  readonly text: string;
  /** Each is there, in one of its forms: "token|session" */
  readonly subject: readonly Phrase[];
  readonly wrong: readonly Phrase[];
  readonly unless: readonly Phrase[];
  /** What is said of it, without small words; a word in one of its forms. */
  readonly said: readonly (readonly string[])[];
  /** What is said has a "no" or a "not". */
  readonly isDenied: boolean;
}

/** Words that stand together, one of each, and what follows from them. */
interface Phrase {
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

/** undefined: the line is a plain statement */
export function toExclusion(line: string): Exclusion | undefined {
  const [truth = "", said] = line.split(" ! ");
  if (said === undefined) return undefined;
  const [wrong = "", unless = ""] = said.split(" ? ");
  const [subject = "", told = ""] = truth.split(": ");
  return {
    text: truth.replaceAll(/\|[\w.|-]+/g, ""),
    subject: subject.split(" ").map(phraseOf),
    wrong: wrong.split(", ").map(phraseOf),
    unless: unless === "" ? [] : unless.split(", ").map(phraseOf),
    ...saidIn(told),
  };
}

/** Of what one word says, other words of a sentence say nothing, unless it is denied. */
function saidIn(told: string): Pick<Exclusion, "said" | "isDenied"> {
  const isPlain = wordsOf(told).every((word) => limitsOf(word).length === 0);
  const [start = ""] = told.split(/[,.]/);
  const content = wordsOf(isPlain ? told : start).filter((word) => !isStopWord(word));
  const isDenied = !isPlain && /\b(?:no|not)\b/.test(start);
  const isEnough = content.length > (isDenied ? 0 : 1) && (isPlain || isDenied);
  return { said: isEnough ? content.map((word) => formsOf(word)) : [], isDenied };
}

/** From a negation to the end of its clause: what a sentence denies, it does not say. */
const DENIED =
  /\b(?:not|never|no|none|nor|neither|without|nothing|nobody|cannot|instead of|rather than|avoid|unless|[a-z]+n't)\b.*/;

const VERSION = "v1.0";
const CURRENT = "3.0";
const WORLDS = new Set([VERSION, "sandbox"]);

/** Words that say the same, by the one that stands for them; a number stands for its word. */
const SAME = new Map(
  [
    ["each", "every"],
    ["can", "may", "might", "could"],
    ["start", "begin"],
    ["response", "answer", "reply"],
    ...NUMBERS.map((word, value) => [`${value}`, word]).slice(2, 11),
  ].flatMap(([first = "", ...others]) => others.map((word) => [stemOf(word), stemOf(first)])),
);

const DENIALS = new Set(
  "not never no none neither nor without nothing nobody cannot only unless".split(" ").map(stemOf),
);

/**
 * @param given a sentence, with what it stands under: that may name a part of the subject, not all
 * of it, unless that is a status
 */
export function isExcluded(exclusion: Exclusion, given: Spoken): boolean {
  const { subject, wrong, unless } = exclusion;
  const { all, clauses, about } = given;
  const isNamed = (phrase: Phrase) =>
    holds(all, phrase) || (phrase.isStatus && holds(about, phrase));
  if (!subject.some(isNamed)) return false;
  const isAbove = (phrase: Phrase) => !phrase.isVersion && holds(about, phrase);
  if (!subject.every((phrase) => isNamed(phrase) || isAbove(phrase))) return false;
  // What "it" stands for is in the sentence before.
  const isOfIt = subject.some((phrase) => isPronoun(phrase, all));
  const isElsewhere = (phrase: Phrase) =>
    (!phrase.isDenial && holds(all, phrase)) ||
    ((phrase.isWorld || isOfIt) && holds(about, phrase));
  if (unless.some(isElsewhere) || isSaid(exclusion, given)) return false;
  const own = clausesAbout(
    subject.filter((phrase) => holds(all, phrase)),
    clauses,
  );
  return wrong.some((phrase) => {
    if (phrase.needed) return !phrase.needed.some((word) => all.set.has(word));
    return own.some(
      ({ words, said }) =>
        holds(phrase.isDenial ? words : said, phrase) &&
        !unless.some((other) => other.isDenial && holds(words, other)),
    );
  });
}

/** Of a contrast the side that has the subject, where the other one has something else. */
function clausesAbout(own: readonly Phrase[], clauses: readonly Clause[]): readonly Clause[] {
  const isAbout = ({ words }: Clause) =>
    own.some((phrase) => holds(words, phrase)) || words.list.some((word) => PRONOUNS.has(word));
  const version = own.filter(({ isVersion, words }) => isVersion || words[0]?.includes(CURRENT));
  const isOfVersion = ({ words }: Clause) => version.some((phrase) => holds(words, phrase));
  const named = clauses.filter(version.length > 0 ? isOfVersion : isAbout);
  const sides = new Set(named.map(({ side }) => side));
  return sides.size === 1 ? clauses.filter(({ side }) => sides.has(side)) : clauses;
}

const PRONOUNS = new Set("it they them this that those these".split(" ").map(stemOf));

/** Whether a clause says it of the subject itself: what else the sentence says is of something else. */
function isSaid({ subject, said, isDenied, wrong }: Exclusion, { all, clauses }: Spoken): boolean {
  const own = subject.filter((phrase) => holds(all, phrase));
  return clauses.some(({ words, said: affirmed }) => {
    if (!own.every((phrase) => holds(words, phrase))) return false;
    if (isDenied && !words.list.some((word) => DENIALS.has(word))) return false;
    const { set } = isDenied ? words : affirmed;
    const heard = said.filter((forms) => forms.some((form) => set.has(form)));
    if (heard.length === said.length) return said.length > 0;
    return heard.length >= said.length * 0.75 && !wrong.some((phrase) => holds(affirmed, phrase));
  });
}

/** A sentence as its words, and as its clauses with and without what they deny. */
export interface Spoken {
  readonly all: Words;
  readonly clauses: readonly Clause[];
  readonly about: Words;
}

interface Clause {
  readonly words: Words;
  readonly said: Words;
  /** Counts the sides of a contrast: "A is a list, whereas B is a map" has two. */
  readonly side: number;
}

interface Words {
  readonly list: readonly string[];
  readonly set: ReadonlySet<string>;
}

export function speak(sentence: string, about = ""): Spoken {
  const plain = sentence
    .replaceAll(/[`*]/g, "")
    .toLowerCase()
    .replaceAll(/\bmore than one\b/g, "several")
    .replaceAll(DENIED_LIST, (list) => list.replaceAll(",", " or"));
  return {
    all: stemsIn(plain),
    clauses: sidesOf(plain.replace(WARNING, "")).flatMap((part, side) =>
      joinLeads(part.split(/[,;|](?!\d)|: (?=(?:with|for|in|when|if)\b)/)).map((clauses) => ({
        words: stemsIn(clauses.join(" ")),
        said: stemsIn(clauses.map((clause) => clause.replace(DENIED, "")).join(" ")),
        side,
      })),
    ),
    about: stemsIn(about),
  };
}

/** "it mustn't be decoded, shortened or rebuilt": a "not" is one for all that it lists. */
const DENIED_LIST = /\b(?:not|never|[a-z]+n't)\b[^,;:]*(?:, [a-z-]+)+,? or [a-z-]+/g;

/** What a clause begins with that says when or of what the next one holds. */
const LEAD = /^\s*(?:and |but )?(?:with|for|in|when|if|once|after|because|where|until|on)\b/;

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

/** A "but" has two sides where both say it with one verb: "A comes as a list, but B comes as a map". */
function sidesOf(sentence: string): readonly string[] {
  const sides = sentence.split(/, (?:whereas|while) | whereas |; (?=(?:in )?(?:3\.0|v1\.0)\b)/);
  return sides.flatMap((side) => {
    const [one = "", other] = side.split(/, but /);
    if (other === undefined) return [side];
    const said = new Set(stemsIn(one).list.filter((word) => !isStopWord(word)));
    return stemsIn(other)
      .list.slice(1)
      .some((word) => said.has(word))
      ? [one, other]
      : [side];
  });
}

function phraseOf(text: string): Phrase {
  const written = plainOf(text).trim().split(" ");
  const words = written.map(formsOf);
  const [first = [], ...rest] = words;
  const [start = ""] = written;
  const isDenying = (word: string) => DENIALS.has(word) || word.endsWith("n't");
  return {
    words,
    isDenial: words.some((forms) => forms.some(isDenying)),
    isStatus: rest.length === 0 && first.every((word) => /^[2-5]\d\d$/.test(word)),
    isVersion: rest.length === 0 && first[0] === VERSION,
    isWorld: rest.length === 0 && WORLDS.has(first[0] ?? ""),
    needed: start.startsWith("-") ? formsOf(start.slice(1)) : undefined,
  };
}

/** Whether the words stand one after the other, with one other between two of them at most. */
function holds({ list, set }: Words, { words: [first, ...rest] }: Phrase): boolean {
  if (!first?.some((form) => set.has(form))) return false;
  if (rest.length === 0) return true;
  return list.some((word, index) => {
    if (!first.includes(word)) return false;
    let at = index;
    return rest.every((forms) => {
      const step = [1, 2].find((one) => forms.includes(list[at + one] ?? ""));
      at += step ?? 0;
      return step !== undefined;
    });
  });
}

/** A name of several words counts as a whole and as each of them: "retry-after", "retry", "after". */
function stemsIn(text: string): Words {
  const words = plainOf(text).match(/\d[\d.,_]*\dn?|\d|[a-z][\w.'-]*\w|[a-z]/g) ?? [];
  const list = words.flatMap((word) => {
    const parts = word.split(/[-.](?=[a-z])/);
    return (parts.length > 1 ? [joined(word), ...parts] : parts).map(plainStem);
  });
  return { list, set: new Set(list) };
}

function formsOf(word: string): readonly string[] {
  return word.split("|").map((form) => plainStem(joined(form)));
}

function plainStem(word: string): string {
  const stem = stemOf(word);
  return SAME.get(stem) ?? stem;
}

function plainOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/'s\b/g, "")
    .replaceAll(/\binto\b/g, "in");
}

/** Whether "it" is the only word of a sentence that names a subject. */
function isPronoun({ words: [first = [], ...rest] }: Phrase, { set }: Words): boolean {
  const heard = first.filter((form) => set.has(form));
  return rest.length === 0 && heard.length === 1 && heard[0] === "it";
}

function joined(word: string): string {
  return word[0] + word.slice(1).replaceAll(/[-.](?=[a-z])/g, "");
}
