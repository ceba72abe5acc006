import { RETRY_POLICY } from "../../contract/src/retry-policy.ts";

/** The defaults of settings; times are in milliseconds. */
export const DEFAULTS = {
  timeout: 30_000,
  // A getter, so that a bundle that doesn't use it leaves it out.
  get attempts() {
    return RETRY_POLICY.attempts.least;
  },
  longestWait: 60_000,
  pause: 1_000,
  longest: 60_000,
} as const;
