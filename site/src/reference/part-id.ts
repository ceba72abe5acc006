import type { OperationPart } from "./operation-parts.ts";

/** partId("createLiveSearch", "body") → "createLiveSearch-body": no name of the contract has a "-". */
export function partId(operation: string, part: OperationPart): string {
  return `${operation}-${part}`;
}
