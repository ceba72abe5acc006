import { isObject } from "../../../../contract/src/base/json-object.ts";
import type { Contract, Operation, Schema } from "../../../../contract/src/model.ts";
import { walkValues } from "./walk-values.ts";

/** A complete body that contains a part, ready to send. */
export interface RequestAround {
  readonly operation: Operation;
  readonly body: unknown;
}

/**
 * The first request example that contains the schema, with the value merged in, so that a part of
 * a query can be sent. Undefined if no request contains the schema.
 */
export function requestAround(
  { specifications }: Contract,
  { name }: Schema,
  value: unknown,
): RequestAround | undefined {
  const operations = specifications.flatMap((specification) => specification.operations);
  for (const operation of operations) {
    if (!operation.requestBody) continue;
    const { schema: root, examples } = operation.requestBody;
    for (const example of examples) {
      const occurrence = walkValues(root, example.value).find(({ schema }) => schema.name === name);
      if (!occurrence) continue;
      const merged = merge(occurrence.schema, occurrence.value, value);
      return { operation, body: withValue(example.value, occurrence.steps, merged) };
    }
  }
  return undefined;
}

/** Members of the part replace the example's, and so does its choice of an exclusive group. */
function merge(schema: Schema, example: unknown, part: unknown): unknown {
  if (schema.kind !== "object" || !isObject(example) || !isObject(part)) return part;
  const groups = schema.choices.map(({ required }) => required);
  const chosen = groups.some((group) => group.some((key) => key in part));
  const dropped = new Set(chosen ? groups.flat() : []);
  const remaining = Object.entries(example).filter(([key]) => !dropped.has(key));
  return { ...Object.fromEntries(remaining), ...part };
}

function withValue(root: unknown, steps: readonly (string | number)[], value: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  if (Array.isArray(root)) {
    return root.map((item: unknown, index) =>
      index === step ? withValue(item, rest, value) : item,
    );
  }
  return isObject(root) ? { ...root, [step]: withValue(root[step], rest, value) } : root;
}
