import {
  containsLiterally,
  saysInOneSentence,
} from "../../../../contract/specification/says-words.ts";

/** What a decision must say, given what was observed. */
export interface Said {
  /**
   * Phrases for what was observed: a sentence of the decision must contain the words of each, in any
   * order and form. "none|no" is either of the two. After "=", the words must occur exactly as
   * written, because another order would say something else.
   */
  readonly says: readonly string[];
  /** Phrases that would contradict what was observed. */
  readonly never?: readonly string[];
  /** Every status that the decision must name; it may name no other. */
  readonly statuses?: readonly number[];
  /** Every other number that the decision may name. */
  readonly numbers?: readonly number[];
}

/** Observes a sandbox, and derives what the decision must say from what the sandbox did. */
export type Witness = () => Promise<Said> | Said;

/** Requires the word for what was observed and forbids its opposite. */
export function either(observed: boolean, word: string, opposite: string): Said {
  return observed ? { says: [word], never: [opposite] } : { says: [opposite], never: [word] };
}

/** Combines several observations. */
export function together(...said: readonly Said[]): Said {
  return {
    says: said.flatMap(({ says }) => says),
    never: said.flatMap(({ never = [] }) => never),
    statuses: said.flatMap(({ statuses = [] }) => statuses),
    numbers: said.flatMap(({ numbers = [] }) => numbers),
  };
}

/** Every way in which a decision differs from what was observed. */
export function faultsOf(text: string, said: Said): readonly string[] {
  const { says, never = [], statuses = [], numbers = [] } = said;
  const plain = plainOf(text);
  const found = Array.from(plain.matchAll(/(?<![\w.-])-?\d+(?:\.\d+)?/g), ([number]) =>
    Number(number),
  );
  const isStatus = (number: number) => number >= 400 && number < 600;
  const named = new Set(found.filter(isStatus));
  return [
    ...says
      .filter((word) => !saysInOneSentence(plain, word))
      .map((word) => `does not say "${word}"`),
    ...never.filter((word) => containsLiterally(plain, word)).map((word) => `says "${word}"`),
    ...statuses.filter((status) => !named.has(status)).map((status) => `lacks ${status}`),
    ...[...named].filter((status) => !statuses.includes(status)).map((status) => `has ${status}`),
    ...found
      .filter((number) => !isStatus(number) && !numbers.includes(number))
      .map((number) => `has ${number}`),
  ];
}

/** The sentences of a decision with neither a phrase nor a status of what was observed. */
export function unobservedIn(text: string, { says, statuses = [] }: Said): readonly string[] {
  return text.split(/(?<=[.!?])\s+/).filter((sentence) => {
    const plain = plainOf(sentence);
    return (
      !says.some((phrase) => saysInOneSentence(plain, phrase)) &&
      !statuses.some((status) => plain.includes(`${status}`))
    );
  });
}

function plainOf(text: string): string {
  return text.replaceAll(/[`,]/g, "").toLowerCase();
}
