import type { Contract, EnumSchema, Operation, Schema } from "../model.ts";
import {
  nameEnumValue,
  nameItem,
  nameMapValue,
  nameParameter,
  nameProperty,
  nameResponse,
  rootOf,
} from "../names/name-field.ts";
import type { MigrationTarget } from "./model.ts";

/** Indexes all that a row can lead to in the contract, under each of its names. */
export function indexTargets({ specifications }: Contract): ReadonlyMap<string, MigrationTarget> {
  const targets = new Map<string, MigrationTarget>();
  const add = (target: MigrationTarget) => {
    if (!targets.has(target.name)) targets.set(target.name, target);
  };
  const bodies = new Set(specifications.flatMap(({ operations }) => operations.flatMap(bodiesOf)));
  for (const { operations, schemas } of specifications) {
    for (const operation of operations) addOperation(operation, add);
    for (const [name, schema] of schemas) {
      if (schema.kind === "enum") addValues(name, schema, add);
      else addFields(schema, name, name, { add, bodies });
    }
  }
  return targets;
}

/** Schema names of an operation's request and response bodies. */
function bodiesOf({ requestBody, responses }: Operation): readonly string[] {
  return [requestBody, ...responses].flatMap((body) => body?.schema.name ?? []);
}

type Add = (target: MigrationTarget) => void;

function addOperation(operation: Operation, add: Add): void {
  const { id, method, path, summary, parameters, requestBody, responses, security } = operation;
  const call = `${method.toUpperCase()} ${path}`;
  add({ ...alone(id, summary), kind: "operation", label: call });
  const siblings = parameters.map(({ name }) => name);
  for (const { name, schema, description } of parameters) {
    const target = alone(nameParameter(id, name), description);
    add({ ...target, kind: "parameter", label: name, schema, siblings });
  }
  for (const { status, description } of responses) {
    add({ ...alone(nameResponse(id, status), description), kind: "status", label: status });
    add({ ...alone(status, description), kind: "status" });
  }
  for (const { name, description } of security) {
    add({ ...alone(name, description), kind: "header" });
  }
  if (requestBody) add({ ...alone("Content-Type", requestBody.description), kind: "header" });
}

function addValues(enumName: string, { values }: EnumSchema, add: Add): void {
  const siblings = values.map(({ value }) => value);
  for (const { value, description } of values) {
    const target = alone(nameEnumValue(enumName, value), description);
    add({ ...target, kind: "value", label: value, siblings });
  }
}

/** The start of a target that has only one name and no siblings. */
function alone(name: string, description: string) {
  return { name, canonical: name, label: name, description, siblings: [] };
}

interface FieldContext {
  readonly add: Add;
  /** Body schemas, whose name the labels of their fields leave out. */
  readonly bodies: ReadonlySet<string>;
}

/** `canonical` restarts at each named schema. */
function addFields(schema: Schema, name: string, canonical: string, context: FieldContext): void {
  const { add, bodies } = context;
  for (const field of ownFields(schema, name, canonical)) {
    const { description } = field.schema;
    const label = bodies.has(rootOf(field.name)) ? labelOf(field) : field.name;
    const target = { ...field, label, description };
    add({ ...target, kind: "field" });
    if (field.schema.kind === "map") {
      const { values } = field.schema;
      add({ ...target, name: nameMapValue(field.name), kind: "key", schema: values });
    }
    addFields(field.schema, field.name, field.canonical, context);
  }
}

/** The path within the body; below a list or map, the canonical name. */
function labelOf({ name, canonical }: OwnField): string {
  return /[\]}]/.test(name) ? canonical : name.slice(rootOf(name).length + 1);
}

export interface OwnField {
  readonly name: string;
  readonly canonical: string;
  readonly schema: Schema;
  readonly siblings: readonly string[];
}

/** The fields of an object, or of the entries of a list or map. */
export function ownFields(schema: Schema, name: string, canonical: string): readonly OwnField[] {
  const start = schema.name ?? canonical;
  if (schema.kind === "array") return ownFields(schema.items, nameItem(name), nameItem(start));
  if (schema.kind === "map")
    return ownFields(schema.values, nameMapValue(name), nameMapValue(start));
  if (schema.kind !== "object") return [];
  const siblings = schema.properties.map((property) => property.name);
  return schema.properties.map((property) => ({
    name: nameProperty(name, property.name),
    canonical: nameProperty(start, property.name),
    schema: property.schema,
    siblings,
  }));
}
