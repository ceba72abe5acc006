import type { Contract, Schema } from "../../../contract/src/model.ts";

/** Names of all schemas that occur in request bodies, at any depth. */
export function sentSchemas({ specifications }: Contract): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (schema: Schema): void => {
    if (schema.name !== undefined) names.add(schema.name);
    for (const inner of heldBy(schema)) add(inner);
  };
  for (const { operations } of specifications) {
    for (const { requestBody } of operations) if (requestBody) add(requestBody.schema);
  }
  return names;
}

function heldBy(schema: Schema): readonly Schema[] {
  if (schema.kind === "object") return schema.properties.map((property) => property.schema);
  if (schema.kind === "array") return [schema.items];
  return schema.kind === "map" ? [schema.values] : [];
}
