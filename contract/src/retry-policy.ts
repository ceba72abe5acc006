/**
 * Which failures are temporary, and how long to wait before a retry: one policy for all pages,
 * printed by `::retry-rules`. It is our advice, not a limit of the API.
 */
export const RETRY_POLICY = {
  /** Statuses after which a retry can succeed. So can one after no response at all. */
  retried: ["429", "500", "503"],
  /** Seconds before each retry, if the response has no `Retry-After`. */
  pauses: [2, 4, 8],
  /** How many attempts are enough, including the first. */
  attempts: { least: 3, most: 5 },
} as const;

/** Placeholder values for sentences about the policy: "2, 4", then 8. */
export const retryWords = () => ({
  pauses: RETRY_POLICY.pauses.slice(0, -1).join(", "),
  last: Math.max(...RETRY_POLICY.pauses),
  ...RETRY_POLICY.attempts,
});
