import type { Schema } from "../model.ts";
import { nameItem, nameMapValue, nameProperty } from "../names/name-field.ts";

/**
 * One field with its stable name, which is also its anchor:
 * `LiveQuery.queryLegs[].date.year`; map values are `{}`: `LiveResults.legs{}.stopCount`.
 */
export interface Field {
  readonly name: string;
  /** Last step of the name: "year". */
  readonly key: string;
  readonly depth: number;
  readonly required: boolean;
  readonly schema: Schema;
}

/**
 * Every field below a schema, in document order, parents before children. It includes the fields of
 * exclusive groups (they are ordinary properties); cycles are named but not followed.
 */
export function walkFields(root: Schema, rootName: string): readonly Field[] {
  return fieldsOf(root, rootName, 0);
}

function fieldsOf(schema: Schema, name: string, depth: number): readonly Field[] {
  if (schema.kind === "array") return fieldsOf(schema.items, nameItem(name), depth);
  if (schema.kind === "map") return fieldsOf(schema.values, nameMapValue(name), depth);
  if (schema.kind !== "object") return [];
  return schema.properties.flatMap((property) => {
    const field: Field = {
      name: nameProperty(name, property.name),
      key: property.name,
      depth,
      required: property.required,
      schema: property.schema,
    };
    return [field, ...fieldsOf(property.schema, field.name, depth + 1)];
  });
}
