import { distance } from "fastest-levenshtein";

/**
 * The candidate closest in spelling, or undefined if none is close enough to be a typo: at most a
 * third of the letters may differ, or two in any name longer than three. Case is ignored.
 *
 * nearestName("querylegs", ["queryLegs", "market"]) → "queryLegs"
 */
export function nearestName(
  name: string,
  candidates: Iterable<string>,
  distanceOf: typeof distance = distance,
): string | undefined {
  let best: string | undefined;
  const third = Math.floor(name.length / 3);
  let fewest = (name.length > 3 ? Math.max(2, third) : third) + 1;
  for (const candidate of candidates) {
    // Each extra letter is an edit, so a length that differs too much needs no comparison.
    if (Math.abs(candidate.length - name.length) >= fewest) continue;
    const edits = distanceOf(name.toLowerCase(), candidate.toLowerCase());
    if (edits >= fewest) continue;
    fewest = edits;
    best = candidate;
  }
  return best;
}

/** nearestHint("queryLegs") → "; the nearest is queryLegs", to append to a message; else "" */
export function nearestHint(nearest: string | undefined): string {
  return nearest === undefined ? "" : `; the nearest is ${nearest}`;
}
