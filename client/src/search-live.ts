import type {
  LiveContent,
  LiveSearchRequest,
  LiveSearchResponse,
  ResultStatus,
} from "../../contract/src/types.ts";
import { ApiError } from "./api-error.ts";
import { type Caller, type CallOptions, call } from "./call.ts";

export interface SearchOptions extends CallOptions {
  /** Gets each new set of results; it replaces the one before as a whole. */
  readonly onResults?: (content: LiveContent, status: ResultStatus) => void;
  /** Milliseconds between two polls: 1,000 unless set. */
  readonly pause?: number;
  /** Milliseconds until the search is given up: 60,000 unless set. */
  readonly longest?: number;
}

export interface LiveSearch {
  /** Complete, failed, or incomplete where the time was up. */
  readonly status: ResultStatus;
  /** The last results; undefined where there were none. */
  readonly content: LiveContent | undefined;
}

const PAUSE = 1_000;
const LONGEST = 60_000;
const OVER: readonly ResultStatus[] = ["RESULT_STATUS_COMPLETE", "RESULT_STATUS_FAILED"];
/** A session that is gone is searched for again, and not for ever. */
const MOST_SESSIONS = 3;

/**
 * Creates a search and polls it until it is over, one call at a time. A session that the server no
 * longer knows (404) is created again. What was found stays when a poll fails for good: the search
 * then ends as incomplete.
 * @throws {ApiError} where no search could be created, and for a poll that can never succeed
 */
export async function searchLive(
  caller: Caller,
  request: LiveSearchRequest,
  { signal, onResults, pause = PAUSE, longest = LONGEST }: SearchOptions = {},
): Promise<LiveSearch> {
  const deadline = caller.now() + longest;
  const patient = { ...caller, deadline };
  const create = () => call(patient, "createLiveSearch", request, { signal });
  let content: LiveContent | undefined;
  let answer = await create();
  for (let sessions = 1; ; ) {
    if (answer.action === "RESULT_ACTION_REPLACED" && answer.content) {
      content = answer.content;
      onResults?.(content, answer.status);
    }
    const isLate = caller.now() + pause > deadline;
    if (OVER.includes(answer.status) || isLate) return { status: statusOf(answer), content };
    await caller.wait(pause, signal);
    try {
      const { sessionToken } = answer;
      answer = await call(patient, "pollLiveSearch", { sessionToken }, { signal });
    } catch (error) {
      signal?.throwIfAborted();
      if (isGone(error) && sessions < MOST_SESSIONS) {
        sessions += 1;
        answer = await create();
      } else if (mayPass(error)) {
        return { status: "RESULT_STATUS_INCOMPLETE", content };
      } else {
        throw error;
      }
    }
  }
}

/** A status that says nothing, or that is new, is not the end of a search. */
function statusOf({ status }: LiveSearchResponse): ResultStatus {
  return OVER.includes(status) ? status : "RESULT_STATUS_INCOMPLETE";
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** All attempts failed, and it is nothing that the caller did wrong. */
function mayPass(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || error.status === 429;
}
