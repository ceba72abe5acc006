import type { OperationId } from "../../../contract/src/types.ts";
import type { Limits } from "./api-key.ts";
import { type RateLimitStore, WINDOW_SECONDS } from "./rate-limit-store.ts";

/** Where a caller stands in the current window. */
export interface Allowance {
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the window ends. */
  readonly resetsIn: number;
  readonly exceeded: boolean;
}

/** The operations that look for flights: they take tens of milliseconds, all others less than one. */
export const SEARCHES: readonly OperationId[] = ["createLiveSearch", "searchIndicative"];

/**
 * A fixed window of a minute, the same for all replicas that share a clock and a store. The keys are
 * public: those of one limit are counted as one, or a visitor would have as many minutes as there
 * are keys.
 *
 * @param caller where the call comes from; the key where that is not known
 */
export async function takeAllowance(
  store: RateLimitStore,
  caller: string,
  operation: OperationId,
  limits: Limits,
  now: number,
): Promise<Allowance> {
  const limit = SEARCHES.includes(operation) ? limits.searchesPerMinute : limits.callsPerMinute;
  const seconds = Math.floor(now / 1000);
  const window = Math.floor(seconds / WINDOW_SECONDS);
  const count = await store.count({ caller: `${limit} ${caller}`, operation, window });
  return {
    limit,
    remaining: Math.max(0, limit - count),
    resetsIn: (window + 1) * WINDOW_SECONDS - seconds,
    exceeded: count > limit,
  };
}

/**
 * `RateLimit` and `RateLimit-Policy` as in the draft "RateLimit header fields for HTTP"; nothing where
 * there is no limit.
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
