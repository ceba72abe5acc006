import { components, requests } from "../../generated/shapes.ts";
import type { OperationId } from "../types.ts";
import type { FieldShape, Shape } from "./shape.ts";

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
  return write(shape, value) as Value;
}

function write(shape: Shape, value: unknown): unknown {
  if (shape === "value" || typeof value !== "object" || value === null) return value;
  if ("component" in shape) return write(components[shape.component] ?? "value", value);
  if ("list" in shape) {
    return Array.isArray(value) ? value.map((item) => write(shape.list, item)) : value;
  }
  if ("map" in shape) {
    const given = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(given.map(([key, item]) => [key, write(shape.map, item)]));
  }
  return writeFields(shape.fields, value);
}

function writeFields(fields: readonly FieldShape[], value: object): object {
  const written: Record<string, unknown> = {};
  for (const field of fields) {
    const given = Object.hasOwn(value, field.name) ? Reflect.get(value, field.name) : undefined;
    if (given === undefined) continue;
    const own = write(field.shape, given);
    if (!isDefault(field, own)) written[field.name] = own;
  }
  return written;
}

function isDefault(field: FieldShape, written: unknown): boolean {
  if (!("default" in field)) return false;
  return JSON.stringify(written) === JSON.stringify(write(field.shape, field.default));
}
