import type { OperationPart } from "./operation-parts.ts";

/**
 * partId("createLiveSearch", "body") → "createLiveSearch-body"; no contract name contains a "-".
 */
export function partId(operation: string, part: OperationPart): string {
  return `${operation}-${part}`;
}
