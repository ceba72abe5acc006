import type { Contract, Operation, Schema, Source } from "../../../../contract/src/model.ts";
import {
  nameEnumValue,
  nameParameter,
  nameResponse,
} from "../../../../contract/src/names/name-field.ts";
import { schemasInside } from "./schemas-inside.ts";

/** A text of the contract that readers see. */
export interface ContractText {
  readonly text: string;
  /** What it describes, by its stable name: "LiveQuery.market", "listMarkets.404". */
  readonly subject: string;
  readonly source: Source;
  /** The id of its specification, the first one where several share a schema. */
  readonly specification: string;
}

/** Every text of the contract that readers see, once, with the place where it begins. */
export function contractTexts({ specifications }: Contract): readonly ContractText[] {
  const texts = new Map<string, ContractText>();
  for (const { id, title, description, servers, operations, schemas } of specifications) {
    const seen = new Set<Schema>();
    const file = operations[0]?.source.file;
    const found = [
      ...(file
        ? [title, description, ...servers.map((server) => server.description)].map((text) => ({
            text,
            subject: id,
            source: { file, line: 1 },
          }))
        : []),
      ...operations.flatMap((operation) => ofOperation(operation, seen)),
      ...Array.from(schemas, ([name, schema]) => ofSchema(name, schema, seen)).flat(),
    ];
    for (const one of found) {
      const key = `${one.source.file}:${one.source.line} ${one.text}`;
      if (one.text !== "" && !texts.has(key)) texts.set(key, { ...one, specification: id });
    }
  }
  return [...texts.values()];
}

type Text = Omit<ContractText, "specification">;

function ofOperation(operation: Operation, seen: Set<Schema>): readonly Text[] {
  const { id, source, parameters, requestBody, responses, security } = operation;
  const described = [
    ...security.map(({ name, description }) => [`${id} ${name}`, description]),
    ...parameters.map(({ name, description }) => [nameParameter(id, name), description]),
    ...responses.flatMap(({ status, description, examples }) => [
      [nameResponse(id, status), description],
      ...examples.map(({ name, summary }) => [`${nameResponse(id, status)} ${name}`, summary]),
    ]),
    [`${id} body`, requestBody?.description ?? ""],
    ...(requestBody?.examples ?? []).map(({ name, summary }) => [`${id} ${name}`, summary]),
  ];
  const own = [[id, operation.summary], [id, operation.description], ...described];
  return [
    ...own.map(([subject = "", text = ""]) => ({ subject, text, source })),
    ...parameters.flatMap(({ name, schema }) => ofSchema(nameParameter(id, name), schema, seen)),
    ...(requestBody ? ofSchema(`${id} body`, requestBody.schema, seen) : []),
    ...responses.flatMap(({ status, schema }) => ofSchema(nameResponse(id, status), schema, seen)),
  ];
}

function ofSchema(at: string, schema: Schema, seen: Set<Schema>): readonly Text[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { source, description } = schema;
  const subject = schema.name ?? at;
  return [
    { subject, text: description, source },
    ...wordsOf(subject, schema).map((words) => ({ ...words, source })),
    ...schemasInside(subject, schema).flatMap(([name, inner]) => ofSchema(name, inner, seen)),
  ];
}

function wordsOf(at: string, schema: Schema): readonly Omit<Text, "source">[] {
  if (schema.kind === "enum") {
    return schema.values.map(({ value, description }) => ({
      subject: nameEnumValue(at, value),
      text: description,
    }));
  }
  if (schema.kind !== "object") return [];
  return schema.choices.map(({ title, description }) => ({
    subject: `${at} ${title}`,
    text: description,
  }));
}
