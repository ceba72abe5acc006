import type { ErrorStatus, OperationId } from "../../contract/src/types.ts";

/** A response that is not 200. A call that got no response at all rejects with what `fetch` said. */
export class ApiError extends Error {
  readonly operation: OperationId;
  /** The HTTP status. */
  readonly status: number;
  /** What is wrong, as the API says it; undefined where the body is not of its form. */
  readonly body: ErrorStatus | undefined;

  constructor(operation: OperationId, status: number, body: ErrorStatus | undefined) {
    super(`${operation}: HTTP ${status}${body ? `, ${body.message}` : ""}`);
    this.name = "ApiError";
    this.operation = operation;
    this.status = status;
    this.body = body;
  }
}

/** Reads the body of a failed call. A proxy on the way may have written something else. */
export async function readError(operation: OperationId, response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => "");
  return new ApiError(operation, response.status, readBody(text));
}

function readBody(text: string): ErrorStatus | undefined {
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
    typeof body.message === "string"
  );
}
