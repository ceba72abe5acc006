import type {
  LiveContent,
  LiveSearchRequest,
  LiveSearchResponse,
  ResultStatus,
} from "../../contract/src/types.ts";
import { ApiError } from "./api-error.ts";
import { type Caller, type CallOptions, call, pause } from "./call.ts";

export interface LiveOptions extends CallOptions {
  /**
   * Milliseconds between two polls.
   * @defaultValue 1,000
   */
  readonly pause?: number;
  /**
   * Milliseconds until the search is given up.
   * @defaultValue 60,000
   */
  readonly longest?: number;
  /** Of an earlier search with the same request: it goes on there, and nothing is created. */
  readonly sessionToken?: string;
}

export interface SearchOptions extends LiveOptions {
  /** Gets each new set of results; it replaces the one before as a whole. */
  readonly onResults?: (content: LiveContent, status: ResultStatus) => void;
}

/** Why a search ended: its status says so, the time was up, or no poll came through any more. */
export type LiveEnd = "complete" | "failed" | "time" | "error";

/** New results, or how the search ended: then, and only then, it has `endedBy`. */
export interface LiveUpdate {
  /** Complete, failed, or incomplete as long as there may be more. */
  readonly status: ResultStatus;
  /** The last results; undefined where there were none. */
  readonly content: LiveContent | undefined;
  /** Resumes the search: see `sessionToken` of the options. */
  readonly sessionToken: string;
  readonly endedBy?: LiveEnd;
  /** What the last call failed with, where the search ended by an error. */
  readonly error?: ApiError;
}

export interface LiveSearch extends LiveUpdate {
  readonly endedBy: LiveEnd;
}

const PAUSE = 1_000;
const LONGEST = 60_000;
const OVER: readonly ResultStatus[] = ["RESULT_STATUS_COMPLETE", "RESULT_STATUS_FAILED"];
/** A session that is gone is created again, and not for ever. */
const MAX_SESSIONS = 3;

/**
 * Creates a search and polls it until it is over, one call at a time. A session that the server no
 * longer knows (404) is created again. What was found stays when a poll fails for good: the search
 * then ends by that error.
 * @returns each new set of results, and last how the search ended
 * @throws {ApiError} where no search could be created, and of kind `aborted`
 */
export async function* live(
  caller: Caller,
  request: LiveSearchRequest,
  { pause: between = PAUSE, longest = LONGEST, sessionToken: token, ...options }: LiveOptions = {},
): AsyncGenerator<LiveUpdate, LiveSearch, undefined> {
  const deadline = caller.now() + longest;
  const patient = { ...caller, deadline };
  const create = () => call(patient, "createLiveSearch", request, options);
  const poll = (sessionToken: string) =>
    call(patient, "pollLiveSearch", { sessionToken }, options).catch(asError);
  let content: LiveContent | undefined;
  let sessionToken = token ?? "";
  let next: LiveSearchResponse | ApiError = token ? await poll(token) : await create();
  for (let sessions = 1; ; ) {
    if (next instanceof ApiError && next.kind === "gone" && sessions < MAX_SESSIONS) {
      sessions += 1;
      next = await create().catch(asError);
    }
    if (next instanceof ApiError) {
      const status = "RESULT_STATUS_INCOMPLETE";
      return yield* end({ status, content, sessionToken, endedBy: "error", error: next });
    }
    ({ sessionToken } = next);
    const status = statusOf(next);
    const replaced = next.action === "RESULT_ACTION_REPLACED" ? next.content : undefined;
    content = replaced ?? content;
    const isOver = OVER.includes(status);
    if (isOver || caller.now() + between > deadline) {
      const endedBy = isOver ? endOf(status) : "time";
      return yield* end({ status, content, sessionToken, endedBy });
    }
    if (replaced) yield { status: next.status, content, sessionToken };
    await pause(caller, "pollLiveSearch", between, options.signal);
    next = await poll(sessionToken);
  }
}

/** The same to its end. */
export async function searchLive(
  caller: Caller,
  request: LiveSearchRequest,
  { onResults, ...options }: SearchOptions = {},
): Promise<LiveSearch> {
  const updates = live(caller, request, options);
  let shown: LiveContent | undefined;
  for (;;) {
    const { done, value } = await updates.next();
    if (done) return value;
    if (value.content && value.content !== shown) onResults?.(value.content, value.status);
    shown = value.content;
  }
}

/** A loop sees what is yielded alone. */
function* end(search: LiveSearch): Generator<LiveSearch, LiveSearch, undefined> {
  yield search;
  return search;
}

/** @throws what is no failure of the call, and that the caller has ended it */
function asError(error: unknown): ApiError {
  if (error instanceof ApiError && error.kind !== "aborted") return error;
  throw error;
}

/** A status that says nothing, or that is new, is not the end of a search. */
function statusOf({ status }: LiveSearchResponse): ResultStatus {
  return OVER.includes(status) ? status : "RESULT_STATUS_INCOMPLETE";
}

function endOf(status: ResultStatus): LiveEnd {
  return status === "RESULT_STATUS_FAILED" ? "failed" : "complete";
}
