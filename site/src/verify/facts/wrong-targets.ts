import { keyReferences } from "../../../../contract/generated/key-references.ts";
import { stemOf } from "../statements/stem-of.ts";
import type { Fault } from "./fault.ts";

/** "leg" → the maps that its keys lead to: "places", "carriers", "segments". */
const TARGETS = new Map<string, Set<string>>();
for (const [field, map] of Object.entries(keyReferences)) {
  const thing = stemOf(field.slice(0, field.indexOf(".")).toLowerCase());
  const target = stemOf(map.slice(map.indexOf(".") + 1));
  TARGETS.set(thing, (TARGETS.get(thing) ?? new Set()).add(target));
}
// An itinerary contains its options, and these contain their items.
for (const inner of ["pricingoption", "pricingitem"]) {
  for (const target of TARGETS.get(inner) ?? []) TARGETS.get(stemOf("itinerary"))?.add(target);
}
const MAPS = new Set([...TARGETS.values()].flatMap((targets) => [...targets]));

/** "legs and segments point to places and carriers" */
const POINTS = /([\w ,]+?) (?:points?|leads?|refers?) to ([\w ,]+)/g;

/** Finds sentences that say an object refers to a map of which it has no keys. */
export function wrongTargets(sentence: string): readonly Fault[] {
  return Array.from(sentence.matchAll(POINTS)).flatMap(([said, from = "", to = ""]) => {
    const things = stemsIn(from).filter((stem) => TARGETS.has(stem));
    if (things.length === 0) return [];
    const targets = new Set(things.flatMap((thing) => [...(TARGETS.get(thing) ?? [])]));
    const isWrong = stemsIn(to).some((stem) => MAPS.has(stem) && !targets.has(stem));
    return isWrong ? [{ said: said.trim(), right: [...targets].join(", ") }] : [];
  });
}

function stemsIn(words: string): readonly string[] {
  return (words.toLowerCase().match(/\w+/g) ?? []).map(stemOf);
}
