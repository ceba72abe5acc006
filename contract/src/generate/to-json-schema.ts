import { type JsonObject, listOf, objectOf } from "../read/parse-yaml.ts";

/** How to treat fields the contract does not know. */
export type UnknownFields = "allow" | "refuse";

/**
 * The part of an OpenAPI schema that decides validity, in the form that gives the clearest errors:
 *
 * - enums (`oneOf` of constants) become `enum`;
 * - exclusive groups (`oneOf` of `required`) become our keyword `exclusive`;
 * - "X or null" becomes `if null, else X`, so that only X's own errors are reported;
 * - `int32` becomes a range, other number formats go, and so does all prose.
 */
export function toJsonSchema(written: unknown, unknownFields: UnknownFields): JsonObject {
  const node = objectOf(written);
  if (typeof node.$ref === "string") {
    return { $ref: node.$ref.replace("#/components/schemas/", "#/$defs/") };
  }
  const convert = (child: unknown) => toJsonSchema(child, unknownFields);
  const alternatives = listOf(node.anyOf).map(objectOf);
  const inner = alternatives.find(({ type }) => type !== "null");
  if (inner && alternatives.length === 2) return { if: { type: "null" }, else: convert(inner) };

  const result: Record<string, unknown> = {};
  for (const key of KEPT) if (key in node) result[key] = node[key];
  if ("items" in node) result.items = convert(node.items);
  if ("properties" in node) {
    result.properties = mapValues(objectOf(node.properties), convert);
    if (unknownFields === "refuse") result.additionalProperties = false;
  }
  if (typeof node.additionalProperties === "object") {
    result.additionalProperties = convert(node.additionalProperties);
  }
  return { ...result, ...formatOf(node), ...oneOf(node) };
}

const KEPT = [
  ...["type", "required", "pattern", "minimum", "maximum", "minLength", "maxLength"],
  ...["minItems", "maxItems", "uniqueItems"],
];

function oneOf(node: JsonObject): JsonObject {
  const branches = listOf(node.oneOf).map(objectOf);
  if (branches.length === 0) return {};
  if (branches.every((branch) => "const" in branch)) {
    return { enum: branches.map((branch) => branch.const) };
  }
  return { exclusive: branches.map(({ required }) => listOf(required)) };
}

function formatOf({ format, minimum, maximum }: JsonObject): JsonObject {
  if (format === "int32") {
    return { minimum: minimum ?? -(2 ** 31), maximum: maximum ?? 2 ** 31 - 1 };
  }
  const isNumberFormat = ["int64", "float", "double"].includes(String(format));
  return format === undefined || isNumberFormat ? {} : { format };
}

export function mapValues<T>(object: JsonObject, map: (value: unknown) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));
}
