import type { Schema } from "../model.ts";
import { nameItem, nameMapValue, nameProperty } from "../names/name-field.ts";

/**
 * One field with its stable name, which is also its anchor:
 * `LiveQuery.queryLegs[].date.year`; map values are `{}`: `LiveResults.legs{}.stopCount`.
 */
export interface Field {
  readonly name: string;
  readonly schema: Schema;
}

/**
 * Every field below a schema, in document order, parents before children. It includes the fields of
 * exclusive groups (they are ordinary properties); cycles are named but not followed.
 */
export function walkFields(schema: Schema, name: string): readonly Field[] {
  if (schema.kind === "array") return walkFields(schema.items, nameItem(name));
  if (schema.kind === "map") return walkFields(schema.values, nameMapValue(name));
  if (schema.kind !== "object") return [];
  return schema.properties.flatMap((property) => {
    const field = { name: nameProperty(name, property.name), schema: property.schema };
    return [field, ...walkFields(field.schema, field.name)];
  });
}
