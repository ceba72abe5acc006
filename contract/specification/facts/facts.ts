import { ERRORS_AND_KEYS } from "./errors-and-keys.ts";
import type { Fact } from "./fact.ts";
import { SEARCHES } from "./searches.ts";
import { VALUES } from "./values.ts";

/** What the specification states, as far as a sentence can be caught contradicting it. */
export const FACTS: readonly Fact[] = [...SEARCHES, ...ERRORS_AND_KEYS, ...VALUES];

/** The facts that a sentence contradicts. Code spans are words like others. */
export function contradicted(sentence: string): readonly Fact[] {
  const plain = sentence.replaceAll(/[`*]/g, "").replaceAll(/\s+/g, " ").toLowerCase();
  return FACTS.filter(
    ({ when, refuses, unless }) =>
      (!when || when.test(plain)) && refuses.test(plain) && !unless?.test(plain),
  );
}
