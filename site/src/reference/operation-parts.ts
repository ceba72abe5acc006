import { isSuccess } from "./is-success.ts";
import type { OperationPlan } from "./reference-plan.ts";

/** The id of the list of operations. */
export const OPERATIONS_ID = "operations";

export type OperationPart = "parameters" | "body" | "responses" | "errors" | "samples" | "answers";

/** In the order of the page. Samples and answers stand beside the others, and last in its source. */
export function operationParts({
  parameters,
  body,
  responses,
}: OperationPlan): readonly OperationPart[] {
  const hasErrors = responses.some(({ response }) => !isSuccess(response.status));
  return [
    ...(parameters.length > 0 ? (["parameters"] as const) : []),
    ...(body ? (["body"] as const) : []),
    "responses",
    ...(hasErrors ? (["errors"] as const) : []),
    "samples",
    "answers",
  ];
}
