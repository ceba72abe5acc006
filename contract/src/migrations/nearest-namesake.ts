import type { MigrationTarget } from "./model.ts";

/**
 * The sibling whose name has the most words in common with a V1.0 name, and more than the targets
 * themselves have: probably the one that was meant. Undefined if there is none.
 *
 * nearestNamesake("OriginStation", [target "Leg.destinationPlaceId"]) → "originPlaceId"
 */
export function nearestNamesake(
  name: string,
  targets: readonly MigrationTarget[],
): string | undefined {
  const words = splitWords(lastStep(name));
  const likeness = (other: string) => countShared(words, splitWords(other));
  const ownLikeness = Math.max(0, ...targets.map((target) => likeness(lastStep(target.name))));
  return targets
    .flatMap(({ siblings }) => siblings)
    .filter((sibling) => likeness(sibling) > ownLikeness)
    .sort((a, b) => likeness(b) - likeness(a))[0];
}

function lastStep(name: string): string {
  return name.split(".").at(-1) ?? name;
}

/** splitWords("originPlaceId") → ["origin", "place", "id"] */
export function splitWords(name: string): readonly string[] {
  return (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []).map((word) => word.toLowerCase());
}

function countShared(words: readonly string[], others: readonly string[]): number {
  return words.filter((word) => others.some((other) => isSame(word, other))).length;
}

/** "stops" matches "stop", "include" matches "included"; "id" matches only "id" and "ids". */
function isSame(one: string, other: string): boolean {
  const [short = "", long = ""] = [one, other].sort((a, b) => a.length - b.length);
  return one === other || long === `${short}s` || (short.length > 3 && long.startsWith(short));
}
