import fc from "fast-check";
import type { ObjectSchema, Schema } from "../model.ts";

/** Values of a schema's shape. Limits on strings and numbers are not kept to. */
export function anyValue(schema: Schema): fc.Arbitrary<unknown> {
  const own = anyOfKind(schema);
  return schema.nullable ? fc.option(own) : own;
}

function anyOfKind(schema: Schema): fc.Arbitrary<unknown> {
  switch (schema.kind) {
    case "object":
      return anyObject(schema);
    case "map":
      return fc.dictionary(fc.string(), anyValue(schema.values), { maxKeys: 3 });
    case "array":
      return fc.array(anyValue(schema.items), { minLength: 1, maxLength: 3 });
    case "enum":
      return fc.constantFrom(...schema.values.map(({ value }) => value));
    case "string":
      return fc.string();
    case "integer":
      return fc.integer();
    case "number":
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case "boolean":
      return fc.boolean();
    default:
      return fc.jsonValue();
  }
}

/** With any of its optional fields, and with one of each exclusive group. */
function anyObject({ properties, choices }: ObjectSchema): fc.Arbitrary<object> {
  const grouped = choices.flatMap(({ required }) => required);
  const chosen = choices.length > 0 ? fc.constantFrom(...choices) : fc.constant({ required: [] });
  return chosen.chain((choice) => {
    const present = properties.filter(
      ({ name }) => choice.required.includes(name) || !grouped.includes(name),
    );
    const values = present.map(({ name, required, schema }) => {
      const isThere = required || choice.required.includes(name);
      return fc.tuple(
        fc.constant(name),
        anyValue(schema),
        isThere ? fc.constant(true) : fc.boolean(),
      );
    });
    return fc
      .tuple(...values)
      .map((drawn) => Object.fromEntries(drawn.filter(([, , isThere]) => isThere)));
  });
}
