import type {
  Migrations,
  V1Field,
  V1Operation,
  Where,
} from "../../../../contract/src/migrations/model.ts";

export function v1Operations(migrations: Migrations): readonly V1Operation[] {
  return [...migrations.values()].flatMap(({ api }) => api.operations);
}

/** The fields that a call of V1.0 had in some parts of a request, by every spelling. */
export function v1Fields(
  operation: V1Operation,
  ...wheres: readonly Where[]
): ReadonlyMap<string, V1Field> {
  const fields = wheres.flatMap((where) => v1FieldsIn(operation, where));
  return new Map(
    fields.flatMap((field) => [field.name, ...field.also].map((name) => [name, field])),
  );
}

/** The fields in one part. Several fields of a response may share a name, with different paths. */
export function v1FieldsIn({ parts }: V1Operation, where: Where): readonly V1Field[] {
  return parts
    .filter((part) => part.where === where)
    .flatMap(({ fields }) => fields)
    .filter(({ isNamed }) => isNamed);
}

/** The values that a field of a call accepted, if V1.0 had a fixed set; else empty. */
export function v1Words({ parts }: V1Operation, field: string): readonly string[] {
  return parts
    .filter(({ where, of }) => where === "value" && of.includes(field))
    .flatMap(({ fields }) => fields.flatMap(({ name, also }) => [name, ...also]));
}
