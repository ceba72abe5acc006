import fc from "fast-check";
import type { Property, Schema } from "../model.ts";
import { anyValue } from "./any-value.ts";

/** A value with one of its documented fields changed or added. */
export interface FieldChange {
  /** "queryLegs.0.date.year" */
  readonly field: string;
  readonly changed: unknown;
}

/** One change for each field that a value has or could have, at any depth. */
export function changesOf(schema: Schema, value: unknown): readonly FieldChange[] {
  if (typeof value !== "object" || value === null) return [];
  const below = Object.entries(value).flatMap(([key, inner]) => {
    const own = childSchema(schema, key);
    const changes = own ? changesOf(own, inner) : [];
    return changes.map((one) => ({
      field: `${key}.${one.field}`,
      changed: replaced(value, key, one.changed),
    }));
  });
  const own = schema.kind === "object" ? schema.properties : [];
  return [...own.map((property) => changeOf(property, value)), ...below];
}

/** Sets the field to a value that differs from its own, or from its default. */
function changeOf({ name, schema }: Property, holder: object): FieldChange {
  const own = Object.entries(holder).find(([key]) => key === name)?.[1] ?? schema.default;
  const isOther = (value: unknown) => JSON.stringify(value) !== JSON.stringify(own);
  const [value] = fc.sample(anyValue(schema).filter(isOther), { numRuns: 1, seed: 1 });
  return { field: name, changed: replaced(holder, name, value) };
}

function childSchema(schema: Schema, key: string): Schema | undefined {
  if (schema.kind === "array") return schema.items;
  if (schema.kind === "map") return schema.values;
  if (schema.kind !== "object") return undefined;
  return schema.properties.find(({ name }) => name === key)?.schema;
}

function replaced(holder: object, key: string, value: unknown): unknown {
  if (!Array.isArray(holder)) return { ...holder, [key]: value };
  return holder.map((item, index) => (String(index) === key ? value : item));
}
