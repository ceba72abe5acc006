import { stemOf } from "../statements/stem-of.ts";
import type { Fault } from "./fault.ts";
import type { Holder } from "./holders.ts";

/** "Carriers have ratings", "each leg can have its data in sustainabilityData" */
const HAS =
  /(?:^|[;:,.] |\b(?:and|but|each|every|all|the|an?) )(?:in content\.results\.)?(\w+)(?: in content\.results\.\w+)? (?:(?:can|may|also|always|each) )*(?:has|have|carry|carries|comes? with) (?:an?|the|its|their|only|one|data in|[a-z]+ data in|)\s*`?(\w+)`?/gi;

const ELSEWHERE = /\b(?:V1\.0|sandbox|client|whether|no|not|never|nor|neither|if)\b|n['’]t\b|\?/i;

/** Finds fields that a sentence attributes to an object of a response, but another one has. */
export function wrongHolders(
  sentence: string,
  holders: ReadonlyMap<string, Holder>,
): readonly Fault[] {
  if (ELSEWHERE.test(sentence)) return [];
  return Array.from(sentence.matchAll(HAS)).flatMap(([said, thing = "", what = ""]) => {
    const own = [...holders].find(([map]) => stemOf(map) === stemOf(thing.toLowerCase()))?.[1];
    if (!own) return [];
    const stem = stemOf(stemOf(what.toLowerCase()));
    const isItself = stem === stemOf(thing.toLowerCase());
    if (isItself || own.fields.has(what) || own.stems.has(stem)) return [];
    const [other] = [...holders.values()].filter(
      ({ fields, stems }) => fields.has(what) || stems.has(stem),
    );
    return other ? [{ said: said.trim(), right: `${other.name} has it` }] : [];
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
  const own = holders.get(first.trim());
  const listed = (cells.at(-1) ?? "").match(/\w+/g) ?? [];
  if (!own || cells.length < 2) return [];
  return listed
    .filter((map) => map !== first && holders.has(map) && !own.refersTo.has(map))
    .map((map) => ({
      said: `${first} … ${map}`,
      right: [...own.refersTo].join(", ") || "nothing",
    }));
}
