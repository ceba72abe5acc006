import { distance } from "fastest-levenshtein";

/**
 * The candidate closest to what was written, when one is close enough to have been meant:
 * nearest("feilds", ["fields", "figure"]) → "fields"; nearest("xyz", ["fields"]) → undefined.
 */
export function nearest(written: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(written.length / 3)) + 1;
  for (const candidate of candidates) {
    const away = distance(written.toLowerCase(), candidate.toLowerCase());
    if (away >= bestDistance) continue;
    best = candidate;
    bestDistance = away;
  }
  return best;
}
