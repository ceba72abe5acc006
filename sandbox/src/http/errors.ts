import { catalogue } from "../../../contract/generated/catalogue.ts";
import { truncate } from "../../../contract/src/base/truncate.ts";
import { MAX_QUOTED } from "../../../contract/src/validate/describe-errors.ts";
import type { Violation } from "../../../contract/src/validate/validate-request.ts";
import { encodeText } from "../bytes/bytes.ts";
import type { ApiResponse } from "./api-request.ts";

/**
 * The error catalogue. A handler returns a failure and never throws: a throw is a bug and becomes
 * `serverError`. Codes and texts are the contract's.
 */
export interface Failure {
  readonly failed: true;
  readonly status: number;
  readonly code: number;
  readonly message: string;
  readonly details: readonly Detail[];
  readonly headers: Readonly<Record<string, string>>;
}

/** Which part of the request is wrong and what was expected there. */
export type Detail = Omit<Violation, "message">;

/**
 * violation("query.market", "a market code", "is not a market", "UX") has the message
 * "query.market is not a market."
 */
export function violation(
  field: string,
  expected: string,
  reason: string,
  received?: string | number | boolean | null,
): Violation {
  return {
    field,
    expected,
    ...(received === undefined ? {} : { received }),
    message: `${field} ${reason}.`,
  };
}

/** The start of a received text, for a violation. */
export function shorten(text: string): string {
  return truncate(text, MAX_QUOTED);
}

/** Violations listed at most: a longer list would not help the caller. */
export const MAX_VIOLATIONS = 20;

/** 400, one sentence per line; beyond `MAX_VIOLATIONS`, the last says how many more there are. */
export function badRequest(violations: readonly Violation[]): Failure {
  const listed = violations.slice(0, MAX_VIOLATIONS);
  const more = violations.length - listed.length;
  const sentences = listed.map(({ message }) => message);
  const message = [...sentences, ...(more > 0 ? [`And ${more} more.`] : [])].join("\n");
  return { ...failure("400"), message, details: listed.map(detailOf) };
}

export function unauthorized(): Failure {
  return failure("401");
}

export function forbidden(): Failure {
  return failure("403");
}

export function notFound(violations: readonly Violation[] = []): Failure {
  const sentences = violations.map((violation) => violation.message);
  const message = [catalogue["404"].text, ...sentences].join("\n");
  return { ...failure("404"), message, details: violations.map(detailOf) };
}

/** 429, with the seconds until the limit resets. */
export function tooManyRequests(retryAfter: number): Failure {
  return { ...failure("429"), headers: { "Retry-After": String(retryAfter) } };
}

export function serverError(): Failure {
  return failure("500");
}

/** 503, with the seconds after which a retry makes sense. */
export function unavailable(retryAfter: number): Failure {
  return { ...failure("503"), headers: { "Retry-After": String(retryAfter) } };
}

/** The catalogue's failure for a status that a scenario asks for. */
export function failureFor(status: keyof typeof catalogue): Failure {
  if (status === "429") return tooManyRequests(RETRY_AFTER);
  if (status === "503") return unavailable(RETRY_AFTER);
  return failure(status);
}

const RETRY_AFTER = 1;

export function isFailure(value: object): value is Failure {
  return "failed" in value && value.failed === true;
}

export function failureResponse({ status, code, message, details, headers }: Failure): ApiResponse {
  const parts = [encodeText(JSON.stringify({ code, message, details }))];
  return { status, headers, parts, isShared: false };
}

/** A status that the catalogue does not list, which its "default" stands for. */
const UNLISTED = 502;

function failure(status: keyof typeof catalogue): Failure {
  const { code, text } = catalogue[status];
  return {
    failed: true,
    status: status === "default" ? UNLISTED : Number(status),
    code,
    message: text,
    details: [],
    headers: {},
  };
}

function detailOf({ message: _, ...detail }: Violation): Detail {
  return detail;
}
