import { responses } from "../../generated/validators/responses.js";
import type { OperationId } from "../types.ts";
import { describeErrors, type Violation } from "./describe-errors.ts";

/**
 * What an answer does wrong, all of it; nothing when it is valid. A status that the operation does
 * not list is held to "default". Stricter than a client should be: a field the contract does not
 * know is a violation, because this holds the sandbox and the examples to the contract.
 */
export function validateResponse(
  operation: OperationId,
  status: number,
  body: unknown,
): readonly Violation[] {
  const validators = responses[operation];
  const validator = validators[String(status)] ?? validators.default;
  return validator ? describeErrors(validator, body, "body") : [];
}
