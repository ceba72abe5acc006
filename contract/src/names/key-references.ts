import type { ScalarSchema, Schema, Specification } from "../model.ts";
import { nameProperty } from "./name-field.ts";

/** A field whose string, or each string of whose list, is a key of a map. */
export interface KeyReference {
  /** "Itinerary.legIds" */
  readonly field: string;
  readonly schema: ScalarSchema;
  /** The maps of this name: "LiveResults.legs". One, unless the contract is wrong. */
  readonly maps: readonly string[];
}

/** The fields of an API that hold keys of its maps, in schema order. */
export function keyReferences({ schemas }: Specification): readonly KeyReference[] {
  const fields = [...schemas].flatMap(([name, schema]) => fieldsWithin(schema, name));
  return fields.flatMap(({ name, schema }) => {
    const text = schema.kind === "array" ? schema.items : schema;
    if (text.kind !== "string" || text.keyOf === undefined) return [];
    const { keyOf } = text;
    const maps = fields.filter((one) => isMap(one.schema) && one.key === keyOf);
    return [{ field: name, schema: text, maps: maps.map((one) => one.name) }];
  });
}

/** The names of all maps of an API: "legs". */
export function mapNames({ schemas }: Specification): readonly string[] {
  const fields = [...schemas].flatMap(([name, schema]) => fieldsWithin(schema, name));
  return fields.filter(({ schema }) => isMap(schema)).map(({ key }) => key);
}

interface Field {
  readonly name: string;
  readonly key: string;
  readonly schema: Schema;
}

/** The fields of a schema, without those of components it refers to. */
function fieldsWithin(schema: Schema, name: string): readonly Field[] {
  if (schema.kind !== "object") return [];
  return schema.properties.flatMap(({ name: key, schema: inner }) => {
    const field = { name: nameProperty(name, key), key, schema: inner };
    return [field, ...(inner.name === undefined ? fieldsWithin(inner, field.name) : [])];
  });
}

function isMap({ kind }: Schema): boolean {
  return kind === "map";
}
