import { addTo } from "../../../../contract/src/base/group-by.ts";
import type { Contract, Schema } from "../../../../contract/src/model.ts";
import type { Fault } from "./fault.ts";

/** Where the contract has each field: beside which others, and inside which. */
export interface Nesting {
  readonly besides: ReadonlyMap<string, ReadonlySet<string>>;
  /** The fields inside each field, however deep: "query" → "market", "queryLegs", "year". */
  readonly inside: ReadonlyMap<string, ReadonlySet<string>>;
  readonly all: ReadonlySet<string>;
}

export function nestingOf({ specifications }: Contract): Nesting {
  const besides = new Map<string, string[]>();
  const inside = new Map<string, string[]>();
  for (const schema of specifications.flatMap(({ schemas }) => [...schemas.values()])) {
    if (schema.kind !== "object") continue;
    const names = schema.properties.map(({ name }) => name);
    for (const { name, schema: own } of schema.properties) {
      addTo(besides, name, ...names);
      addTo(inside, name, ...namesIn(own));
    }
  }
  const sets = (groups: ReadonlyMap<string, readonly string[]>) =>
    new Map([...groups].map(([name, names]) => [name, new Set(names)]));
  return { besides: sets(besides), inside: sets(inside), all: new Set(besides.keys()) };
}

function namesIn(schema: Schema): readonly string[] {
  if (schema.kind === "array") return namesIn(schema.items);
  if (schema.kind === "map") return namesIn(schema.values);
  if (schema.kind !== "object") return [];
  return schema.properties.flatMap(({ name, schema: own }) => [name, ...namesIn(own)]);
}

const IS = "(?:is|are|stands?|sits?|goes|go|belongs?)";
const PATTERNS: readonly RegExp[] = [
  // "`limit` and `isDestination` are next to `query`", "`isDestination` is in it"
  new RegExp(
    `(?<!\\b(?:the|an?|your|its|their|each|every|this|that) )\\b(?<name>\\w+)(?:,? and (?<other>\\w+))? ${IS} (?<how>next to|beside|alongside|in|inside) (?<where>\\w+)`,
    "g",
  ),
  // "`departureDateTime` on the quote, next to `minPrice`"
  /\b(?<name>\w+) (?:on|in) (?:the|each|every|an?) (?:\w+['’]s )?\w+, (?<how>next to|beside) (?<where>\w+)/g,
  // "Put `limit` and `isDestination` inside `query`"
  /(?<!\b(?:not|never) |n['’]t )\b(?:put|send|place|write|nest|set|add|move) (?<name>\w+)(?:,? and (?<other>\w+))? (?<how>next to|beside|alongside|in|inside|into) (?<where>\w+)(?=[.,;:|]|$)/gi,
  // "`originPlace`, with `queryPlace` inside it"
  /\b(?<where>\w+), with (?<name>\w+) (?<how>inside)\b/g,
];

const ELSEWHERE = /\b(?:V1\.0|whether|if)\b|\?/i;
const DENIED = /\b(?:not|never|no)\b|n['’]t\b/i;

/** Finds fields that a sentence puts beside or inside another one, where the contract has none. */
export function wrongNesting(
  sentence: string,
  { besides, inside, all }: Nesting,
): readonly Fault[] {
  if (ELSEWHERE.test(sentence)) return [];
  const matches = PATTERNS.flatMap((pattern) =>
    Array.from(sentence.matchAll(pattern), ({ 0: quote, groups = {} }) => {
      const { name = "", other = "", how = "", where = "" } = groups;
      return [name, other].map((one) => ({ quote, name: one, how, where }));
    }).flat(),
  );
  return matches.flatMap(({ quote, name, how, where: written }) => {
    const before = sentence.slice(0, sentence.indexOf(quote));
    const where = written === "it" ? lastOf(before, all) : written;
    if (name === where || !all.has(name) || !where || !all.has(where) || DENIED.test(quote))
      return [];
    const isIn = how.startsWith("in");
    const fits = isIn ? inside.get(where)?.has(name) : besides.get(where)?.has(name);
    // A field without fields of its own, such as a text, can be said to have anything in it.
    if (fits || (isIn && inside.get(where)?.size === 0)) return [];
    return [{ quote: quote.trim(), right: describePosition(name, { inside, besides }) }];
  });
}

/** The last name before a pronoun. */
function lastOf(text: string, names: ReadonlySet<string>): string | undefined {
  return (text.match(/\w+/g) ?? []).findLast((word) => names.has(word));
}

function describePosition(
  name: string,
  { inside, besides }: Pick<Nesting, "inside" | "besides">,
): string {
  const holders = [...inside].filter(([, names]) => names.has(name));
  const [nearest] = holders.toSorted(([, a], [, b]) => a.size - b.size);
  const [holder] = nearest ?? [];
  if (holder !== undefined) return `${name} is in ${holder}`;
  const other = [...(besides.get(name) ?? [])].find((one) => one !== name);
  return other === undefined ? `${name} is elsewhere` : `${name} is next to ${other}`;
}
