import { saysWords, stands } from "../../../../contract/specification/says-words.ts";

/** What a decision has to say after what was observed. */
export interface Said {
  /**
   * What was observed: the words of each have to stand in it, in any order and form. "none|no" is
   * either of the two. After "=" they stand as they are, because another order says something else.
   */
  readonly says: readonly string[];
  /** Words that would say something else than what was observed. */
  readonly never?: readonly string[];
  /** Every status that it names, and no other. */
  readonly statuses?: readonly number[];
  /** Every other number that it may name. */
  readonly numbers?: readonly number[];
}

/** Observes a sandbox, and derives what the decision has to say from what it did. */
export type Witness = () => Promise<Said> | Said;

/** Of two words the one that was observed; the other one would be a lie. */
export function either(observed: boolean, word: string, opposite: string): Said {
  return observed ? { says: [word], never: [opposite] } : { says: [opposite], never: [word] };
}

/** What several observations say together. */
export function together(...said: readonly Said[]): Said {
  return {
    says: said.flatMap(({ says }) => says),
    never: said.flatMap(({ never = [] }) => never),
    statuses: said.flatMap(({ statuses = [] }) => statuses),
    numbers: said.flatMap(({ numbers = [] }) => numbers),
  };
}

/** What a decision says otherwise than what was observed. */
export function faultsOf(text: string, said: Said): readonly string[] {
  const { says, never = [], statuses = [], numbers = [] } = said;
  const plain = text.replaceAll(/[`,]/g, "").toLowerCase();
  const found = Array.from(plain.matchAll(/(?<![\w.-])-?\d+(?:\.\d+)?/g), ([number]) =>
    Number(number),
  );
  const isStatus = (number: number) => number >= 400 && number < 600;
  const named = new Set(found.filter(isStatus));
  return [
    ...says.filter((word) => !saysWords(plain, word)).map((word) => `does not say "${word}"`),
    ...never.filter((word) => stands(plain, word)).map((word) => `says "${word}"`),
    ...statuses.filter((status) => !named.has(status)).map((status) => `lacks ${status}`),
    ...[...named].filter((status) => !statuses.includes(status)).map((status) => `has ${status}`),
    ...found
      .filter((number) => !isStatus(number) && !numbers.includes(number))
      .map((number) => `has ${number}`),
  ];
}
