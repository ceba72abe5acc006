import type { Services } from "../services.ts";
import { type RateLimitStore, WINDOW_SECONDS } from "./rate-limit-store.ts";

/**
 * Counts requests that are the same, where calls are counted: so replicas that share their limits
 * share this, too, and it is forgotten with the minute. A request is kept as a fingerprint.
 */
export function createAttemptCounter(
  store: RateLimitStore,
  fingerprint: (text: string) => Promise<string>,
): Services["countAttempt"] {
  return async ({ operation, caller, content, now }) => {
    const request = await fingerprint(JSON.stringify(content));
    const window = Math.floor(now / 1000 / WINDOW_SECONDS);
    return store.count({ caller: `same ${request} ${caller}`, operation, window });
  };
}
