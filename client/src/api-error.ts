import { RETRY_POLICY } from "../../contract/src/retry-policy.ts";
import type { ErrorStatus, OperationId } from "../../contract/src/types.ts";
import { readErrorBody } from "./read-error-body.ts";
import { type RateLimit, readRateLimit, readRetryAfter } from "./read-limits.ts";

/**
 * What a failure is about, and so what to do:
 * - `auth`: the key is missing, wrong or has no access (401, 403)
 * - `limit`: too many requests (429)
 * - `input`: the request is wrong (any other 4xx)
 * - `gone`: nothing is there, or the session is not known any more (404)
 * - `server`: the server failed (5xx), or sent what is no JSON
 * - `network`: no response came, or none in time
 * - `aborted`: the caller's signal ended the call
 */
export type ErrorKind = "auth" | "limit" | "input" | "gone" | "server" | "network" | "aborted";

/** An entry of `details`, as far as it is of this form: the API leaves open what it holds. */
export interface ErrorDetail {
  /** The part of the request: "query.adults". */
  readonly field?: string;
  readonly expected?: string;
  readonly received?: unknown;
}

interface Parts {
  readonly operation: OperationId;
  readonly kind: ErrorKind;
  readonly message: string;
  readonly response?: Response;
  readonly body?: ErrorStatus | undefined;
  readonly cause?: unknown;
  /** Milliseconds since 1970, for headers that name a time. */
  readonly now?: number;
}

/** Everything that a call can end with besides its result. */
export class ApiError extends Error {
  readonly operation: OperationId;
  readonly kind: ErrorKind;
  /** The HTTP status; 0 where no response came. */
  readonly status: number;
  /** What is wrong, as the API says it; undefined where the body is not of its form. */
  readonly body: ErrorStatus | undefined;
  /** The entries of `body.details` that are objects; empty where there are none. */
  readonly details: readonly ErrorDetail[];
  /** Of the response; empty where none came. */
  readonly headers: Headers;
  /** Seconds to wait, where the response says so. */
  readonly retryAfter: number | undefined;
  /** What is left of the limit, where the response says so. */
  readonly rateLimit: RateLimit | undefined;
  /** Whether the same call may succeed later. */
  readonly isTemporary: boolean;

  constructor({ operation, kind, message, response, body, cause, now = 0 }: Parts) {
    super(`${operation}: ${message.replaceAll(/\s*\n\s*/g, " ")}`, { cause });
    this.name = "ApiError";
    this.operation = operation;
    this.kind = kind;
    this.status = response?.status ?? 0;
    this.body = body;
    this.details = (body?.details ?? []).filter(isObject);
    this.headers = response?.headers ?? new Headers();
    this.retryAfter = readRetryAfter(this.headers.get("retry-after"), now);
    this.rateLimit = readRateLimit(this.headers.get("ratelimit"));
    this.isTemporary = kind === "network" || RETRIED.includes(`${this.status}`);
  }
}

const RETRIED: readonly string[] = RETRY_POLICY.retried;

/** Reads a response that is not 2xx. A proxy on the way may have written its body. */
export async function responseError(
  operation: OperationId,
  response: Response,
  now: number,
): Promise<ApiError> {
  const { status } = response;
  const body = readErrorBody(await response.text().catch(() => ""));
  const message = `HTTP ${status}${body ? `, ${body.message}` : ""}`;
  return new ApiError({ operation, kind: kindOf(status), message, response, body, now });
}

/** No response, or not all of one. */
export function networkError(operation: OperationId, cause: unknown, timeout: number): ApiError {
  const isLate = cause instanceof Error && cause.name === "TimeoutError";
  const message = isLate ? `no response within ${timeout} ms` : `no response, ${reasonOf(cause)}`;
  return new ApiError({ operation, kind: "network", message, cause });
}

/** A success that cannot be read. */
export function unreadableError(
  operation: OperationId,
  response: Response,
  cause: unknown,
): ApiError {
  const message = `HTTP ${response.status}, and the body is not JSON`;
  return new ApiError({ operation, kind: "server", message, response, cause });
}

/** @param cause the reason of the signal */
export function abortError(operation: OperationId, cause: unknown): ApiError {
  const message = `aborted, ${reasonOf(cause)}`;
  return new ApiError({ operation, kind: "aborted", message, cause });
}

function kindOf(status: number): ErrorKind {
  if (status === 401 || status === 403) return "auth";
  if (status === 404) return "gone";
  if (status === 429) return "limit";
  return status >= 500 ? "server" : "input";
}

function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

function isObject(value: unknown): value is ErrorDetail {
  return typeof value === "object" && value !== null;
}
