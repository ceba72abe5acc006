import { RETRY_POLICY } from "../../../contract/src/retry-policy.ts";
import { type Received, retryAfter, searchState } from "./read-response.ts";

/** What a patient client does after a response to its poll. */
export type NextPoll =
  | { readonly kind: "poll"; readonly seconds: number }
  | { readonly kind: "end"; readonly why: "complete" | "gone" | "refused" | "failed" };

/** Seconds between two polls. */
const PAUSE = 1;

/** @param failures how many responses in a row have failed, this one included */
export function nextPoll(received: Received, failures: number): NextPoll {
  const state = searchState(received);
  if (state) return state.isOver ? { kind: "end", why: "complete" } : poll(PAUSE);
  if (received.status === 404) return { kind: "end", why: "gone" };
  const { retried, pauses, attempts } = RETRY_POLICY;
  if (!retried.some((status) => status === `${received.status}`)) {
    return { kind: "end", why: "refused" };
  }
  if (failures >= attempts.most) return { kind: "end", why: "failed" };
  return poll(retryAfter(received) ?? pauses[failures - 1] ?? pauses[pauses.length - 1] ?? PAUSE);
}

function poll(seconds: number): NextPoll {
  return { kind: "poll", seconds };
}
