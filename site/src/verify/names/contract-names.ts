import { addTo } from "../../../../contract/src/base/group-by.ts";
import type { Contract, EnumSchema, Operation, Schema } from "../../../../contract/src/model.ts";
import {
  nameEnumValue,
  nameParameter,
  nameProperty,
} from "../../../../contract/src/names/name-field.ts";

/** A schema with the name that prefixes its fields: "LiveQuery", "LiveQuery.queryLegs". */
export interface NamedSchema {
  readonly name: string;
  readonly schema: Schema;
}

/** The names of some operations and schemas, and of everything they refer to. */
export interface ContractNames {
  readonly operations: ReadonlyMap<string, Operation>;
  readonly schemas: ReadonlyMap<string, Schema>;
  /** "price" → each field and parameter with this name: "PricingOption.price" and so on. */
  readonly fields: ReadonlyMap<string, readonly NamedSchema[]>;
  /** "RESULT_ACTION_REPLACED" and "REPLACED" → "ResultAction.RESULT_ACTION_REPLACED". */
  readonly values: ReadonlyMap<string, string>;
  /** "x-api-key" */
  readonly headers: ReadonlySet<string>;
  /** "200", "404": statuses that the operations document. */
  readonly statuses: ReadonlySet<string>;
}

/** @param about ids of specifications and operations, names of schemas; all by default */
export function contractNames(
  { specifications }: Contract,
  about?: ReadonlySet<string>,
): ContractNames {
  const wanted = (name: string) => about === undefined || about.has(name);
  const operations = specifications.flatMap(({ id, operations }) =>
    operations.filter((operation) => wanted(id) || wanted(operation.id)),
  );
  const found = { schemas: new Map(), fields: new Map(), values: new Map() };
  for (const { id, parameters, requestBody, responses } of operations) {
    for (const { name, schema } of parameters) {
      const parameter = nameParameter(id, name);
      addTo(found.fields, name, { name: parameter, schema });
      collect(schema, parameter, found);
    }
    if (requestBody) collect(requestBody.schema, id, found);
    for (const { schema } of responses) collect(schema, id, found);
  }
  for (const [name, schema] of specifications.flatMap(({ schemas }) => [...schemas])) {
    if (wanted(name)) collect(schema, name, found);
  }
  const security = operations.flatMap((operation) => operation.security);
  return {
    ...found,
    operations: new Map(operations.map((operation) => [operation.id, operation])),
    headers: new Set(security.flatMap(({ id, name }) => [id, name])),
    statuses: new Set(operations.flatMap(({ responses }) => responses.map(({ status }) => status))),
  };
}

interface NameIndex {
  readonly schemas: Map<string, Schema>;
  readonly fields: Map<string, NamedSchema[]>;
  readonly values: Map<string, string>;
}

function collect(schema: Schema, parent: string, found: NameIndex): void {
  const name = schema.name ?? parent;
  if (schema.kind === "cycle" || found.schemas.has(name)) return;
  if (schema.name) found.schemas.set(schema.name, schema);
  if (schema.kind === "array") collect(schema.items, name, found);
  if (schema.kind === "map") collect(schema.values, name, found);
  if (schema.kind === "enum") collectValues(schema, found);
  if (schema.kind !== "object") return;
  for (const property of schema.properties) {
    const field = nameProperty(name, property.name);
    addTo(found.fields, property.name, { name: field, schema: property.schema });
    collect(property.schema, field, found);
  }
}

function collectValues({ name = "", values }: EnumSchema, found: NameIndex): void {
  const shared = sharedStart(values.map(({ value }) => value));
  for (const { value } of values) {
    const place = nameEnumValue(name, value);
    found.values.set(value, place);
    if (shared.length > 0) found.values.set(value.slice(shared.length), place);
  }
}

/**
 * The fields that a dotted name leads to: "LiveQuery.queryLegs[].date.year" from a schema,
 * "content.results.itineraries" from any field. Brackets are optional; `[]` matches only a list,
 * `{}` only a map.
 */
export function walk(names: ContractNames, dotted: string): readonly NamedSchema[] {
  const [first = "", ...rest] = dotted.split(".");
  const { key, brackets } = splitStep(first);
  const root = names.schemas.get(key);
  const starts = root ? [{ name: key, schema: root }] : (names.fields.get(key) ?? []);
  return rest.reduce<readonly NamedSchema[]>(
    (reached, step) => reached.flatMap((from) => stepInto(from, step)),
    starts.filter(({ schema }) => fits(schema, brackets)),
  );
}

/** The fields directly below a place, through lists and maps. */
export function fieldsBelow({
  name,
  schema,
}: NamedSchema): readonly (readonly [string, NamedSchema])[] {
  if (schema.kind === "array")
    return fieldsBelow({ name: schema.name ?? name, schema: schema.items });
  if (schema.kind === "map")
    return fieldsBelow({ name: schema.name ?? name, schema: schema.values });
  if (schema.kind !== "object") return [];
  const owner = schema.name ?? name;
  return schema.properties.map((property) => [
    property.name,
    { name: nameProperty(owner, property.name), schema: property.schema },
  ]);
}

function stepInto(from: NamedSchema, step: string): readonly NamedSchema[] {
  const { key, brackets } = splitStep(step);
  const value =
    from.schema.kind === "enum" && from.schema.values.find(({ value }) => value === key);
  if (value) return [{ name: nameEnumValue(from.name, key), schema: from.schema }];
  return fieldsBelow(from).flatMap(([name, field]) =>
    name === key && fits(field.schema, brackets) ? [field] : [],
  );
}

function splitStep(step: string) {
  const [, key = step, brackets = ""] = /^([^[{]*)(.*)$/.exec(step) ?? [];
  return { key, brackets };
}

/** Whether brackets fit a schema. A map also accepts `legs[id]`, as in programs. */
function fits({ kind }: Schema, brackets: string): boolean {
  if (brackets === "") return true;
  if (/^(\[\d*\])+$/.test(brackets)) return kind === "array";
  if (brackets.startsWith("{")) return kind === "map";
  return kind === "array" || kind === "map";
}

/** sharedStart(["PLACE_TYPE_CITY", "PLACE_TYPE_AIRPORT"]) → "PLACE_TYPE_" */
function sharedStart([first = "", ...others]: readonly string[]): string {
  const parts = first.split("_").slice(0, -1);
  while (parts.length > 0 && !others.every((other) => other.startsWith(`${parts.join("_")}_`))) {
    parts.pop();
  }
  return parts.length > 0 && others.length > 0 ? `${parts.join("_")}_` : "";
}
