import { ERRORS_AND_KEYS } from "./errors-and-keys.ts";
import type { Fact } from "./fact.ts";
import { SEARCHES } from "./searches.ts";
import { VALUES } from "./values.ts";

/** What the specification states, as far as a sentence can be caught contradicting it. */
export const FACTS: readonly Fact[] = [...SEARCHES, ...ERRORS_AND_KEYS, ...VALUES];

/** From a negation to the end of its clause: "never merge them", "without a key". */
const NEGATED =
  /\b(?:not|never|no|none|nor|neither|without|nothing|nobody|cannot|instead of|rather than|avoid|[a-z]+n't)\b[^.,;:|]*/g;

/** "If you merge them, offers that are gone stay" warns of what it names; it tells nobody to do it. */
export const WARNING = /^if you \w+ [^,]+, (?!\w+ (?:it|them|all|the|what|every)\b)/i;

/**
 * The facts that a sentence contradicts. Code spans are words like others.
 * @param about what it stands under: the title of the page, the heading, a field
 */
export function contradicted(sentence: string, about = ""): readonly Fact[] {
  const plain = sentence.replaceAll(/[`*]/g, "").replaceAll(/\s+/g, " ").toLowerCase();
  const said = plain.replace(WARNING, "").replaceAll(NEGATED, "");
  return FACTS.filter(({ when, refuses, unless, readsNegations, under }) => {
    const topic = under === undefined ? plain : `${about.toLowerCase()} ${plain}`;
    const text = readsNegations ? plain : said;
    return (!when || when.test(topic)) && refuses.test(text) && !unless?.test(text);
  });
}
