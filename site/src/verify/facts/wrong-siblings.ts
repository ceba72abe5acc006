import type { Contract } from "../../../../contract/src/model.ts";
import { stemOf } from "../statements/stem-of.ts";
import type { Fault } from "./fault.ts";

/** The words that distinguish a name from its siblings. */
interface Sibling {
  readonly own: ReadonlySet<string>;
  /** Words that only siblings have → the sibling with the word, the longest name first. */
  readonly others: ReadonlyMap<string, string>;
}

/** Fields whose names differ in one word, such as "byRoute" and "byDate", and values of an enum. */
export interface Siblings {
  readonly of: ReadonlyMap<string, Sibling>;
  readonly name: RegExp;
}

export function siblingsOf({ specifications }: Contract): Siblings {
  const of = new Map<string, Sibling>();
  for (const [holder, schema] of specifications.flatMap(({ schemas }) => [...schemas])) {
    // Other rules check these more precisely.
    if (/^(?:Result|PlaceType)/.test(holder)) continue;
    if (schema.kind === "enum") {
      const values = schema.values.map(({ value }) => value);
      for (const value of values.filter((one) => !one.endsWith("_UNSPECIFIED")))
        of.set(value, toSibling(value, values));
    }
    if (schema.kind !== "object") continue;
    const names = schema.properties.map(({ name }) => name);
    for (const name of names) {
      const near = names.filter((other) => differInOne(splitName(name), splitName(other)));
      if (near.length > 0) of.set(name, toSibling(name, near));
    }
  }
  return { of, name: new RegExp(`\\b(?:${[...of.keys()].join("|")})\\b`, "g") };
}

function toSibling(name: string, names: readonly string[]): Sibling {
  const own = new Set(splitName(name).filter((word) => word.length > 2));
  // "economy" is said of the shorter name with it; the longer is found by its "premium" before.
  const others = names
    .toSorted((a, b) => b.length - a.length)
    .flatMap((other) =>
      splitName(other)
        .filter((word) => !own.has(word) && word.length > 2)
        .map((word) => [word, other] as const),
    );
  const shared = names.map((other) => new Set(splitName(other)));
  const ofItsOwn = [...own].filter((word) => !shared.every((words) => words.has(word)));
  return { own: new Set(ofItsOwn), others: new Map(others) };
}

/**
 * Whether two names differ in one word. If it is the last, they are different things, as with a
 * separator and digits, except after "by".
 */
function differInOne(one: readonly string[], other: readonly string[]): boolean {
  const differences = one.flatMap((word, index) => (word === other[index] ? [] : [index]));
  const [index = 0] = differences;
  return (
    one.length === other.length &&
    differences.length === 1 &&
    (index < one.length - 1 || one[0] === "by")
  );
}

/** splitName("PRICE_UNIT_MILLI") → "price", "unit", "milli"; "id" is left out */
function splitName(name: string): readonly string[] {
  const words = name === name.toUpperCase() ? name.split("_") : name.split(/(?=[A-Z])/);
  return words.map((word) => stemOf(word.toLowerCase())).filter((word) => word !== "id");
}

/**
 * Finds sentences that name one sibling but describe another: "a table of dates | `byRoute`". A
 * description of a name must not have any word of a sibling.
 */
export function wrongSiblings(sentence: string, { of, name }: Siblings): readonly Fault[] {
  const clauses = sentence.includes(" | ") ? [sentence] : sentence.split(/, and |; /);
  return clauses.flatMap((clause) => wrongSibling(clause, { of, name }));
}

function wrongSibling(sentence: string, { of, name }: Siblings): readonly Fault[] {
  const [siblingName = "", ...more] = new Set(sentence.match(name));
  const sibling = of.get(siblingName);
  if (!sibling || more.length > 0) return [];
  const isDescription = sentence.startsWith(`${siblingName}: `);
  const description = sentence
    .replaceAll(siblingName, "")
    .replaceAll(/month calendar|months? twice|whole numbers?/g, "");
  const stems = new Set(
    (description.match(/[A-Za-z]+/g) ?? []).map((word) => stemOf(word.toLowerCase())),
  );
  if (!isDescription && [...sibling.own].some((word) => stems.has(word))) return [];
  const [other] = [...sibling.others].filter(([word]) => stems.has(word));
  return other ? [{ quote: `${siblingName} … ${other[0]}`, right: other[1] }] : [];
}
