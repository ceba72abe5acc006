import type { Migrations } from "../../../../contract/src/migrations/model.ts";
import { v1Vocabulary } from "../../../../contract/src/migrations/v1-vocabulary.ts";
import type { Contract, Schema } from "../../../../contract/src/model.ts";

/** Names that code may use without declaring them. */
export interface KnownMembers {
  /** Fields and parameters of 3.0. */
  readonly fields: ReadonlySet<string>;
  /** Fields and words of V1.0. */
  readonly retired: ReadonlySet<string>;
  readonly enumValues: ReadonlySet<string>;
  /** Of 3.0 and of V1.0. */
  readonly statuses: ReadonlySet<string>;
}

export function createKnownMembers(contract: Contract, migrations: Migrations): KnownMembers {
  const operations = contract.specifications.flatMap((one) => one.operations);
  const schemas = contract.specifications.flatMap((one) => [...one.schemas.values()]);
  const retiredStatuses = [...migrations.values()]
    .flatMap(({ api }) => api.parts)
    .flatMap((part) => (part.where === "status" ? part.fields.map(({ name }) => name) : []));
  return {
    fields: new Set([
      ...schemas.flatMap(fieldsOf),
      ...operations.flatMap(({ parameters }) => parameters.map(({ name }) => name)),
    ]),
    retired: new Set([...v1Vocabulary(migrations).values()].flatMap((words) => [...words])),
    enumValues: new Set(
      schemas.flatMap((one) => (one.kind === "enum" ? one.values.map(({ value }) => value) : [])),
    ),
    statuses: new Set([
      ...operations.flatMap(({ responses }) => responses.map(({ status }) => status)),
      ...retiredStatuses,
    ]),
  };
}

/** The fields of a schema and of unnamed schemas inside it. */
function fieldsOf(schema: Schema): readonly string[] {
  if (schema.kind === "array") return fieldsOf(schema.items);
  if (schema.kind === "map") return fieldsOf(schema.values);
  if (schema.kind !== "object") return [];
  return schema.properties.flatMap(({ name, schema: own }) => [
    name,
    ...(own.name === undefined ? fieldsOf(own) : []),
  ]);
}
