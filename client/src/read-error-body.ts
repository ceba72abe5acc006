import type { ErrorStatus } from "../../contract/src/types.ts";

/** The body of a failed call; undefined where it is not of the documented form. */
export function readErrorBody(text: string): ErrorStatus | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return isErrorStatus(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

function isErrorStatus(body: unknown): body is ErrorStatus {
  return (
    typeof body === "object" &&
    body !== null &&
    "code" in body &&
    "message" in body &&
    typeof body.message === "string" &&
    (!("details" in body) || Array.isArray(body.details))
  );
}
