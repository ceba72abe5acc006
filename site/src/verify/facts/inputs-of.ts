import type { Operation, Schema } from "../../../../contract/src/model.ts";

/** The names of everything that a call sends: its parameters, and the fields of its body. */
export function inputsOf({ parameters, requestBody }: Operation): ReadonlySet<string> {
  const names = new Set(parameters.map(({ name }) => name));
  const visit = (schema: Schema) => {
    if (schema.kind === "array") visit(schema.items);
    if (schema.kind !== "object") return;
    for (const { name, schema: inner } of schema.properties) {
      names.add(name);
      visit(inner);
    }
  };
  if (requestBody) visit(requestBody.schema);
  return names;
}
