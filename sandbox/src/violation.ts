import type { Violation } from "../../contract/src/validate/validate-request.ts";

/** violation("query.market", "a market code", "is not a market", "UX") reads "query.market is not a market." */
export function violation(
  field: string,
  expected: string,
  reason: string,
  received?: string | number | boolean | null,
): Violation {
  return {
    field,
    expected,
    ...(received === undefined ? {} : { received }),
    message: `${field} ${reason}.`,
  };
}
