import { RETRY_POLICY } from "../../../contract/src/retry-policy.ts";
import type { ResponseData } from "./read-response.ts";
import { retryAfter } from "./retry-after.ts";
import { isSessionGone, searchState } from "./search-state.ts";

/** What a patient client does after a response to its poll. */
export type NextPoll =
  | { readonly kind: "poll"; readonly seconds: number }
  | { readonly kind: "end"; readonly why: "complete" | "gone" | "refused" | "failed" };

/** Seconds between two polls. */
const PAUSE = 1;

/** @param failures how many responses in a row have failed, this one included */
export function nextPoll(response: ResponseData, failures: number): NextPoll {
  const state = searchState(response);
  if (state) return state.isOver ? { kind: "end", why: "complete" } : poll(PAUSE);
  if (isSessionGone(response)) return { kind: "end", why: "gone" };
  const { retried, pauses, attempts } = RETRY_POLICY;
  if (!retried.some((status) => status === `${response.status}`)) {
    return { kind: "end", why: "refused" };
  }
  if (failures >= attempts.most) return { kind: "end", why: "failed" };
  return poll(retryAfter(response) ?? pauses[failures - 1] ?? pauses[pauses.length - 1] ?? PAUSE);
}

function poll(seconds: number): NextPoll {
  return { kind: "poll", seconds };
}
