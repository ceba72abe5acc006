import type { OperationId } from "../../../contract/src/types.ts";
import type { Limits } from "./api-key.ts";
import { type RateLimitStore, WINDOW_SECONDS, windowAt } from "./rate-limit-store.ts";

/** A caller's use of its rate limit in the current window. */
export interface Allowance {
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the window ends. */
  readonly resetsIn: number;
  readonly isExceeded: boolean;
}

/** The operations that search for flights: they take tens of milliseconds, all others under one. */
export const SEARCHES: readonly OperationId[] = ["createLiveSearch", "searchIndicative"];

/**
 * Counts a call in a fixed window of a minute, which all replicas with the same clock and store
 * share. The keys are public, so keys with the same limit share one count: otherwise a visitor
 * could use up the limit once per key.
 *
 * @param caller the network that the call comes from; the key if that is unknown
 */
export async function takeAllowance(
  store: RateLimitStore,
  caller: string,
  operation: OperationId,
  limits: Limits,
  now: number,
): Promise<Allowance> {
  const limit = SEARCHES.includes(operation) ? limits.searchesPerMinute : limits.callsPerMinute;
  const { window, endsIn } = windowAt(now);
  const count = await store.count({ caller: `${limit} ${caller}`, operation, window });
  return {
    limit,
    remaining: Math.max(0, limit - count),
    resetsIn: endsIn,
    isExceeded: count > limit,
  };
}

/**
 * `RateLimit` and `RateLimit-Policy` as in the draft "RateLimit header fields for HTTP"; none if
 * the key has no limit.
 */
export function rateLimitHeaders({
  limit,
  remaining,
  resetsIn,
}: Allowance): Readonly<Record<string, string>> {
  if (limit === Number.POSITIVE_INFINITY) return {};
  return {
    "RateLimit-Policy": `"sandbox";q=${limit};w=${WINDOW_SECONDS}`,
    RateLimit: `"sandbox";r=${remaining};t=${resetsIn}`,
  };
}
