import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { toDefinition } from "../src/generate/to-json-schema.ts";
import type { Limits, Operation, Schema } from "../src/model.ts";
import { contract } from "../src/testing/contract.ts";
import { walkFields } from "../src/testing/walk-fields.ts";
import {
  ADDITIONS,
  CALLS,
  CHOICES,
  CONSTRAINTS,
  DEFAULTS,
  ENTITIES,
  ENUMS,
  ERROR_TEXTS,
  OPTIONAL,
} from "./entries.ts";

const directory = join(import.meta.dirname, "../openapi");
const { specifications } = contract;
const published = specifications.filter((specification) => specification.published);
const operations = published.flatMap((specification) => specification.operations);
const schemas = new Map(published.flatMap((specification) => [...specification.schemas]));
const everySchema = specifications.flatMap((specification) => [...specification.schemas]);
const everyOperation = specifications.flatMap((specification) => specification.operations);
const everyField = everySchema.flatMap(([name, schema]) => walkFields(schema, name));

describe("section 3: entities and fields", () => {
  test.each([...ENTITIES, ...ADDITIONS])("$entry is $schema", ({ schema: name, fields }) => {
    const schema = schemas.get(name);
    const properties = schema?.kind === "object" ? schema.properties : [];
    const written = properties.map((field) => [field.name, shapeOf(field.schema)] as const);
    expect(new Map(written)).toEqual(fields);
  });

  test("the contract has no schema beyond the specification", () => {
    const entries = [...ENTITIES, ...ADDITIONS].map(({ schema }) => schema);
    const expected = [...entries, ...ENUMS.keys()].sort();
    expect([...schemas.keys()].sort()).toEqual(expected);
    const shared = parse(readFileSync(join(directory, "shared.yaml"), "utf8"));
    expect(expected).toEqual(expect.arrayContaining(Object.keys(shared.components.schemas)));
  });

  test.each([...CHOICES])("%s takes exactly one of %j", (name, alternatives) => {
    const schema = schemas.get(name);
    const choices = schema?.kind === "object" ? schema.choices : [];
    expect(choices.map(({ required }) => required)).toEqual(alternatives.map((field) => [field]));
  });

  test("no other schema has alternatives", () => {
    const withChoices = [...schemas].filter(
      ([, schema]) => schema.kind === "object" && schema.choices.length > 0,
    );
    expect(withChoices.map(([name]) => name).sort()).toEqual([...CHOICES.keys()].sort());
  });
});

describe("section 4: states", () => {
  test.each([...ENUMS])("%s has exactly %j", (name, members) => {
    const schema = schemas.get(name);
    const values = schema?.kind === "enum" ? schema.values : [];
    expect(values.map(({ value }) => value)).toEqual(members);
  });

  test("fields and states have the defaults of the specification, and no others", () => {
    const defaults = [...schemas].flatMap(([name, schema]) => [
      ...(schema.default === undefined ? [] : [[name, schema.default]]),
      ...(schema.kind === "object" ? schema.properties : []).flatMap((property) => {
        const value = property.schema.default;
        return value === undefined ? [] : [[`${name}.${property.name}`, value]];
      }),
    ]);
    expect(new Map(defaults as [string, unknown][]), "DEFAULTS in entries.ts").toEqual(DEFAULTS);
  });

  test("the description of each price unit gives its divisor", () => {
    const unit = schemas.get("PriceUnit");
    const described = unit?.kind === "enum" ? unit.values.map((value) => value.description) : [];
    const divisors = described.map((text) => /divide by (\d+)/.exec(text)?.[1]);
    expect(divisors).toEqual([undefined, "1", "100", "1000", "1000000"]);
  });
});

test("sections 5 and 9: values have the specification's limits and no others", () => {
  const own = [...schemas].flatMap(([name, schema]) =>
    schema.kind === "object"
      ? schema.properties.map((property) => [`${name}.${property.name}`, property.schema] as const)
      : [],
  );
  const limited = own.flatMap(([name, schema]) => {
    const limits = limitsOf(schema);
    return Object.keys(limits).length === 0 ? [] : [[name, limits] as const];
  });
  expect(new Map(limited), "CONSTRAINTS in entries.ts").toEqual(CONSTRAINTS);
});

test("a field is required unless the specification makes it optional", () => {
  const missing = [...schemas].flatMap(([name, schema]) => {
    const fields = schema.kind === "object" ? schema.properties : [];
    const names = fields.filter(({ required }) => !required).map((field) => field.name);
    return names.length === 0 ? [] : [[name, names.join(" ")] as const];
  });
  expect(new Map(missing), "OPTIONAL in entries.ts").toEqual(OPTIONAL);
});

test("a map is keyed by the ID of its entries: legs by leg ID, places by entity ID", () => {
  const maps = everyField.flatMap(({ name, schema }) =>
    schema.kind === "map" ? [[name.split(".").at(-1) ?? "", schema] as const] : [],
  );
  expect(maps.length).toBeGreaterThan(0);
  for (const [name, { key, values }] of maps) {
    const isPlace = values.name === "Place";
    expect(key, name).toBe(isPlace ? "entityId" : `${singular(name)} id`);
  }
});

test("a key references the map that its field name implies (parentId: places), and its description says so", () => {
  const keys = everyField.flatMap(({ name, schema }) => {
    const text = schema.kind === "array" ? schema.items : schema;
    const field = name.split(".").at(-1) ?? "";
    const { description } = schema;
    return text.kind === "string" && text.keyOf !== undefined
      ? [{ field, map: text.keyOf, description }]
      : [];
  });
  expect(keys.length).toBeGreaterThan(0);
  for (const { field, map, description } of keys) {
    const [last = ""] = /[A-Z]?[a-z]+$/.exec(field.replace(/Ids?$/, "")) ?? [];
    const entry = last === "parent" ? "place" : last.toLowerCase();
    expect(singular(map), field).toBe(entry);
    expect(description, field).toContain(field === "parentId" ? "entity ID" : `\`${map}\``);
  }
});

test("guide schemas require only the fields that the guides do, and only isDestination has a default", () => {
  const guides = specifications.filter((specification) => !specification.published);
  const objects = guides.flatMap((guide) =>
    [...guide.schemas].flatMap(([name, schema]) =>
      schema.kind === "object" && !schemas.has(name) ? [[name, schema] as const] : [],
    ),
  );
  const required = objects.map(([name, { properties }]) => {
    return [name, properties.filter((field) => field.required).map((field) => field.name)];
  });
  expect(Object.fromEntries(required)).toEqual({
    SuggestRequest: ["query"],
    SuggestQuery: ["market", "locale"],
    SuggestResponse: ["places"],
    SuggestedPlace: ["entityId", "name", "type"],
  });
  const defaults = objects.flatMap(([name, { properties }]) =>
    properties.flatMap(({ name: field, schema }) =>
      schema.default === undefined ? [] : [[`${name}.${field}`, schema.default]],
    ),
  );
  expect(defaults).toEqual([["SuggestRequest.isDestination", false]]);
});

describe("sections 6 and 7: calls", () => {
  test.each(CALLS)("$operation is $route", (call) => {
    const operation = operations.find(({ id }) => id === call.operation);
    expect(operation && describeCall(operation)).toEqual(call);
  });

  test("the contract has no other calls", () => {
    expect(operations.map(({ id }) => id)).toEqual(CALLS.map(({ operation }) => operation));
  });

  test("every API key goes into the x-api-key header", () => {
    const names = everyOperation.flatMap(({ security }) => security.map(({ name }) => name));
    expect(new Set(names)).toEqual(new Set(["x-api-key"]));
  });

  test("every specification has version 3.0 and names both servers, the sandbox first", () => {
    for (const { version, servers } of specifications) {
      expect(version).toBe("3.0");
      expect(servers.map(({ url }) => url)).toEqual([
        "http://localhost:3000",
        "https://partners.api.example.com",
      ]);
    }
  });
});

describe("section 8: errors", () => {
  test.each(everyOperation)(
    "$id lists the whole error catalogue, word for word",
    ({ responses }) => {
      const errors = responses.filter(({ status }) => status !== "200");
      expect(errors.map(({ status, description }) => [status, description])).toEqual(ERROR_TEXTS);
      expect(new Set(errors.map(({ schema }) => schema.name))).toEqual(new Set(["ErrorStatus"]));
    },
  );
});

describe("the contract explains itself", () => {
  test("every field has a description, and every value one of its own", () => {
    const values = everySchema.flatMap(([name, schema]) =>
      schema.kind === "enum"
        ? schema.values.map((v) => ({ name: `${name}.${v.value}`, ...v }))
        : [],
    );
    const described = [
      ...everySchema.map(([name, { description }]) => ({ name, description })),
      ...everyField.map(({ name, schema: { description } }) => ({ name, description })),
      ...values,
    ];
    const without = described.filter(({ description }) => !/\S.*\.\s*$/s.test(description));
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  test("every leaf field has an example, or is part of its parent's", () => {
    const named = [
      ...everySchema,
      ...everyField.map(({ name, schema }) => [name, schema] as const),
    ];
    const inside = new Set(
      named.flatMap(([name, { example }]) =>
        Object.keys(Object(example)).map((key) => `${name}.${key}`),
      ),
    );
    const without = everyField.filter(
      ({ name, schema }) => isLeaf(schema) && !hasExample(schema) && !inside.has(name),
    );
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  test("every default is valid against its own schema", () => {
    const ajv = addFormats.default(new Ajv2020({ strict: false }));
    const defaults = everyField.filter(({ schema }) => schema.default !== undefined);
    const wrong = defaults.filter(
      ({ schema }) => !ajv.validate(toDefinition(schema, "refuse"), schema.default),
    );
    expect(defaults.length).toBeGreaterThan(0);
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test("every operation has an example of each response, and of its body if it takes one", () => {
    const without = everyOperation.filter(
      ({ requestBody, responses }) =>
        requestBody?.examples.length === 0 || responses.some((r) => r.examples.length === 0),
    );
    expect(without.map(({ id }) => id)).toEqual([]);
  });
});

/** singular("itineraries") → "itinerary" */
function singular(plural: string): string {
  return plural.replace(/ies$/, "y").replace(/s$/, "");
}

function shapeOf(schema: Schema): string {
  if (schema.kind === "array") return `${shapeOf(schema.items)}[]`;
  if (schema.kind === "map") return `${shapeOf(schema.values)}{}`;
  return schema.name ?? schema.kind;
}

/** All but int32, float and double, which say how a number travels. */
function limitsOf(schema: Schema): Limits {
  const { format = "", ...limits } = schema.limits;
  const isWidth = ["", "int32", "float", "double"].includes(format);
  const ofItems = schema.kind === "array" ? limitsOf(schema.items) : {};
  return { ...ofItems, ...limits, ...(!isWidth && { format }) };
}

function describeCall(operation: Operation) {
  const { id, method, path, parameters, requestBody, responses, security } = operation;
  return {
    specification: operation.specification,
    operation: id,
    route: `${method.toUpperCase()} ${path}`,
    key: security.length > 0,
    parameters: parameters.map(
      (parameter) =>
        `${parameter.in} ${parameter.name}${parameter.required ? "" : "?"}: ${parameter.schema.kind}`,
    ),
    ...(requestBody && { body: requestBody.schema.name }),
    response: responses.find(({ status }) => status === "200")?.schema.name,
  };
}

function isLeaf(schema: Schema): boolean {
  if (schema.kind === "array") return isLeaf(schema.items);
  if (schema.kind === "map") return isLeaf(schema.values);
  return schema.kind !== "object" && schema.kind !== "cycle";
}

function hasExample(schema: Schema): boolean {
  if (schema.example !== undefined) return true;
  return schema.kind === "array" && hasExample(schema.items);
}
