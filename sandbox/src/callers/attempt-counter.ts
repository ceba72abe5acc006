import { fingerprint } from "../bytes/fingerprint.ts";
import type { Services } from "../services.ts";
import { type RateLimitStore, windowAt } from "./rate-limit-store.ts";

/**
 * Counts equal requests in the rate-limit store, so replicas that share their limits share these
 * counts too, and they expire with the minute. Only a fingerprint of a request is stored.
 */
export function createAttemptCounter(store: RateLimitStore): Services["countAttempt"] {
  return ({ operation, caller, content, now }) => {
    const request = fingerprint(JSON.stringify(content));
    const { window } = windowAt(now);
    return store.count({ caller: `same ${request} ${caller}`, operation, window });
  };
}
