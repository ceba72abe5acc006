import fc from "fast-check";
import type { ObjectSchema, Schema } from "../model.ts";

/** Arbitrary values of a schema, ignoring limits on strings and numbers. */
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

/** Objects with any of their optional fields, and with one of the exclusive groups. */
function anyObject({ properties, choices }: ObjectSchema): fc.Arbitrary<object> {
  const groups = choices.map(({ required }) => required);
  const grouped = groups.flat();
  return fc.constantFrom(...(groups.length > 0 ? groups : [grouped])).chain((chosen) => {
    const present = properties.filter(
      ({ name }) => chosen.includes(name) || !grouped.includes(name),
    );
    const values = present.map(({ name, schema }) => [name, anyValue(schema)] as const);
    const required = present.filter((one) => one.required).map(({ name }) => name);
    return fc.record(Object.fromEntries(values), {
      requiredKeys: [...required, ...chosen],
      noNullPrototype: true,
    });
  });
}
