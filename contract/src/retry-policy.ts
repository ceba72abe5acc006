/**
 * Which failures pass by themselves, and how a caller waits for that: one policy for all pages,
 * printed by `::retry-rules`. It is our advice, and no limit of the API.
 */
export const RETRY_POLICY = {
  /** Statuses after which the same request can succeed. So can one that got no response. */
  retried: ["429", "500", "503"],
  /** Seconds before each further attempt, where the response has no `Retry-After`. */
  pauses: [2, 4, 8],
  /** How many attempts are enough, the first one included. */
  attempts: { least: 3, most: 5 },
} as const;

/** What a sentence about the policy is filled in with: "2, 4", then 8. */
export const retryWords = () => ({
  pauses: RETRY_POLICY.pauses.slice(0, -1).join(", "),
  last: Math.max(...RETRY_POLICY.pauses),
  ...RETRY_POLICY.attempts,
});
