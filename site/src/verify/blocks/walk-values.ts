import { isObject } from "../../../../contract/src/base/json-object.ts";
import type { Schema } from "../../../../contract/src/model.ts";
import type { Step } from "./locate.ts";

/** A value in a JSON text, with its schema. */
export interface TypedValue {
  readonly schema: Schema;
  readonly value: unknown;
  readonly steps: readonly Step[];
}

/** A value and all nested values that the contract knows, parents first. */
export function walkValues(
  schema: Schema,
  value: unknown,
  steps: readonly Step[] = [],
): readonly TypedValue[] {
  return [{ schema, value, steps }, ...inner(schema, value, steps)];
}

function inner(schema: Schema, value: unknown, steps: readonly Step[]): readonly TypedValue[] {
  if (schema.kind === "array" && Array.isArray(value)) {
    return value.flatMap((item: unknown, index) =>
      walkValues(schema.items, item, [...steps, index]),
    );
  }
  if (!isObject(value)) return [];
  if (schema.kind === "map") {
    return Object.entries(value).flatMap(([key, item]) =>
      walkValues(schema.values, item, [...steps, key]),
    );
  }
  if (schema.kind !== "object") return [];
  return schema.properties.flatMap(({ name, schema: own }) =>
    name in value ? walkValues(own, value[name], [...steps, name]) : [],
  );
}
