import { isObject } from "../../contract/src/base/json-object.ts";
import type { ErrorStatus, OperationId } from "../../contract/src/types.ts";
import { ApiError } from "./api-error.ts";
import type { Output } from "./operation-types.ts";

/** Returns the body of a 200, or an error. Any proxy on the way may have written the response. */
export async function readResponse<Id extends OperationId>(
  operation: Id,
  response: Response,
  now: number,
): Promise<Output<Id> | ApiError> {
  const { status, headers, ok } = response;
  const text = await response.text();
  const body = parse(text);
  if (ok && isObject(body)) return body as Output<Id>;
  const retryAfter = readRetryAfter(headers.get("retry-after"), now);
  const reason = ok ? `the body is not a JSON object: ${text.slice(0, 40)}` : response.statusText;
  const kind = ok ? { kind: "server" as const } : {};
  const errorBody = isErrorStatus(body) ? body : undefined;
  return new ApiError(operation, status, errorBody, { ...kind, headers, retryAfter, reason });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isErrorStatus(body: unknown): body is ErrorStatus {
  return isObject(body) && "code" in body && "message" in body && typeof body.message === "string";
}

/** In seconds: the header has seconds, or a date. */
function readRetryAfter(value: string | null, now: number): number | undefined {
  if (value === null || value.trim() === "") return undefined;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  // Date.parse alone reads "5, 6" as a day of 2001.
  const time = Date.parse(/GMT$/.test(value) ? value : "");
  return Number.isNaN(time) ? undefined : Math.max(0, (time - now) / 1_000);
}
