import { isStopWord } from "./is-stop-word.ts";
import {
  type Clause,
  DENIALS,
  formsOf,
  type ParsedSentence,
  type Words,
} from "./parse-sentence.ts";
import {
  CURRENT,
  containsPhrase,
  isNear,
  isPronoun,
  type Phrase,
  phraseOf,
  VERY_LONG,
} from "./phrase.ts";
import type { Statement } from "./statement.ts";
import { isName, stemOf } from "./stem-of.ts";

/**
 * What a text about a subject must not say: "gone: search again. ! wait, same call ? limit"
 * excludes "wait" and "the same call" wherever "gone" is the subject, unless "limit" is there as
 * well. A word after a leading hyphen is required: "-suggestions".
 */
export interface Exclusion extends Statement {
  /** Phrases that must all be there, in one of their forms: "token|session" */
  readonly subject: readonly Phrase[];
  readonly wrong: readonly Phrase[];
  readonly unless: readonly Phrase[];
  /** The truth about it without stop words, each word with its forms. */
  readonly said: readonly (readonly string[])[];
  /** Whether the truth has a "no" or a "not". */
  readonly isDenied: boolean;
}

/** @throws {TypeError} for a line that excludes nothing */
export function toExclusion(line: string, at: Statement["at"]): Exclusion {
  const [truth = "", said] = line.split(" ! ");
  if (said === undefined) {
    throw new TypeError(
      `${at.file}:${at.line}  "${line}" lacks what a text cannot say, behind " ! ".`,
    );
  }
  const [wrong = "", unless = ""] = said.split(" ? ");
  const [subject = "", told = ""] = truth.split(": ");
  return {
    text: truth.replaceAll(/\|[\w.|-]+/g, ""),
    at,
    subject: subject.split(" ").map(phraseOf),
    wrong: wrong.split(", ").map(phraseOf),
    unless: unless === "" ? [] : unless.split(", ").map(phraseOf),
    ...saidIn(told),
  };
}

/** The words of the truth to look for. A single word is too little, unless it is negated. */
function saidIn(told: string): Pick<Exclusion, "said" | "isDenied"> {
  const isPlain = !wordsOf(told).some((word) => LIMIT.test(word));
  const [start = ""] = told.split(/[,.]/);
  const content = wordsOf(isPlain ? told : start).filter((word) => !isStopWord(word));
  const isDenied = !isPlain && /\b(?:no|not)\b/.test(start);
  const isEnough = content.length > (isDenied ? 0 : 1) && (isPlain || isDenied);
  return { said: isEnough ? content.map((word) => formsOf(word)) : [], isDenied };
}

/** Words that negate or limit what is said. */
const LIMIT =
  /^(?:not|never|no|none|neither|nor|without|nothing|nobody|cannot|nowhere|instead|[a-z]+n't|only|alone|except|solely|else|just|exclusively|unless|always|until)$/;

function wordsOf(text: string): readonly string[] {
  const found = text.match(/\d[\d.,_]*\dn?|\d|[A-Za-z][\w.'-]*\w|[A-Za-z]/g) ?? [];
  return found.flatMap((word) => (isName(word) ? [word] : word.toLowerCase().split("-")));
}

/**
 * What a sentence says although the exclusion excludes it, as in the line: "wait", "same call".
 * @param given a sentence with its context, which may name a part of the subject, but not all of
 * it unless that is a status
 */
export function excludedWords(exclusion: Exclusion, given: ParsedSentence): string | undefined {
  const { all, about } = given;
  const context = refersBack(all) ? [all, about] : [all];
  const wrong = exclusion.wrong.filter((phrase) =>
    phrase.needed ? context.every((words) => mayHold(phrase, words)) : mayHold(phrase, all),
  );
  if (wrong.length === 0 || !isAbout(exclusion, given)) return undefined;
  if (isExcepted(exclusion, given) || isSaid(exclusion, given)) return undefined;
  return claimedIn(wrong, exclusion, given)?.text;
}

/** "It" and "they" at the start refer to the sentence before. */
function refersBack({ list }: Words): boolean {
  return /^(?:it|they)(?:'|$)/.test(list[0] ?? "");
}

/** Whether the sentence has the subject, of which its context may name a part. */
function isAbout({ subject }: Exclusion, { all, about }: ParsedSentence): boolean {
  const isNamed = (phrase: Phrase) =>
    containsPhrase(all, phrase) || (phrase.isStatus && containsPhrase(about, phrase));
  const isAbove = (phrase: Phrase) => !phrase.isVersion && containsPhrase(about, phrase);
  return subject.some(isNamed) && subject.every((phrase) => isNamed(phrase) || isAbove(phrase));
}

/** Whether the sentence has an exception, or its context has one that the sentence refers to. */
function isExcepted({ subject, unless }: Exclusion, { all, about }: ParsedSentence): boolean {
  const refers = refersBack(all) || subject.some((phrase) => isPronoun(phrase, all));
  return unless.some(
    (phrase) =>
      (!phrase.isDenial && containsPhrase(all, phrase)) ||
      ((phrase.isWorld || refers) && containsPhrase(about, phrase)),
  );
}

/** The first phrase that a clause about the subject claims. */
function claimedIn(
  wrong: readonly Phrase[],
  { subject, unless }: Exclusion,
  { all, clauses, isRow }: ParsedSentence,
): Phrase | undefined {
  const named = subject.filter((phrase) => containsPhrase(all, phrase));
  if (all.list.length > VERY_LONG && named.length < subject.length) return undefined;
  const own = clausesAbout(named, clauses);
  const denials = unless.filter((phrase) => phrase.isDenial);
  const isClaimed = (phrase: Phrase, clause: Clause) => {
    if (!phrase.isDenial && named.some((one) => isDeniedIn(clause, one))) return false;
    const { words, main, claimed } = clause;
    const isThere = containsPhrase(phrase.isDenial ? main : claimed, phrase);
    return isThere && !denials.some((other) => containsPhrase(words, other));
  };
  return wrong.find(
    (phrase) =>
      phrase.needed ||
      ((isRow || isNear(phrase, named, all)) && own.some((clause) => isClaimed(phrase, clause))),
  );
}

/** Quick check: whether its first word occurs in any clause, or a required word doesn't. */
function mayHold({ needed, words: [first = []] }: Phrase, { set }: Words): boolean {
  if (needed) return !needed.some((word) => set.has(word));
  return first.some((word) => set.has(word));
}

/** Whether it is about another value: "Poll again if it isn't RESULT_STATUS_COMPLETE" */
function isDeniedIn({ words, said }: Clause, phrase: Phrase): boolean {
  return phrase.isValue && containsPhrase(words, phrase) && !containsPhrase(said, phrase);
}

/**
 * The clauses about the subject: of a contrast, only the side with the subject; nothing before the
 * semicolon after which the whole subject is named, and nothing about "the others".
 */
function clausesAbout(own: readonly Phrase[], clauses: readonly Clause[]): readonly Clause[] {
  const isNamed = ({ words }: Clause) => own.some((phrase) => containsPhrase(words, phrase));
  const isOfOthers = (clause: Clause) => clause.words.set.has("other") && !isNamed(clause);
  const all = sideAbout(own, clauses);
  const near = all.some(isNamed) ? all.filter((clause) => !isOfOthers(clause)) : all;
  const first = near.find(({ part }) => namesAll(own, near, part))?.part ?? 0;
  return near.filter(({ part, words }) => part >= first || words.list.some(isOfBefore));
}

/** Whether a part has the whole subject; "without it" is about what the part before it names. */
function namesAll(own: readonly Phrase[], clauses: readonly Clause[], part: number): boolean {
  const isIn = (phrase: Phrase, index: number) =>
    clauses.some((clause) => clause.part === index && containsPhrase(clause.words, phrase));
  const refers = own.some((phrase) => isIn({ ...phrase, words: [...phrase.words, ["it"]] }, part));
  return own.every((phrase) => isIn(phrase, part) || (refers && isIn(phrase, part - 1)));
}

function sideAbout(own: readonly Phrase[], clauses: readonly Clause[]): readonly Clause[] {
  const isAbout = ({ words }: Clause) =>
    own.some((phrase) => containsPhrase(words, phrase)) || words.list.some(isOfBefore);
  const version = own.filter(({ isVersion, words }) => isVersion || words[0]?.includes(CURRENT));
  const isOfVersion = ({ words }: Clause) =>
    version.some((phrase) => containsPhrase(words, phrase));
  const named = clauses.filter(version.length > 0 ? isOfVersion : isAbout);
  const excepted = clauses.filter(({ words }) => words.list[0] === "but");
  // "For A, but not for B" makes no claim about B.
  const isExcepted = (phrase: Phrase) =>
    excepted.some(({ words }) => containsPhrase(words, phrase)) &&
    !clauses.some((clause) => !excepted.includes(clause) && containsPhrase(clause.words, phrase));
  if (own.some(isExcepted)) return excepted;
  const sides = new Set(named.map(({ side }) => side));
  return sides.size === 1 ? clauses.filter(({ side }) => sides.has(side)) : clauses;
}

const isOfBefore = (word: string) => PRONOUNS.has(word);

const PRONOUNS = new Set("it they them this that those these".split(" ").map(stemOf));

/** Whether a clause says the truth about the subject; then the rest is about something else. */
function isSaid(
  { subject, said, isDenied, wrong }: Exclusion,
  { all, clauses }: ParsedSentence,
): boolean {
  const own = subject.filter((phrase) => containsPhrase(all, phrase));
  const isTurned = (words: Words) =>
    wrong.some((phrase) => phrase.words.length > 2 && containsPhrase(words, phrase));
  return clauses.some(({ words, said: affirmed }) => {
    if (!own.every((phrase) => containsPhrase(words, phrase))) return false;
    if (isDenied && !words.list.some((word) => DENIALS.has(word))) return false;
    const { set } = isDenied ? words : affirmed;
    const heard = said.filter((forms) => forms.some((form) => set.has(form)));
    if (heard.length === said.length) return said.length > 0 && (isDenied || !isTurned(affirmed));
    const isWrong = (phrase: Phrase) => containsPhrase(phrase.isDenial ? words : affirmed, phrase);
    return heard.length >= said.length * 0.75 && !wrong.some(isWrong);
  });
}
