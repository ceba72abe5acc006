import type {
  ArraySchema,
  EnumSchema,
  MapSchema,
  ObjectSchema,
  Operation,
  ScalarSchema,
  Schema,
  Specification,
} from "../model.ts";

/** Small schemas for tests, each with everything that the model requires. */
const base = {
  description: "",
  nullable: false,
  deprecated: false,
  limits: {},
  source: { file: "test.yaml", line: 1 },
};

export const text: ScalarSchema = { ...base, kind: "string" };
export const anything: ScalarSchema = { ...base, kind: "any" };

export function object(
  name: string | undefined,
  properties: Readonly<Record<string, Schema>>,
): ObjectSchema {
  return {
    ...base,
    ...(name === undefined ? {} : { name }),
    kind: "object",
    choices: [],
    open: false,
    properties: Object.entries(properties).map(([key, schema]) => ({
      name: key,
      required: false,
      schema,
    })),
  };
}

export function list(items: Schema): ArraySchema {
  return { ...base, kind: "array", items };
}

export function map(key: string, values: Schema): MapSchema {
  return { ...base, kind: "map", key, values };
}

export function oneOf(name: string | undefined, ...values: readonly string[]): EnumSchema {
  return {
    ...base,
    ...(name === undefined ? {} : { name }),
    kind: "enum",
    values: values.map((value) => ({ value, description: `Means ${value}.` })),
  };
}

export function operation(id: string, body: Schema | undefined, answer: Schema): Operation {
  return {
    id,
    specification: "geo",
    method: body ? "post" : "get",
    path: `/${id}`,
    summary: id,
    description: "",
    security: [],
    parameters: [],
    ...(body
      ? { requestBody: { required: true, description: "", schema: body, examples: [] } }
      : {}),
    responses: [{ status: "200", description: "", schema: answer, examples: [] }],
    source: base.source,
  };
}

export function specification(...operations: readonly Operation[]): Specification {
  return {
    id: "geo",
    title: "",
    version: "3.0",
    description: "",
    published: true,
    servers: [],
    tags: [],
    operations,
    schemas: new Map(),
  };
}
