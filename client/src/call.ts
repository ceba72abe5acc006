import { RETRY_POLICY } from "../../contract/src/retry-policy.ts";
import type { OperationId } from "../../contract/src/types.ts";
import { ApiError, abortError, networkError, responseError, unreadableError } from "./api-error.ts";
import type { Input, Output } from "./operation-types.ts";
import { requestOf } from "./request-of.ts";

export interface CallOptions {
  /** Ends the call, and what it is part of, with an `ApiError` of kind `aborted`. */
  readonly signal?: AbortSignal | undefined;
  /** Sent besides the client's own; one of the same name takes its place. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /**
   * Milliseconds that one attempt may take.
   * @defaultValue the client's, 30,000
   */
  readonly timeout?: number | undefined;
  /**
   * How many times the call is tried.
   * @defaultValue the client's, 3
   */
  readonly attempts?: number | undefined;
  /** Called before each wait for another attempt. */
  readonly onRetry?: ((retry: Retry) => void) | undefined;
}

/** A wait for another attempt. */
export interface Retry {
  readonly operation: OperationId;
  /** The attempt that failed: 1 is the first. */
  readonly attempt: number;
  /** Milliseconds until the next one. */
  readonly wait: number;
  readonly cause: ApiError;
}

export interface Caller {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Resolves after so many milliseconds; rejects as soon as the signal is aborted. */
  readonly wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /** From 0 to 1: clients that wait equally long come back at the same moment. */
  readonly random: () => number;
  /** How many milliseconds one attempt may take. */
  readonly timeout: number;
  /** How many times a call is tried. */
  readonly attempts: number;
  /** When further attempts are no use any more, as `now()` counts. */
  readonly deadline?: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Calls an operation. What may pass by itself is tried again: after the time that `Retry-After`
 * says, else after a longer pause each time.
 * @throws {ApiError} for everything that is no success, a missing response included
 * @throws {TypeError} for input that makes no request, before anything is sent
 */
export async function call<Id extends OperationId>(
  client: Caller,
  operation: Id,
  input: Input<Id>,
  { signal, headers, onRetry, ...own }: CallOptions = {},
): Promise<Output<Id>> {
  const { timeout = client.timeout, attempts = client.attempts } = own;
  const caller = { ...client, timeout, attempts };
  const request = requestOf(caller, operation, input, headers);
  for (let attempt = 1; ; attempt++) {
    const result = await attemptCall(caller, operation, request, signal);
    if (!(result instanceof ApiError)) return result.body as Output<Id>;
    const wait = waitAfter(caller, attempt, result);
    if (wait === undefined) throw result;
    onRetry?.({ operation, attempt, wait, cause: result });
    await pause(caller, operation, wait, signal);
  }
}

/** @throws {ApiError} of kind `aborted` */
export async function pause(
  { wait }: Pick<Caller, "wait">,
  operation: OperationId,
  milliseconds: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  try {
    await wait(milliseconds, signal);
  } catch (cause) {
    throw signal?.aborted ? abortError(operation, signal.reason) : cause;
  }
}

async function attemptCall(
  { fetch, timeout, now }: Caller,
  operation: OperationId,
  request: Request,
  signal: AbortSignal | undefined,
): Promise<{ readonly body: unknown } | ApiError> {
  const limit = AbortSignal.timeout(timeout);
  const either = signal ? AbortSignal.any([signal, limit]) : limit;
  try {
    const response = await fetch(new Request(request.clone(), { signal: either }));
    if (!response.ok) return await responseError(operation, response, now());
    const text = await response.text();
    try {
      return { body: JSON.parse(text) };
    } catch (cause) {
      return unreadableError(operation, response, cause);
    }
  } catch (cause) {
    if (signal?.aborted) throw abortError(operation, signal.reason);
    return networkError(operation, cause, timeout);
  }
}

/** Milliseconds until the next attempt; undefined where there is none. */
function waitAfter(
  { attempts, deadline, now, random }: Caller,
  attempt: number,
  { isTemporary, retryAfter }: ApiError,
): number | undefined {
  if (attempt >= attempts || !isTemporary) return undefined;
  const longest = RETRY_POLICY.pauses[attempt - 1] ?? RETRY_POLICY.pauses.at(-1) ?? 1;
  const seconds = retryAfter ?? longest * (0.5 + random() / 2);
  const wait = seconds * 1_000;
  return deadline !== undefined && now() + wait > deadline ? undefined : wait;
}
