import { FORMATS } from "../keywords.ts";
import type { Limits, ObjectSchema, Schema } from "../model.ts";

/** How to treat fields unknown to the contract. */
export type UnknownFields = "allow" | "refuse";

export type JsonSchema = Readonly<Record<string, unknown>>;

/** A schema inside another: a `$ref` to a component, or inline if it has no name. */
export function toJsonSchema(schema: Schema, unknownFields: UnknownFields): JsonSchema {
  const jsonSchema =
    schema.name === undefined
      ? describe(schema, unknownFields)
      : { $ref: `#/$defs/${schema.name}` };
  return orNull(schema, jsonSchema);
}

/** The definition of a component. */
export function toDefinition(schema: Schema, unknownFields: UnknownFields): JsonSchema {
  return orNull(schema, describe(schema, unknownFields));
}

/** "If null, valid, else X", so that only the errors of X itself are reported. */
function orNull({ nullable }: Schema, own: JsonSchema): JsonSchema {
  return nullable ? { if: { type: "null" }, else: own } : own;
}

/** The part of a schema that decides validity, in the form with the clearest errors. */
function describe(schema: Schema, unknownFields: UnknownFields): JsonSchema {
  const convert = (child: Schema) => toJsonSchema(child, unknownFields);
  switch (schema.kind) {
    case "object":
      return describeObject(schema, unknownFields);
    case "map":
      return { type: "object", additionalProperties: convert(schema.values) };
    case "array":
      return { type: "array", items: convert(schema.items), ...enforced(schema.limits) };
    case "enum":
      return { type: "string", enum: schema.values.map(({ value }) => value) };
    case "any":
      return {};
    case "cycle":
      return { $ref: `#/$defs/${schema.name}` };
    default:
      return { type: schema.kind, ...enforced(schema.limits) };
  }
}

/** Exclusive groups become our own keyword, see `exclusive-keyword.ts`. */
function describeObject(schema: ObjectSchema, unknownFields: UnknownFields): JsonSchema {
  const { properties, choices, open } = schema;
  return {
    type: "object",
    required: properties.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(
      properties.map(({ name, schema: own }) => [name, toJsonSchema(own, unknownFields)]),
    ),
    ...(choices.length > 0 && { exclusive: choices.map(({ required }) => required) }),
    ...(unknownFields === "refuse" && !open && { additionalProperties: false }),
  };
}

/** Replaces a format by the limits it implies; the schema's own limits are never wider. */
function enforced({ format, ...limits }: Limits): Limits {
  return { ...(format !== undefined && FORMATS[format]?.enforce), ...limits };
}
