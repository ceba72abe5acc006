import { responses } from "../../generated/validators/responses.js";
import type { OperationId } from "../types.ts";
import { describeErrors, type Violation } from "./describe-errors.ts";

/**
 * All violations of a response; empty if it is valid. A status that the operation doesn't list is
 * checked as "default". This is stricter than a client should be: a field unknown to the contract
 * is a violation, because the sandbox and the examples must match the contract.
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
