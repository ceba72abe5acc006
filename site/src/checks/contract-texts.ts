import type { Contract, Operation, Schema, Source } from "../../../contract/src/model.ts";

/** A text of the contract that readers see. */
export interface ContractText {
  readonly text: string;
  readonly source: Source;
  /** The id of its specification, the first one where several share a schema. */
  readonly specification: string;
}

/** Every text of the contract that readers see, once, with the place where it begins. */
export function contractTexts({ specifications }: Contract): readonly ContractText[] {
  const texts = new Map<string, ContractText>();
  for (const { id, description, operations, schemas } of specifications) {
    const seen = new Set<Schema>();
    const file = operations[0]?.source.file;
    const found = [
      ...(file ? [{ text: description, source: { file, line: 1 } }] : []),
      ...operations.flatMap((operation) => ofOperation(operation, seen)),
      ...[...schemas.values()].flatMap((schema) => ofSchema(schema, seen)),
    ];
    for (const { text, source } of found) {
      const key = `${source.file}:${source.line} ${text}`;
      if (text !== "" && !texts.has(key)) texts.set(key, { text, source, specification: id });
    }
  }
  return [...texts.values()];
}

type Text = Omit<ContractText, "specification">;

function ofOperation(operation: Operation, seen: Set<Schema>): readonly Text[] {
  const { source, parameters, requestBody, responses, security } = operation;
  const examples = requestBody?.examples ?? [];
  const own = [
    operation.summary,
    operation.description,
    ...[...security, ...parameters, ...responses].map(({ description }) => description),
    requestBody?.description ?? "",
    ...examples.map(({ summary }) => summary),
  ];
  const schemas = [...parameters, ...(requestBody ? [requestBody] : []), ...responses];
  return [
    ...own.map((text) => ({ text, source })),
    ...schemas.flatMap(({ schema }) => ofSchema(schema, seen)),
  ];
}

function ofSchema(schema: Schema, seen: Set<Schema>): readonly Text[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { source } = schema;
  const own = [schema.description, ...wordsOf(schema)].map((text) => ({ text, source }));
  return [...own, ...inside(schema).flatMap((inner) => ofSchema(inner, seen))];
}

function wordsOf(schema: Schema): readonly string[] {
  if (schema.kind === "enum") return schema.values.map(({ description }) => description);
  if (schema.kind === "object") return schema.choices.map(({ description }) => description);
  return [];
}

function inside(schema: Schema): readonly Schema[] {
  if (schema.kind === "array") return [schema.items];
  if (schema.kind === "map") return [schema.values];
  if (schema.kind === "object") return schema.properties.map((property) => property.schema);
  return [];
}
