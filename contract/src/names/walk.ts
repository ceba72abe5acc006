import type { Field, Schema } from "../model.ts";
import { nameItem, nameMapValue, nameProperty } from "./name-field.ts";

/**
 * Every field below a schema, in document order, parents before children. The fields of exclusive
 * groups are among them (they are ordinary properties); cycles are named and not followed.
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
