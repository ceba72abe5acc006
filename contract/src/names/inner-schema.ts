import type { ArraySchema, MapSchema, Schema } from "../model.ts";

/** What is inside all arrays and maps around it. */
export type InnerSchema = Exclude<Schema, ArraySchema | MapSchema>;

/** The schema of the items of an array, at any depth, or of the values of a map; else itself. */
export function innerOf(schema: Schema): InnerSchema {
  if (schema.kind === "array") return innerOf(schema.items);
  if (schema.kind === "map") return innerOf(schema.values);
  return schema;
}
