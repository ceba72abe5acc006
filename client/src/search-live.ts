import type {
  LiveContent,
  LiveSearchRequest,
  LiveSearchResponse,
  ResultStatus,
} from "../../contract/src/types.ts";
import { ApiError } from "./api-error.ts";
import { type Caller, type CallOptions, call, waitFor } from "./call.ts";
import { liveOptionRules, readOptions, searchOptionRules } from "./check-options.ts";
import { DEFAULTS } from "./defaults.ts";
import { signalAt } from "./signal-at.ts";

/** Settings for a live search, in addition to those for each of its calls. */
export interface LiveOptions extends CallOptions {
  /**
   * Milliseconds between polls.
   * @defaultValue 1,000
   */
  readonly pause?: number | undefined;
  /**
   * The time limit of the search, in milliseconds.
   * @defaultValue 60,000
   */
  readonly longest?: number | undefined;
  /** Continues a search that was created before, instead of creating one. */
  readonly sessionToken?: string | undefined;
  /**
   * With `sessionToken`: the results found before, which stay the latest until there are new ones.
   */
  readonly content?: LiveContent | undefined;
}

/** Settings for `searchLive`, which also reports results as they come. */
export interface SearchOptions extends LiveOptions {
  /** Called with each new set of results, which replaces the one before as a whole. */
  readonly onResults?: ((content: LiveContent, status: ResultStatus) => void) | undefined;
}

/** The results found so far; they replace the ones before. */
export interface LiveUpdate {
  /** Complete, failed, or incomplete if the search is running or ended early. */
  readonly status: ResultStatus;
  /** The latest results; undefined before the first. */
  readonly content: LiveContent | undefined;
  /**
   * Why the search ended; undefined while it is running. The API said that it is `complete` or has
   * `failed`, its `time` limit was reached, or a poll failed, with an
   * `error`.
   */
  readonly endedBy: "complete" | "failed" | "time" | "error" | undefined;
  /** The error of the poll that ended the search, if one did. */
  readonly error: ApiError | undefined;
  /** To continue this search later, pass it as `sessionToken`, along with `content`. */
  readonly sessionToken: string;
}

/** How a search ended, and what it found. */
export interface LiveSearch extends LiveUpdate {
  /** Why it ended. */
  readonly endedBy: "complete" | "failed" | "time" | "error";
}

/** The statuses that end a search, and how. */
export const END_BY_STATUS: Readonly<Partial<Record<ResultStatus, "complete" | "failed">>> = {
  RESULT_STATUS_COMPLETE: "complete",
  RESULT_STATUS_FAILED: "failed",
};
/** The most sessions of one search: a session that is gone is created again, but not for ever. */
const MAX_SESSIONS = 3;

/**
 * Creates a search and polls it until it is over, one call at a time. A session that the server no
 * longer knows (404, or 410 as in V1.0) is created again. What was found is never lost: a poll that
 * fails, after any retries, ends the search, with its error alongside the results.
 * @throws {ApiError} only if create fails, or when the caller aborts the search
 */
export async function searchLive(
  caller: Caller,
  request: LiveSearchRequest,
  options: SearchOptions = {},
): Promise<LiveSearch> {
  const { onResults, ...liveOptions } = readOptions("searchLive", options, searchOptionRules());
  const updates = pollToTheEnd(caller, request, liveOptions);
  let latest = options.content;
  for (;;) {
    const { done, value } = await updates.next();
    if (done) return value;
    const { content, status } = value;
    if (content && content !== latest) onResults?.(content, status);
    latest = content;
  }
}

/**
 * Runs the same search and returns it as a stream: each new set of results, and at last how the
 * search ended.
 * @throws {ApiError} only if create fails, or when the caller aborts the search
 */
export function streamLive(
  caller: Caller,
  request: LiveSearchRequest,
  options: LiveOptions = {},
): AsyncGenerator<LiveUpdate, LiveSearch> {
  return pollToTheEnd(caller, request, readOptions("live", options, liveOptionRules()));
}

async function* pollToTheEnd(
  client: Caller,
  request: LiveSearchRequest,
  {
    pause = DEFAULTS.pause,
    longest = DEFAULTS.longest,
    sessionToken,
    content,
    ...options
  }: LiveOptions,
): AsyncGenerator<LiveUpdate, LiveSearch> {
  const deadline = client.now() + longest;
  const { signal: timeUp, end: stopTimer } = signalAt(deadline, client.now);
  const caller = { ...client, deadline, timeUp };
  let sessions = 1;
  const create = () => call(caller, "createLiveSearch", request, options);
  const poll = async (token: string) => {
    const outcome = await call(caller, "pollLiveSearch", { sessionToken: token }, options).catch(
      toApiError,
    );
    if (!isGone(outcome) || sessions === MAX_SESSIONS) return outcome;
    sessions += 1;
    return create().catch(toApiError);
  };
  let previous: SearchState = { content, sessionToken: sessionToken ?? "" };
  try {
    let outcome = await (sessionToken === undefined ? create() : poll(sessionToken));
    for (;;) {
      const update = nextUpdate(previous, outcome, timeUp.aborted);
      const endedBy = update.endedBy ?? (caller.now() + pause > deadline ? "time" : undefined);
      if (endedBy) {
        const search = { ...update, endedBy };
        yield search;
        return search;
      }
      if (update.content !== previous.content) yield update;
      await waitFor(caller, "pollLiveSearch", pause, options.signal);
      outcome = await poll(update.sessionToken);
      previous = update;
    }
  } finally {
    stopTimer();
  }
}

type SearchState = Pick<LiveUpdate, "content" | "sessionToken">;

/** The update after a call: what is new in its response, and what it leaves as it was. */
function nextUpdate(
  previous: SearchState,
  outcome: LiveSearchResponse | ApiError,
  isTimeUp: boolean,
): LiveUpdate {
  if (outcome instanceof ApiError) {
    const status = "RESULT_STATUS_INCOMPLETE";
    if (isTimeUp) return { ...previous, status, endedBy: "time", error: undefined };
    return { ...previous, status, endedBy: "error", error: outcome };
  }
  const { status, action, content, sessionToken } = outcome;
  const endedBy = END_BY_STATUS[status];
  const newContent = action === "RESULT_ACTION_REPLACED" ? content : undefined;
  return {
    // A status that is unspecified or unknown does not end a search.
    status: endedBy ? status : "RESULT_STATUS_INCOMPLETE",
    content: newContent ?? previous.content,
    endedBy,
    error: undefined,
    sessionToken: sessionToken || previous.sessionToken,
  };
}

/** @throws anything but an `ApiError`, and an abort by the caller */
function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError && error.kind !== "aborted") return error;
  throw error;
}

function isGone(outcome: LiveSearchResponse | ApiError): boolean {
  return outcome instanceof ApiError && outcome.kind === "gone";
}
