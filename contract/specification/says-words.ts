import { escapeRegExp } from "../src/base/escape-reg-exp.ts";

/**
 * Whether a text has the words of a phrase, in any order and form: "left out" matches "leaves out
 * the results". "none|no" is either word, "highest first || descending" either phrase. A phrase
 * after "=" matches literally, because another order would mean something else.
 */
export function saysWords(text: string, phrase: string): boolean {
  const plain = expandContractions(text);
  return phrase.split(" || ").some((one) => saysPhrase(plain, expandContractions(one)));
}

/** Whether one sentence of a text has the words of a phrase; of two, each may say something else. */
export function saysInOneSentence(text: string, phrase: string): boolean {
  return text.split(/(?<=[.;:!?])\s+/).some((sentence) => saysWords(sentence, phrase));
}

function saysPhrase(text: string, phrase: string): boolean {
  if (phrase.startsWith("=")) return containsLiterally(text, phrase.slice(1));
  const words = phrase.split(" ").filter((word) => !STOP_WORDS.has(word));
  return words.every((word) =>
    word.split("|").some((one) => formsOf(one).some((form) => containsLiterally(text, form))),
  );
}

/** Whether a text has these words literally; the last one may be the start of a longer word. */
export function containsLiterally(text: string, words: string): boolean {
  const escaped = escapeRegExp(expandContractions(words));
  return new RegExp(`(?<!\\w)${escaped}`).test(expandContractions(text));
}

/** expandContractions("It isn't read, and can't be") → "it is not read, and can not be" */
function expandContractions(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/\bcannot\b|\bcan't\b/g, "can not")
    .replaceAll(/(?<=[a-z])n't\b/g, " not");
}

const STOP_WORDS: ReadonlySet<string> = new Set(
  "a an the of to in is are its it for and with that then from by at on do does".split(" "),
);

/** Words that mean the same when said of a call or its response. */
const SYNONYMS: readonly (readonly string[])[] = [
  ["without", "no", "not", "none", "nothing", "never", "anything", "lack"],
  ["concurrent", "at the same time", "at once", "simultaneous", "in parallel"],
  ["after", "from", "since", "following"],
  ["within", "in", "contains"],
  ["any", "each", "every", "all", "per", "whatever"],
  ["left", "leave", "leaving", "omit", "lack", "missing", "drop"],
  ["can", "may", "might", "perhaps"],
  ["different", "differ", "vary", "varies", "various", "mixed", "not the same", "not all"],
  ["some", "part", "several", "a few"],
  ["return", "come", "bring", "give", "contain", "have", "has", "send"],
  ["change", "alter", "modified", "modify"],
  ["disappear", "lose", "vanish", "gone", "go away", "drop out"],
  ["rise", "go up", "goes up", "increase"],
  ["fall", "go down", "goes down", "decrease"],
  ["most", "no more", "up to", "maximum", "not more", "limit", "oldest"],
  ["full", "whole", "entire", "same"],
  ["ahead", "advance", "future", "from now"],
  ["complete", "finished", "done"],
  ["immediately", "immediate", "at once", "already", "right away", "straight away", "instantly"],
  ["running", "run", "under way", "in progress", "not complete", "not over"],
  ["means", "stands for", "refers to", "is taken as"],
  ["entirely", "wholly", "completely", "altogether"],
  ["ignored", "ignore", "disregard", "skip", "not used"],
  ["rejected", "refused", "denied", "turned down", "not accepted"],
  ["excluded", "left out", "leave", "not included"],
  ["begin", "start"],
  ["third", "three", "3"],
  ["fails", "fail", "goes wrong", "error", "break"],
  ["answer", "respond", "response", "reply"],
  ["differently", "in another way"],
  ["both", "the two", "two legs"],
];

/** The stem of a word, and its synonyms: formsOf("finding") → ["find"] */
function formsOf(word: string): readonly string[] {
  const stem = stemOf(word);
  return [stem, ...SYNONYMS.filter((words) => words.some((one) => stemOf(one) === stem)).flat()];
}

function stemOf(word: string): string {
  if (word.length < 5) return word;
  return word.replace(/(?:ies|ing|ed|es|s|e)$/, "").replace(/([bdgmnprt])\1$/, "$1");
}
