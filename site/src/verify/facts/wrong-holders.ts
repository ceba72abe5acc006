import { stemOf } from "../statements/stem-of.ts";
import type { Fault } from "./fault.ts";
import type { Holder } from "./holders.ts";

/**
 * "Carriers have ratings", "each leg can have its data in sustainabilityData", "may ask for its own
 * cabin", "a group repeats the price of its cheapest quote"
 */
const HAS = new RegExp(
  "(?:^|[;:,.] |(?<!\\bwithout )\\b(?:and|but|each|every|all|the|an?|its|their|any|one) )(?:in content\\.results\\.)?(?:query )?" +
    "`?(\\w+)`?(?: in content\\.results\\.\\w+)? (?:(?:can|may|also|always|each|still|already) )*" +
    "(?:ha(?:s|ve)|carr(?:y|ies)|comes? with|contains?|includes?|holds?|repeats?|names?|states?|lists?|asks? for)(?! (?:in|of|for)\\b) " +
    "(?:an?|the|its own|their own|its|their|only|one|data in|[a-z]+ data in|)\\s*`?(\\w+)`?",
  "gi",
);

/** "The rating is on each carrier", "emissions data moves from the itinerary to each leg" */
const IS_ON =
  /`?(\w+)`? (?:(?:is|are|sits?|stands?|was|were)(?: (?:now|also|given|listed|found|set|sent|reported))?|(?:has |have )?moved?s?(?: from (?:the|an|each) \w+)?) (?:on|to) (?:an?|the|each|every) (?:query )?(\w+)(?=[.,;:|]|$| (?:and|but|so|as|now|since|because)\b)/gi;

/** "Logos come from `content.results.places`" */
const COMES_FROM =
  /(?:(\w+) and )?(\w+) (?:comes?|is|are|stands?) (?:from|in) `?content\.results\.(\w+)`?/gi;

/** "…, a `name` and its `symbol`": what a list has after its first. */
const AND_MORE =
  /^(?:,? (?:and )?(?:an?|the|its|their) `?\w+`?(?=[,.;:|]|$| and (?:an?|the|its|their)\b))+/;

const ELSEWHERE = /\b(?:V1\.0|sandbox|client|whether|no|not|never|nor|neither|if)\b|n['’]t\b|\?/i;

/** Finds fields that a sentence attributes to an object of a response, but another one has. */
export function wrongHolders(
  sentence: string,
  holders: ReadonlyMap<string, Holder>,
): readonly Fault[] {
  if (ELSEWHERE.test(sentence)) return [];
  const claims = [
    ...[...sentence.matchAll(HAS)].flatMap(({ 0: quote, 1: thing = "", 2: what = "", index }) => {
      const [more = ""] = AND_MORE.exec(sentence.slice(index + quote.length)) ?? [];
      const others = Array.from(more.matchAll(/(\w+)`?(?=,| and |$)/g), ([, name = ""]) => name);
      return [what, ...others].map((name) => ({ quote: `${quote}${more}`, thing, what: name }));
    }),
    ...Array.from(sentence.matchAll(IS_ON), ([quote, what = "", thing = ""]) => ({
      quote,
      thing,
      what,
    })),
    ...Array.from(sentence.matchAll(COMES_FROM), ([quote, one = "", what = "", thing = ""]) =>
      [one, what].filter((word) => word !== "").map((word) => ({ quote, thing, what: word })),
    ).flat(),
  ];
  return claims.flatMap(({ quote, thing, what }) => {
    const holder = [...holders].find(([map]) => stemOf(map) === stemOf(thing.toLowerCase()))?.[1];
    if (!holder) return [];
    const stem = stemOf(what.toLowerCase());
    const isItself = stem === stemOf(thing.toLowerCase());
    if (isItself || holder.fields.has(what) || holder.stems.has(stem)) return [];
    const [other] = [...holders.values()].filter(
      ({ fields, stems }) => fields.has(what) || stems.has(stem),
    );
    return other ? [{ quote: quote.trim(), right: `${other.name} has it` }] : [];
  });
}

/** Finds wrong maps in a row of a "refers to" table: "carriers | an airline | alliances" */
export function wrongReferences(
  row: string,
  about: string,
  holders: ReadonlyMap<string, Holder>,
): readonly Fault[] {
  if (!/\brefers? to\b/i.test(about)) return [];
  const [first = "", ...cells] = row.split(" | ");
  const holder = holders.get(first.trim());
  const mapNames = (cells.at(-1) ?? "").match(/\w+/g) ?? [];
  if (!holder || cells.length < 2) return [];
  return mapNames
    .filter((map) => map !== first && holders.has(map) && !holder.refersTo.has(map))
    .map((map) => ({
      quote: `${first} … ${map}`,
      right: [...holder.refersTo].join(", ") || "nothing",
    }));
}
