import { requests } from "../../generated/validators/requests.js";
import type { OperationId } from "../types.ts";
import { describeErrors, type Violation } from "./describe-errors.ts";

export type { Violation } from "./describe-errors.ts";

/** The parts of a request. Parameters are raw strings; `body` is parsed JSON. */
export interface RequestParts {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/**
 * All violations of a request; empty if it is valid. Fields unknown to the contract are not
 * violations. An operation that takes no body ignores one.
 */
export function validateRequest(operation: OperationId, parts: RequestParts): readonly Violation[] {
  const { path, query, body } = requests[operation];
  return [
    ...(path ? describeErrors(path, parts.path ?? {}, "") : []),
    ...(query ? describeErrors(query, parts.query ?? {}, "") : []),
    ...(body ? describeErrors(body, parts.body, "body") : []),
  ];
}
