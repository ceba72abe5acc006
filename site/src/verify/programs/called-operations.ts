import { operations } from "../../../../contract/generated/operations.ts";
import type { OperationId } from "../../../../contract/src/types.ts";
import type { SentCall } from "./program.ts";

/** The operations of some calls, once each, in the order of their first call. */
export function calledOperations(
  calls: readonly Pick<SentCall, "method" | "path">[],
): readonly OperationId[] {
  return [...new Set(calls.flatMap(operationOf))];
}

function operationOf({ method, path }: Pick<SentCall, "method" | "path">): readonly OperationId[] {
  const [pathname = ""] = path.split("?", 1);
  const ids = Object.keys(operations) as OperationId[];
  return ids.filter((id) => {
    const pattern = operations[id].path.replace(/\{\w+\}/g, "[^/]+");
    return operations[id].method === method && new RegExp(`^${pattern}$`).test(pathname);
  });
}
