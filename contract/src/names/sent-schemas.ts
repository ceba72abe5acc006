import type { Contract, Schema } from "../model.ts";

/** Names of all schemas that occur in request bodies, at any depth. */
export function sentSchemas({ specifications }: Contract): ReadonlySet<string> {
  const operations = specifications.flatMap((one) => one.operations);
  return namesWithin(operations.flatMap(({ requestBody }) => requestBody?.schema ?? []));
}

/** Names of schemas, and of all inside them, at any depth. */
export function namesWithin(schemas: readonly Schema[]): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (schema: Schema): void => {
    if (schema.name !== undefined) names.add(schema.name);
    for (const inner of heldBy(schema)) add(inner);
  };
  for (const schema of schemas) add(schema);
  return names;
}

function heldBy(schema: Schema): readonly Schema[] {
  if (schema.kind === "object") return schema.properties.map((property) => property.schema);
  if (schema.kind === "array") return [schema.items];
  return schema.kind === "map" ? [schema.values] : [];
}
