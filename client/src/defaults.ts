import { RETRY_POLICY } from "../../contract/src/retry-policy.ts";

/** What is not set. All times are milliseconds. */
export const DEFAULTS = {
  timeout: 30_000,
  attempts: RETRY_POLICY.attempts.least,
  pause: 1_000,
  longest: 60_000,
} as const;
