import { RETRY_POLICY } from "../../contract/src/retry-policy.ts";
import type { OperationId } from "../../contract/src/types.ts";
import { ApiError } from "./api-error.ts";
import type { CallSettings } from "./call-settings.ts";
import { callOptionRules, readOptions } from "./check-options.ts";
import { createRequest, type Target } from "./create-request.ts";
import { headerRecord } from "./headers.ts";
import type { Input, Output } from "./operation-types.ts";
import { readResponse } from "./read-response.ts";
import { toMessage } from "./to-message.ts";
import { withoutUndefined } from "./without-undefined.ts";

/** Settings for a single call. */
export interface CallOptions extends CallSettings {
  /** Ends the call, and the search it is part of, with an `ApiError` of the kind `aborted`. */
  readonly signal?: AbortSignal | undefined;
}

export interface Caller extends Target, Pick<CallSettings, "onRetry"> {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  readonly random: () => number;
  readonly now: () => number;
  readonly timeout: number;
  readonly attempts: number;
  readonly longestWait: number;
  /** The time on the clock of `now()` after which there are no further attempts. */
  readonly deadline?: number;
  /** Aborted at the deadline, which also ends the attempt that is under way. */
  readonly timeUp?: AbortSignal;
}

/**
 * Calls an operation. Temporary failures are retried: after the time that `Retry-After` says, else
 * after a longer pause each time.
 * @throws {ApiError} if the call ends without a response 200
 * @throws {TypeError} for an unknown option or a wrong value
 */
export async function call<Id extends OperationId>(
  client: Caller,
  operation: Id,
  input: Input<Id> | undefined,
  options: CallOptions = {},
): Promise<Output<Id>> {
  const { signal, ...settings } = readOptions(operation, options, callOptionRules());
  const caller = withSettings(client, settings);
  for (let attempt = 1; ; attempt++) {
    const outcome = await attemptCall(caller, operation, input, signal);
    if (!(outcome instanceof ApiError)) return outcome;
    const wait = nextPause(caller, attempt, outcome);
    if (wait === undefined) throw outcome;
    await caller.onRetry?.({ operation, attempt, wait, cause: outcome });
    await waitFor(caller, operation, wait, signal);
  }
}

function withSettings(caller: Caller, { headers, ...settings }: CallSettings): Caller {
  return {
    ...caller,
    ...withoutUndefined(settings),
    headers: { ...caller.headers, ...headerRecord(headers) },
  };
}

/** @throws {ApiError} of the kind `aborted`, as soon as the signal is aborted */
export async function waitFor(
  { wait }: Caller,
  operation: OperationId,
  milliseconds: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  try {
    await wait(milliseconds, signal);
  } catch (error) {
    throw signal?.aborted ? toAbortError(operation, signal) : error;
  }
}

/** Makes one attempt. No response is an error that can be retried, unless the caller aborted. */
async function attemptCall<Id extends OperationId>(
  caller: Caller,
  operation: Id,
  input: Input<Id> | undefined,
  signal: AbortSignal | undefined,
): Promise<Output<Id> | ApiError> {
  const request = createRequest(caller, operation, input);
  const { timeout, timeUp } = caller;
  const timedOut = AbortSignal.timeout(timeout);
  const signals = [signal, timeUp, timedOut].filter((candidate) => candidate != null);
  try {
    const response = await caller.fetch(new Request(request, { signal: AbortSignal.any(signals) }));
    return await readResponse(operation, response, caller.now());
  } catch (cause) {
    if (signal?.aborted) throw toAbortError(operation, signal);
    const reason = timedOut.aborted
      ? `no response within ${timeout} ms`
      : `no response: ${toMessage(cause)}`;
    return new ApiError(operation, 0, undefined, { reason, cause });
  }
}

function toAbortError(operation: OperationId, { reason: cause }: AbortSignal): ApiError {
  const reason = toMessage(cause);
  return new ApiError(operation, 0, undefined, { kind: "aborted", reason, cause });
}

/** Milliseconds until the next attempt; undefined if there is none. */
function nextPause(
  { attempts, longestWait, deadline, now, random }: Caller,
  attempt: number,
  { status, retryAfter }: ApiError,
): number | undefined {
  const retried: readonly string[] = RETRY_POLICY.retried;
  if (attempt >= attempts || (status > 0 && !retried.includes(`${status}`))) return undefined;
  const longest = RETRY_POLICY.pauses[attempt - 1] ?? RETRY_POLICY.pauses.at(-1) ?? 1;
  const pause = 1_000 * (retryAfter ?? longest * (0.5 + random() / 2));
  const isTooLate = deadline !== undefined && now() + pause > deadline;
  return pause > longestWait || isTooLate ? undefined : pause;
}
