import { components, requests } from "../../generated/shapes.ts";
import type { OperationId } from "../types.ts";
import { canonicalForm } from "./canonical-form.ts";
import type { Shape } from "./shape.ts";

/** A request that is valid: what its operation answers to. */
export interface ValidRequest<Body> {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Body;
}

/**
 * The same request always written the same way. Two requests have the same canonical form exactly
 * when everything that the contract knows of them is the same, so what is kept for a request can
 * be kept by it:
 *
 * - fields stand in one order, the required ones first; keys of a map are sorted;
 * - what the contract does not know is left out, and so is a field with its default;
 * - lists keep their order and repetitions, and nothing else is taken to mean the same.
 */
export function canonicalRequest<Body>(
  operation: OperationId,
  { path, query, body }: ValidRequest<Body>,
): ValidRequest<Body> {
  const shapes = requests[operation];
  return {
    path: canonical(shapes.path, path),
    query: canonical(shapes.query, query),
    body: canonical(shapes.body ?? NOTHING, body),
  };
}

const NOTHING: Shape = { fields: [] };

/** Only what is optional is left out: the canonical form of a value is of the value's own type. */
function canonical<Value>(shape: Shape, value: Value): Value {
  return canonicalForm(shape, value, components) as Value;
}
