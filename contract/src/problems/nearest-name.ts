import { distance } from "fastest-levenshtein";

/**
 * The candidate closest in spelling, or undefined when none is close enough to be a slip of the
 * pen: at most a third of the letters may differ, and two in any name longer than three. Upper or
 * lower case does not count.
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
    // Each letter that one of them has more is an edit: what is far too long is never compared.
    if (Math.abs(candidate.length - name.length) >= fewest) continue;
    const edits = distanceOf(name.toLowerCase(), candidate.toLowerCase());
    if (edits >= fewest) continue;
    fewest = edits;
    best = candidate;
  }
  return best;
}
