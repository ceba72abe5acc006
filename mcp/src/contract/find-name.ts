import type { Contract, Operation, Property, Schema } from "../../../contract/src/model.ts";
import { innerOf } from "../../../contract/src/names/inner-schema.ts";
import { nameProperty } from "../../../contract/src/names/name-field.ts";

/** What a name of the contract refers to. */
export type NamedPart =
  | { readonly kind: "operation"; readonly name: string; readonly operation: Operation }
  | { readonly kind: "type"; readonly name: string; readonly schema: Schema }
  | {
      readonly kind: "parameter" | "field";
      readonly name: string;
      readonly schema: Schema;
      readonly required: boolean;
    }
  | { readonly kind: "value"; readonly name: string; readonly meaning: string };

/**
 * Everything that a name can mean: a full name ("LiveQuery.adults", "Price", "createLiveSearch"), a
 * longer path to it ("LiveSearchRequest.query.adults"), or only its last word ("adults").
 */
export function findName(parts: readonly NamedPart[], wanted: string): readonly NamedPart[] {
  const name = withoutIndexes(wanted);
  const exact = parts.filter((part) => part.name === name);
  if (exact.length > 0) return exact;
  const byPath = followPath(parts, name);
  if (byPath) return [byPath];
  const lower = name.toLowerCase();
  return parts.filter((part) => lastWord(part.name).toLowerCase() === lower);
}

/** Every name of the contract, once each. */
export function namedParts({ specifications }: Contract): readonly NamedPart[] {
  const parts = specifications.flatMap(({ operations, schemas }) => [
    ...operations.flatMap(partsOfOperation),
    ...[...schemas].flatMap(([name, schema]) => partsOfSchema(name, schema)),
  ]);
  return [...new Map(parts.map((part) => [part.name, part])).values()];
}

function partsOfOperation(operation: Operation): readonly NamedPart[] {
  return [
    { kind: "operation", name: operation.id, operation },
    ...operation.parameters.map(({ name, schema, required, description }): NamedPart => {
      const described = { ...schema, description: description || schema.description };
      return { kind: "parameter", name: `${operation.id}.${name}`, schema: described, required };
    }),
  ];
}

function partsOfSchema(name: string, schema: Schema): readonly NamedPart[] {
  const part: NamedPart = { kind: "type", name, schema };
  if (schema.kind === "enum") {
    const values = schema.values.map(
      ({ value, description }): NamedPart => ({
        kind: "value",
        name: `${name}.${value}`,
        meaning: description,
      }),
    );
    return [part, ...values];
  }
  return [part, ...fieldsBelow(name, schema)];
}

/** Names the fields of a schema; those of an unnamed object are prefixed with its field's name. */
function fieldsBelow(name: string, schema: Schema): readonly NamedPart[] {
  const inner = innerOf(schema);
  if (inner.kind !== "object") return [];
  return inner.properties.flatMap((property) => [
    fieldOf(name, property),
    ...(innerOf(property.schema).name === undefined
      ? fieldsBelow(nameProperty(name, property.name), property.schema)
      : []),
  ]);
}

function fieldOf(owner: string, { name, schema, required }: Property): NamedPart {
  return { kind: "field", name: `${owner}.${name}`, schema, required };
}

/** Follows the fields of a type: "LiveSearchRequest.query.adults". */
function followPath(parts: readonly NamedPart[], path: string): NamedPart | undefined {
  const [first = "", ...steps] = path.split(".");
  const start = parts.find((part) => part.kind === "type" && part.name === first);
  if (start?.kind !== "type" || steps.length === 0) return undefined;
  let schema = start.schema;
  let found: NamedPart | undefined;
  for (const step of steps) {
    const inner = innerOf(schema);
    const property =
      inner.kind === "object" ? inner.properties.find(({ name }) => name === step) : undefined;
    if (!property) return undefined;
    found = fieldOf(inner.name ?? first, property);
    schema = property.schema;
  }
  return found;
}

/** withoutIndexes("Query.legs[0].date") → "Query.legs.date"; so do "[]" and "{}" */
function withoutIndexes(name: string): string {
  return name
    .trim()
    .replace(/^#/, "")
    .replace(/\[\d*\]|\{\}/g, "");
}

export function lastWord(name: string): string {
  return name.slice(name.lastIndexOf(".") + 1);
}
