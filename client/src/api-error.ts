import type { ErrorStatus, OperationId } from "../../contract/src/types.ts";

/**
 * What to do about a failed call:
 *
 * - `input`: the request is wrong; change it
 * - `auth`: the key is missing, unknown or without access
 * - `gone`: what the call names is not there, such as a session that has ended
 * - `limit`: too many calls; wait for `retryAfter`
 * - `server`: the API failed, or something between you and it
 * - `network`: no response came, or not in time
 * - `aborted`: your signal ended the call
 */
export type ErrorKind = "input" | "auth" | "gone" | "limit" | "server" | "network" | "aborted";

/** One thing that is wrong with a request. Each part is present only if the API states it. */
export interface ErrorDetail {
  /** Where it is: "query.market". */
  readonly field?: string;
  /** What was expected there. */
  readonly expected?: string;
  /** What was received. */
  readonly received?: string;
}

/** What is left of a rate limit, if the response states it. */
export interface RateLimit {
  /** Calls that may still be made. */
  readonly remaining: number;
  /** Seconds until the full limit is available again. */
  readonly reset: number;
}

/** What is known about a failure besides its status and its body. */
export interface Circumstances {
  /** Derived from the status unless set. */
  readonly kind?: ErrorKind;
  /** The headers of the response. */
  readonly headers?: Headers;
  /** In seconds. */
  readonly retryAfter?: number | undefined;
  /** What went wrong, if no body says it. */
  readonly reason?: string;
  /** What was thrown: by `fetch`, or the reason of a signal. */
  readonly cause?: unknown;
}

/** Whatever ends a call: a response that is not 200, no response at all, or your own signal. */
export class ApiError extends Error {
  /** The operation that was called. */
  readonly operation: OperationId;
  /** The HTTP status; 0 where no response came. */
  readonly status: number;
  /** What is wrong, in the API's own form; undefined if the body does not have that form. */
  readonly body: ErrorStatus | undefined;
  /** What to do about it. */
  readonly kind: ErrorKind;
  /** The headers of the response; empty if none came. */
  readonly headers: Headers;
  /** Seconds to wait before the next attempt, where the response says it. */
  readonly retryAfter: number | undefined;
  /** What is left of your rate limit, if the response states it. */
  readonly rateLimit: RateLimit | undefined;
  /** What is wrong, item by item; empty if the API does not say it. */
  readonly details: readonly ErrorDetail[];

  constructor(
    operation: OperationId,
    status: number,
    body: ErrorStatus | undefined,
    { kind = toKind(status), headers = new Headers(), ...rest }: Circumstances = {},
  ) {
    const reason = (body?.message ?? rest.reason ?? "").replaceAll(/\s+/g, " ").trim();
    const label = status > 0 ? `HTTP ${status}` : kind;
    super(`${operation}: ${label}${reason && `, ${reason}`}`, { cause: rest.cause });
    this.name = "ApiError";
    this.operation = operation;
    this.status = status;
    this.body = body;
    this.kind = kind;
    this.headers = headers;
    this.retryAfter = rest.retryAfter;
    this.rateLimit = parseRateLimit(headers);
    this.details = readDetails(body);
  }

  /** Whether the same call can succeed later. */
  get isTemporary(): boolean {
    return ["limit", "server", "network"].includes(this.kind);
  }
}

function toKind(status: number): ErrorKind {
  if (status === 0) return "network";
  if (status === 401 || status === 403) return "auth";
  if (status === 404 || status === 410) return "gone";
  if (status === 429) return "limit";
  return status >= 400 && status < 500 ? "input" : "server";
}

/** Parses `RateLimit: "sandbox";r=994;t=39`. */
function parseRateLimit(headers: Headers): RateLimit | undefined {
  const value = headers.get("ratelimit") ?? "";
  const [remaining, reset] = ["r", "t"].map((name) =>
    new RegExp(`;\\s*${name}=(\\d+)`).exec(value)?.at(1),
  );
  return remaining && reset ? { remaining: Number(remaining), reset: Number(reset) } : undefined;
}

/** The contract leaves open what a detail contains: takes these fields only, each as a string. */
function readDetails(body: ErrorStatus | undefined): readonly ErrorDetail[] {
  if (!Array.isArray(body?.details)) return [];
  return body.details.map((detail) =>
    Object.fromEntries(
      ["field", "expected", "received"].flatMap((name) => {
        const value: unknown = Object(detail)[name];
        if (value === undefined) return [];
        return [[name, typeof value === "string" ? value : JSON.stringify(value)]];
      }),
    ),
  );
}
