import type { Schema } from "../../../../contract/src/model.ts";
import { nameItem, nameMapValue, nameProperty } from "../../../../contract/src/names/name-field.ts";

/** The direct children of a schema by name: "LiveQuery.adults", "LiveQuery.queryLegs[]". */
export function schemasInside(
  name: string,
  schema: Schema,
): readonly (readonly [string, Schema])[] {
  if (schema.kind === "array") return [[nameItem(name), schema.items]];
  if (schema.kind === "map") return [[nameMapValue(name), schema.values]];
  if (schema.kind !== "object") return [];
  return schema.properties.map((property) => [nameProperty(name, property.name), property.schema]);
}
