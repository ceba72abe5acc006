import type { OperationId } from "../../../../contract/src/types.ts";
import { isFailure } from "../../../../sandbox/src/http/errors.ts";
import { matchOperation } from "../../../../sandbox/src/pipeline/match-operation.ts";
import type { SentCall } from "./program.ts";

/** The operations of some calls, once each, in the order of their first call. */
export function calledOperations(
  calls: readonly Pick<SentCall, "method" | "path">[],
): readonly OperationId[] {
  const matches = calls.map(({ method, path }) => matchOperation(method, path.replace(/\?.*/, "")));
  return [...new Set(matches.flatMap((match) => (isFailure(match) ? [] : [match.id])))];
}
