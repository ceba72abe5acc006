import type { Operation } from "../../../contract/src/model.ts";
import { isSuccess } from "./is-success.ts";

/** The id of the list of operations. */
export const OPERATIONS_ID = "operations";

export type OperationPart = "parameters" | "body" | "responses" | "errors" | "samples" | "answers";

/** The parts of an operation, in page order. */
export function operationParts({
  parameters,
  requestBody,
  responses,
}: Operation): readonly OperationPart[] {
  const hasErrors = responses.some(({ status }) => !isSuccess(status));
  return [
    ...(parameters.length > 0 ? (["parameters"] as const) : []),
    ...(requestBody ? (["body"] as const) : []),
    "responses",
    ...(hasErrors ? (["errors"] as const) : []),
    ...BESIDE,
  ];
}

/** Parts shown beside the others if there is room, and last in the page's source. */
export const BESIDE: readonly OperationPart[] = ["samples", "answers"];
