import { SCENARIOS } from "../../../../sandbox/src/scenarios/scenarios.ts";

const NAMES = SCENARIOS.map(({ name }) => name);
const isCompound = (name: string) => name.includes("-");

/** Names of errors are also those of their responses: "too-many-requests". */
const COMPOUND = SCENARIOS.filter(({ effect }) => effect.kind !== "error")
  .map(({ name }) => name)
  .filter(isCompound);

/** Other names of scenarios: their keys and places. */
const ALIASES = new Map(
  SCENARIOS.flatMap(({ name, key, place }) =>
    [key?.name, place?.iata, place?.entityId].flatMap((alias) =>
      alias === undefined ? [] : [[alias, name] as const],
    ),
  ),
);

const either = (names: Iterable<string>) => `(?:${[...names].join("|")})`;

/** A name that is no ordinary word: "never-completes", "sandbox-key-moving", "XX3". */
const PROPER = new RegExp(`\\b${either([...COMPOUND, ...ALIASES.keys()])}\\b(?!-)`, "g");

/**
 * A name that is also an ordinary word: it follows "scenario", or starts a sentence in lower case,
 * or stands alone.
 */
const WORD = either(NAMES.filter((name) => !isCompound(name)));
const ORDINARY = new RegExp(
  `(?:^|(?<=\\b[Ss]cenarios? ))${WORD}\\b(?!-)|(?<=\\b(?:[Ww]ith|[Ss]end|[Uu]se|[Uu]nder|plays?|triggers?|and|or) )${WORD}(?=[,.:;]|$)`,
  "g",
);

/** A further name: "<delayed> and hanging" */
const FURTHER = new RegExp(`(?<=> (?:and|or) )${WORD}\\b(?!-)`, "g");

/** A scenario in a text with marked names. */
export const MARKED = /(?<=<)[a-z-]+(?=>)/;

/** Marks each scenario, whatever it is named by: markScenarios("XX3 is late") → "<slow> is late" */
export function markScenarios(sentence: string): string {
  return sentence
    .replaceAll(PROPER, (name) => `<${ALIASES.get(name) ?? name}>`)
    .replaceAll(ORDINARY, (name) => `<${name}>`)
    .replaceAll(FURTHER, (name) => `<${name}>`);
}

export function unmark(marked: string): string {
  return marked.replaceAll(/<([a-z-]+)>/g, "$1");
}
