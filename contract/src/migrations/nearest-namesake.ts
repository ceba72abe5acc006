import type { Place } from "./model.ts";

/**
 * A neighbour of the places whose name has more words in common with a name of V1.0 than they have:
 * most likely the one that was meant. Undefined without a match.
 *
 * nearestNamesake("OriginStation", [place "Leg.destinationPlaceId"]) → "originPlaceId"
 */
export function nearestNamesake(name: string, places: readonly Place[]): string | undefined {
  const words = wordsOf(lastStep(name));
  const likeness = (other: string) => countShared(words, wordsOf(other));
  const own = Math.max(0, ...places.map((place) => likeness(lastStep(place.name))));
  return places
    .flatMap(({ siblings }) => siblings)
    .filter((sibling) => likeness(sibling) > own)
    .sort((a, b) => likeness(b) - likeness(a))[0];
}

function lastStep(name: string): string {
  return name.split(".").at(-1) ?? name;
}

/** wordsOf("originPlaceId") → ["origin", "place", "id"] */
function wordsOf(name: string): readonly string[] {
  return (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []).map((word) => word.toLowerCase());
}

function countShared(words: readonly string[], others: readonly string[]): number {
  return words.filter((word) => others.some((other) => isSame(word, other))).length;
}

/** "stops" is "stop", "include" is "included"; "id" is only "id" and "ids". */
function isSame(one: string, other: string): boolean {
  const [short = "", long = ""] = [one, other].sort((a, b) => a.length - b.length);
  return one === other || long === `${short}s` || (short.length > 3 && long.startsWith(short));
}
