import { findOperation } from "../../../contract/src/names/find.ts";
import { explainDetails } from "./explain-details.ts";
import type { ToolContext } from "./tool-context.ts";
import { type ToolResult, toolError } from "./tool-result.ts";

interface CallResponse {
  readonly status: number;
  /** In seconds. */
  readonly retryAfter?: string | number | undefined;
  readonly body: unknown;
}

/** The error for a call that failed: the response, and an explanation of each invalid field. */
export function callError(
  context: ToolContext,
  operationId: string,
  { status, retryAfter, body }: CallResponse,
): ToolResult {
  const operation = findOperation(context.contract, operationId);
  const explained = operation.found ? explainDetails(body, operation.value, context) : "";
  const after = retryAfter === undefined ? "" : `\nRetry-After: ${retryAfter}`;
  return toolError(`${status}${after}\n${JSON.stringify(body, null, 2)}\n\n${explained}`.trim());
}
