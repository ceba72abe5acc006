import type { OperationId } from "../../../contract/src/types.ts";
import {
  type RequestParts,
  type Violation,
  validateRequest,
} from "../../../contract/src/validate/validate-request.ts";
import { checkLengths } from "./check-lengths.ts";

/** Lists that are too long; if there are none, violations of the contract. */
export function checkRequest(operation: OperationId, parts: RequestParts): readonly Violation[] {
  const tooLong = checkLengths(operation, parts.body);
  return tooLong.length > 0 ? tooLong : validateRequest(operation, parts);
}
