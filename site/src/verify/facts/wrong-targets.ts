import { keyReferences } from "../../../../contract/generated/key-references.ts";
import { stemOf } from "../statements/stem-of.ts";
import type { Fault } from "./fault.ts";

/** "leg" → the maps that its keys lead to, by the stems of their names: "places", "carriers". */
const TARGETS = new Map<string, Map<string, string>>();
for (const [field, path] of Object.entries(keyReferences)) {
  const thing = stemOf(field.slice(0, field.indexOf(".")).toLowerCase());
  const map = path.slice(path.indexOf(".") + 1);
  TARGETS.set(thing, (TARGETS.get(thing) ?? new Map()).set(stemOf(map), map));
}
// An itinerary contains its options, these contain their items, and these their fares.
for (const inner of ["pricingoption", "pricingitem", "fare"].map(stemOf)) {
  for (const [stem, map] of TARGETS.get(inner) ?? [])
    TARGETS.get(stemOf("itinerary"))?.set(stem, map);
}
const MAPS = new Set([...TARGETS.values()].flatMap((targets) => [...targets.keys()]));

/** "legs and segments point to places and carriers" */
const POINTS = /([\w ,]+?) (?:points?|leads?|refers?) to ([\w ,]+)/g;

/** Finds sentences that say an object refers to a map of which it has no keys. */
export function wrongTargets(sentence: string): readonly Fault[] {
  return Array.from(sentence.matchAll(POINTS)).flatMap(([said, from = "", to = ""]) => {
    const things = stemsIn(from).filter((stem) => TARGETS.has(stem));
    if (things.length === 0) return [];
    const targets = new Map(things.flatMap((thing) => [...(TARGETS.get(thing) ?? [])]));
    const isWrong = stemsIn(to).some((stem) => MAPS.has(stem) && !targets.has(stem));
    return isWrong ? [{ said: said.trim(), right: [...targets.values()].join(", ") }] : [];
  });
}

function stemsIn(words: string): readonly string[] {
  return (words.toLowerCase().match(/\w+/g) ?? []).map(stemOf);
}
