import { operations } from "../../contract/generated/operations.ts";
import { RETRY_POLICY } from "../../contract/src/retry-policy.ts";
import type { OperationId } from "../../contract/src/types.ts";
import { readError } from "./api-error.ts";
import type { Input, Output } from "./operation-types.ts";

export interface CallOptions {
  /** Ends the call, and what it is part of, with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

export interface Caller {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Resolves after so many milliseconds; rejects with the signal's reason as soon as that is aborted. */
  readonly wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /** From 0 to 1: clients that wait equally long come back at the same moment. */
  readonly random: () => number;
  /** How many milliseconds one attempt may take. */
  readonly timeout: number;
  /** How many times a call is tried. */
  readonly attempts: number;
  /** When further attempts are no use any more, as `now()` counts. */
  readonly deadline?: number;
  readonly now: () => number;
}

const RETRIED: readonly string[] = RETRY_POLICY.retried;

/**
 * Calls an operation. What may pass by itself is tried again: after the time that `Retry-After`
 * says, else after a longer pause each time.
 * @throws {ApiError} for a response that is not 200
 */
export async function call<Id extends OperationId>(
  caller: Caller,
  operation: Id,
  input: Input<Id>,
  { signal }: CallOptions = {},
): Promise<Output<Id>> {
  for (let attempt = 1; ; attempt++) {
    const answer = await attemptCall(caller, operation, input, signal);
    if (answer instanceof Response && answer.ok) return (await answer.json()) as Output<Id>;
    const pause = pauseAfter(caller, attempt, answer);
    if (pause === undefined) {
      throw answer instanceof Response ? await readError(operation, answer) : answer.cause;
    }
    await caller.wait(pause, signal);
  }
}

/** No response is worth another attempt, but for a caller who has given up. */
async function attemptCall<Id extends OperationId>(
  { fetch, timeout, ...target }: Caller,
  operation: Id,
  input: Input<Id>,
  signal: AbortSignal | undefined,
): Promise<Response | { readonly cause: unknown }> {
  const limit = AbortSignal.timeout(timeout);
  const either = signal ? AbortSignal.any([signal, limit]) : limit;
  try {
    return await fetch(new Request(requestOf(target, operation, input), { signal: either }));
  } catch (cause) {
    signal?.throwIfAborted();
    return { cause };
  }
}

function requestOf<Id extends OperationId>(
  { baseUrl, apiKey }: Pick<Caller, "baseUrl" | "apiKey">,
  operation: Id,
  input: Input<Id>,
): Request {
  const { method, path, secured, takesBody } = operations[operation];
  const headers = new Headers({ accept: "application/json" });
  if (secured) headers.set("x-api-key", apiKey);
  if (takesBody) headers.set("content-type", "application/json");
  const left = new Map(takesBody ? [] : Object.entries(Object(input)));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(left.get(name));
    left.delete(name);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams();
  for (const [name, value] of left) if (value !== undefined) query.set(name, String(value));
  const url = baseUrl.replace(/\/+$/, "") + filled + (query.size > 0 ? `?${query}` : "");
  return new Request(url, { method, headers, body: takesBody ? JSON.stringify(input) : null });
}

/** Milliseconds until the next attempt; undefined where there is none. */
function pauseAfter(
  { attempts, deadline, now, random }: Caller,
  attempt: number,
  answer: Response | object,
): number | undefined {
  const isResponse = answer instanceof Response;
  if (attempt >= attempts || (isResponse && !RETRIED.includes(`${answer.status}`)))
    return undefined;
  const told = isResponse ? readRetryAfter(answer.headers.get("retry-after"), now()) : undefined;
  const longest = RETRY_POLICY.pauses[attempt - 1] ?? RETRY_POLICY.pauses.at(-1) ?? 1;
  const pause = told ?? longest * 1_000 * (0.5 + random() / 2);
  return deadline !== undefined && now() + pause > deadline ? undefined : pause;
}

/** In milliseconds: the header says seconds, or when. */
function readRetryAfter(value: string | null, now: number): number | undefined {
  if (value === null || value.trim() === "") return undefined;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1_000);
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : Math.max(0, time - now);
}
