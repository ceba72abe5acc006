/**
 * Calls `tell` for the first event of a series, and again only after `quiet` milliseconds without
 * one: an attack is one line in the log, not one per request.
 */
export function logThrottle(now: () => number, quiet: number, tell: () => void): () => void {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const at = now();
    if (at - last >= quiet) tell();
    last = at;
  };
}
