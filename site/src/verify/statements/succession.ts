import { stemOf } from "./rivals.ts";

/** What comes after what: "create > poll > select|choose". A text that has all has them in this order. */
export interface Succession {
  readonly text: string;
  readonly steps: readonly (readonly string[])[];
}

/** undefined: the line is a plain statement */
export function toSuccession(line: string): Succession | undefined {
  const steps = line.replace(/\.$/, "").split(" > ");
  if (steps.length < 2) return undefined;
  const stems = steps.map((step) => step.split("|").map((word) => stemOf(word.toLowerCase())));
  return { text: line, steps: stems };
}

/** Words that turn an order round: "poll after you have created the search". */
const TURNS = /\b(before|after|until|once|behind|when|while|again|instead)\b/;

export function isOutOfOrder({ steps }: Succession, sentence: string): boolean {
  const plain = sentence.toLowerCase();
  if (TURNS.test(plain)) return false;
  const words = (plain.match(/[a-z][\w'-]*|\d+/g) ?? []).map(stemOf);
  const places = steps.map((step) => words.findIndex((word) => step.includes(word)));
  if (places.includes(-1)) return false;
  return places.some((place, index) => index > 0 && place < (places[index - 1] ?? 0));
}
