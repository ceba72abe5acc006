import { isObject } from "../../../../contract/src/base/json-object.ts";
import type {
  Contract,
  OpenPoint,
  Operation,
  Schema,
  Source,
  Specification,
} from "../../../../contract/src/model.ts";
import {
  nameEnumValue,
  nameItem,
  nameMapValue,
  nameParameter,
  nameProperty,
  nameResponse,
} from "../../../../contract/src/names/name-field.ts";

/** A text of the contract that is shown to readers. */
export interface ContractText {
  readonly text: string;
  /** What it describes, by its stable name: "LiveQuery.market", "listMarkets.404". */
  readonly subject: string;
  readonly source: Source;
  /** The id of its specification; the first one if several share a schema. */
  readonly specification: string;
}

/** Every text of the contract that is shown to readers, once each, with its location. */
export function contractTexts({ specifications, openPoints }: Contract): readonly ContractText[] {
  const texts = new Map<string, ContractText>();
  for (const { id, title, description, servers, tags, operations, schemas } of specifications) {
    const walk: Walk = { schemas, seen: new Set() };
    const file = operations[0]?.source.file;
    const found = [
      ...(file
        ? [title, description, ...[...servers, ...tags].map((one) => one.description)].map(
            (text) => ({
              text,
              subject: id,
              source: { file, line: 1 },
            }),
          )
        : []),
      ...operations.flatMap((operation) => ofOperation(operation, walk)),
      ...Array.from(schemas, ([name, schema]) => ofSchema(name, schema, walk)).flat(),
    ];
    for (const one of found) {
      const key = `${one.source.file}:${one.source.line} ${one.text}`;
      if (one.text !== "" && !texts.has(key)) texts.set(key, { ...one, specification: id });
    }
  }
  return [
    ...texts.values(),
    ...ofOpenPoints([...openPoints.values()], specifications, [...texts.values()]),
  ];
}

/** Open points that aren't already part of a description: those of a response. */
function ofOpenPoints(
  points: readonly OpenPoint[],
  specifications: readonly Specification[],
  others: readonly ContractText[],
): readonly ContractText[] {
  return points.flatMap(({ id, question, advice = "", source }) => {
    if (others.some(({ text }) => text.includes(question) && text.includes(advice))) return [];
    const owner = specifications.find(({ operations }) =>
      operations.some((operation) => operation.source.file === source.file),
    );
    const [{ id: specification } = { id: "" }] = owner ? [owner] : specifications;
    return [{ subject: id, text: `${question} ${advice}`, source, specification }];
  });
}

type Text = Omit<ContractText, "specification">;

interface Walk {
  /** Named schemas. */
  readonly schemas: ReadonlyMap<string, Schema>;
  readonly seen: Set<Schema>;
}

function ofOperation(operation: Operation, walk: Walk): readonly Text[] {
  const { id, source, parameters, requestBody, responses, security } = operation;
  const described = [
    ...security.map(({ name, description }) => [`${id} ${name}`, description]),
    ...parameters.map(({ name, description }) => [nameParameter(id, name), description]),
    ...responses.flatMap(({ status, description, examples }) => [
      [nameResponse(id, status), description],
      ...examples.map(({ name, summary, value }) => [
        [nameResponse(id, status), name, ...statesOf(value)].join(" "),
        summary,
      ]),
    ]),
    [`${id} body`, requestBody?.description ?? ""],
    ...(requestBody?.examples ?? []).map(({ name, summary }) => [`${id} ${name}`, summary]),
  ];
  const operationTexts = [[id, operation.summary], [id, operation.description], ...described];
  return [
    ...operationTexts.map(([subject = "", text = ""]) => ({ subject, text, source })),
    ...parameters.flatMap(({ name, schema }) => ofSchema(nameParameter(id, name), schema, walk)),
    ...(requestBody ? ofSchema(`${id} body`, requestBody.schema, walk) : []),
    ...responses.flatMap(({ status, schema }) => ofSchema(nameResponse(id, status), schema, walk)),
  ];
}

/** The status and the action of a response of a live search; nothing for other responses. */
function statesOf(value: unknown): readonly string[] {
  const { status, action } = isObject(value) ? value : {};
  return [status, action].filter((state) => typeof state === "string");
}

function ofSchema(at: string, schema: Schema, walk: Walk): readonly Text[] {
  if (walk.seen.has(schema)) return [];
  walk.seen.add(schema);
  const { name = at, source, description } = schema;
  return [
    { subject: isDescribed(schema, walk) ? name : at, text: description, source },
    ...choiceTexts(name, schema).map((words) => ({ ...words, source })),
    ...schemasInside(name, schema).flatMap(([inside, inner]) => ofSchema(inside, inner, walk)),
  ];
}

/** Whether the description is its type's: one beside a `$ref` belongs to the place. */
function isDescribed({ name = "", description }: Schema, { schemas }: Walk): boolean {
  return schemas.get(name)?.description === description;
}

function choiceTexts(at: string, schema: Schema): readonly Omit<Text, "source">[] {
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

/** The direct children of a schema by name: "LiveQuery.adults", "LiveQuery.queryLegs[]". */
function schemasInside(name: string, schema: Schema): readonly (readonly [string, Schema])[] {
  if (schema.kind === "array") return [[nameItem(name), schema.items]];
  if (schema.kind === "map") return [[nameMapValue(name), schema.values]];
  if (schema.kind !== "object") return [];
  return schema.properties.map((property) => [nameProperty(name, property.name), property.schema]);
}
