/** What is left of a limit: the `RateLimit` header. */
export interface RateLimit {
  /** Calls. */
  readonly remaining: number;
  /** Seconds until the limit starts anew. */
  readonly reset: number;
}

/**
 * Seconds, from a header that says seconds or a date.
 * @param now milliseconds since 1970
 */
export function readRetryAfter(value: string | null, now: number): number | undefined {
  if (value === null || value.trim() === "") return undefined;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : Math.max(0, (time - now) / 1_000);
}

/** readRateLimit('"sandbox";r=994;t=39') → { remaining: 994, reset: 39 }; undefined where one is missing. */
export function readRateLimit(value: string | null): RateLimit | undefined {
  const remaining = /;\s*r=(\d+)/.exec(value ?? "")?.[1];
  const reset = /;\s*t=(\d+)/.exec(value ?? "")?.[1];
  return remaining && reset ? { remaining: Number(remaining), reset: Number(reset) } : undefined;
}
