import type { Contract, Example, Operation, Schema, Source } from "../../../contract/src/model.ts";
import { nameParameter, nameResponse } from "../../../contract/src/names/name-field.ts";
import { schemasInside } from "./schemas-inside.ts";

/** What the contract says of a name without words: "integer, int32, minimum 1, required". */
export interface ContractShape {
  readonly subject: string;
  readonly shape: string;
  readonly source: Source;
}

/** Types, limits, defaults and examples of all that the contract names, each written place once. */
export function contractShapes({ specifications }: Contract): readonly ContractShape[] {
  const seen = new Set<Schema>();
  const shapes = specifications.flatMap(({ operations, schemas }) => [
    ...operations.flatMap((operation) => ofOperation(operation, seen)),
    ...Array.from(schemas, ([name, schema]) => ofSchema(name, schema, seen)).flat(),
  ]);
  const byPlace = shapes.map(
    (one) => [`${one.source.file} ${one.subject} ${one.shape}`, one] as const,
  );
  return [...new Map(byPlace).values()];
}

function ofOperation(operation: Operation, seen: Set<Schema>): readonly ContractShape[] {
  const { id, source, parameters, requestBody, responses, security } = operation;
  const own = (subject: string, shape: string) => ({ subject, shape, source });
  const keys = security.map(({ name }) => `with ${name}`);
  return [
    own(id, [`${operation.method.toUpperCase()} ${operation.path}`, ...keys].join(", ")),
    ...parameters.flatMap(({ name, in: where, required, schema, example }) => {
      const at = nameParameter(id, name);
      const words = [`in the ${where}`, required && "required", exampleOf(example)];
      return [own(at, words.filter(Boolean).join(", ")), ...ofSchema(at, schema, seen)];
    }),
    ...(requestBody
      ? [
          own(
            `${id} body`,
            `${requestBody.schema.name ?? ""}${requestBody.required ? ", required" : ""}`,
          ),
          ...requestBody.examples.flatMap((example) => ofExample(`${id} body`, example, source)),
          ...ofSchema(`${id} body`, requestBody.schema, seen),
        ]
      : []),
    ...responses.flatMap(({ status, schema, examples }) => {
      const at = nameResponse(id, status);
      return [
        own(at, schema.name ?? schema.kind),
        ...examples.flatMap((example) => ofExample(at, example, source)),
        ...ofSchema(at, schema, seen),
      ];
    }),
  ];
}

function ofSchema(at: string, schema: Schema, seen: Set<Schema>): readonly ContractShape[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const subject = schema.name ?? at;
  return [
    { subject, shape: shapeOf(schema), source: schema.source },
    ...schemasInside(subject, schema).flatMap(([name, inner]) => ofSchema(name, inner, seen)),
  ];
}

function shapeOf(schema: Schema): string {
  const { nullable, deprecated, limits, example } = schema;
  return [
    schema.kind,
    ...membersOf(schema),
    nullable && "nullable",
    deprecated && "deprecated",
    ...Object.entries(limits).map(([keyword, limit]) => `${keyword} ${limit}`),
    schema.default !== undefined && `by default ${JSON.stringify(schema.default)}`,
    exampleOf(example),
  ]
    .filter(Boolean)
    .join(", ");
}

function membersOf(schema: Schema): readonly string[] {
  switch (schema.kind) {
    case "object": {
      const names = schema.properties.map(
        ({ name, required, schema: { name: type, kind } }) =>
          `${name}${required ? "" : "?"} ${type ?? kind}`,
      );
      const choices = schema.choices.map(
        ({ title, required }) => `${title}: ${required.join(" ")}`,
      );
      return [`of ${names.join(", ")}`, choices.length > 0 ? `either ${choices.join(" or ")}` : ""];
    }
    case "map":
      return [`by ${schema.key} of ${schema.values.name ?? schema.values.kind}`];
    case "array":
      return [`of ${schema.items.name ?? schema.items.kind}`];
    case "enum":
      return [`of ${schema.values.map(({ value }) => value).join(", ")}`];
    default:
      return [];
  }
}

function exampleOf(example: unknown): string {
  return example === undefined ? "" : `such as ${JSON.stringify(example)}`;
}

/** A line for each object of an example that has plain values. */
function ofExample(at: string, { name, value }: Example, source: Source): readonly ContractShape[] {
  return plainParts(value).map(({ path, part }) => ({
    subject: `${at} ${name}`,
    shape: [path, JSON.stringify(part)].filter(Boolean).join(" "),
    source,
  }));
}

function plainParts(value: unknown, path = ""): readonly { path: string; part: unknown }[] {
  if (typeof value !== "object" || value === null) return [];
  const members = Object.entries(value);
  const plain = members.filter(([, member]) => typeof member !== "object" || member === null);
  const own = plain.length > 0 ? [{ path, part: Object.fromEntries(plain) }] : [];
  return [
    ...own,
    ...members.flatMap(([key, member]) => plainParts(member, path ? `${path}.${key}` : key)),
  ];
}
