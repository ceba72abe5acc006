/**
 * Tells of the first of many events, and of another one only when there was none for `quiet`
 * milliseconds: an attack is a line in the log, not one for each request.
 */
export function logThrottle(now: () => number, quiet: number, tell: () => void): () => void {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const at = now();
    if (at - last >= quiet) tell();
    last = at;
  };
}
