import { requests } from "../../generated/validators/requests.js";
import type { OperationId } from "../types.ts";
import { describeErrors, type Violation } from "./describe-errors.ts";

export type { Violation } from "./describe-errors.ts";

/** What a request carries. Parameters are texts, as they arrive; `body` is parsed JSON. */
export interface RequestParts {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/**
 * What a request does wrong, all of it; nothing when it is valid. Fields the contract does not
 * know are no violation. An operation that takes no body is indifferent to one.
 */
export function validateRequest(operation: OperationId, parts: RequestParts): readonly Violation[] {
  const { path, query, body } = requests[operation];
  return [
    ...(path ? describeErrors(path, parts.path ?? {}, "") : []),
    ...(query ? describeErrors(query, parts.query ?? {}, "") : []),
    ...(body ? describeErrors(body, parts.body, "body") : []),
  ];
}
