import { RETRY_POLICY } from "../../contract/src/retry-policy.ts";

/** Separate, so that the proxy's bundle does not include the other defaults. */
export const TIMEOUT_MS = 30_000;

/** The defaults of settings; times are in milliseconds. */
export const DEFAULTS = {
  timeout: TIMEOUT_MS,
  // A getter, so that a bundle that doesn't use it leaves it out.
  get attempts() {
    return RETRY_POLICY.attempts.least;
  },
  longestWait: 60_000,
  pause: 1_000,
  longest: 60_000,
} as const;
