import { LIMIT_NAMES } from "../../../contract/src/keywords.ts";
import type { EnumSchema, Property, Schema } from "../../../contract/src/model.ts";
import { innerOf } from "../../../contract/src/names/inner-schema.ts";
import { fill } from "../../../site/i18n/fill.ts";
import type { ReferenceTexts } from "../../../site/i18n/texts.ts";
import { limitWords } from "../../../site/src/reference/limit-words.ts";
import { typeWords } from "../../../site/src/reference/type-words.ts";

/**
 * The fields of a schema as a nested list, with types, meanings and limits.
 * @param levels how deep to go; deeper schemas are printed as their type only
 */
export function printSchema(
  schema: Schema,
  texts: ReferenceTexts,
  levels: number,
  indent = "",
): readonly string[] {
  const inner = innerOf(schema);
  if (inner.kind === "enum") return levels > 0 ? printValues(inner, indent) : [];
  if (inner.kind !== "object" || levels === 0) return [];
  return [
    ...inner.choices.map(
      ({ title, required }) => `${indent}- exactly one of: ${title} (${codes(required)})`,
    ),
    ...inner.properties.flatMap((property) => [
      `${indent}- ${printProperty(property, texts)}`,
      ...printSchema(property.schema, texts, levels - 1, `${indent}  `),
    ]),
  ];
}

/** The types whose fields or values `printSchema` leaves out at this depth, once each. */
export function deeperTypes(schema: Schema, levels: number): readonly string[] {
  const inner = innerOf(schema);
  if (inner.kind !== "enum" && inner.kind !== "object") return [];
  if (levels === 0) return inner.name === undefined ? [] : [inner.name];
  if (inner.kind === "enum") return [];
  const names = inner.properties.flatMap((property) => deeperTypes(property.schema, levels - 1));
  return [...new Set(names)];
}

function printProperty({ name, required, schema }: Property, texts: ReferenceTexts): string {
  return `\`${name}\` ${printType(schema, texts, required)}`;
}

/** "integer (int32), required: The number of adults. (at least 1; default 1; example 2)" */
export function printType(schema: Schema, texts: ReferenceTexts, required: boolean): string {
  const type = [typeWords(schema, texts.types), ...(required ? ["required"] : [])].join(", ");
  const facts = printFacts(schema, texts);
  const after = facts.length > 0 ? ` (${facts.join("; ")})` : "";
  return `${type}: ${schema.description.replace(/\s+/g, " ").trim()}${after}`;
}

function printFacts(schema: Schema, texts: ReferenceTexts): readonly string[] {
  const { example, limits } = schema;
  const asCode = (value: unknown) => `\`${JSON.stringify(value)}\``;
  return [
    ...(schema.deprecated ? [texts.deprecated] : []),
    ...(schema.default === undefined ? [] : [`${texts.default} ${asCode(schema.default)}`]),
    ...LIMIT_NAMES.flatMap((name) => {
      const limit = limits[name];
      // The type's words already include the format.
      if (limit === undefined || name === "format") return [];
      return [fill(limitWords(texts, name, limit), { value: String(limit) })];
    }),
    ...(example === undefined ? [] : [`${texts.example} ${asCode(example)}`]),
  ];
}

function printValues({ values }: EnumSchema, indent: string): readonly string[] {
  return values.map(({ value, description }) => `${indent}- \`${value}\`: ${description.trim()}`);
}

function codes(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}
