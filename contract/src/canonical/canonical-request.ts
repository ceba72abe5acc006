import { components, requests } from "../../generated/shapes.ts";
import type { OperationId } from "../types.ts";
import type { FieldShape, Shape } from "./shape.ts";

/** The parts of a valid request that decide the response of its operation. */
export interface ValidRequest<Body> {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Body;
}

/**
 * The canonical form of a request. Two requests share it exactly when all their parts that the
 * contract knows are equal, so it can serve as a cache key:
 *
 * - fields have a fixed order, required ones first; keys of a map are sorted;
 * - fields unknown to the contract are left out, and so are fields with their default value;
 * - lists keep their order and repetitions, and no other values are treated as equal.
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

/** Leaves out only optional fields, so the canonical form of a value has the value's type. */
function canonical<Value>(shape: Shape, value: Value): Value {
  return write(shape, value) as Value;
}

function write(shape: Shape, value: unknown): unknown {
  if (shape === "value" || typeof value !== "object" || value === null) return value;
  if ("component" in shape) return write(components[shape.component] ?? "value", value);
  if ("list" in shape) {
    return Array.isArray(value) ? value.map((item) => write(shape.list, item)) : value;
  }
  if ("map" in shape) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(entries.map(([key, item]) => [key, write(shape.map, item)]));
  }
  return writeFields(shape.fields, value);
}

function writeFields(fields: readonly FieldShape[], value: object): object {
  const canonical: Record<string, unknown> = {};
  for (const field of fields) {
    const given = Object.hasOwn(value, field.name) ? Reflect.get(value, field.name) : undefined;
    if (given === undefined) continue;
    const fieldValue = write(field.shape, given);
    if (!isDefault(field, fieldValue)) canonical[field.name] = fieldValue;
  }
  return canonical;
}

function isDefault(field: FieldShape, written: unknown): boolean {
  if (!("default" in field)) return false;
  return JSON.stringify(written) === JSON.stringify(write(field.shape, field.default));
}
