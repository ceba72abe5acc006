import { describe, expect, test } from "vitest";
import { contractOf, problemsIn } from "../testing/contract-of.ts";

const text = (schema: string, other = "{ type: string }") =>
  `components:\n  schemas:\n    One: ${schema}\n    Other: ${other}\n`;
const schemaOf = (schema: string, other?: string) =>
  contractOf(text(schema, other)).specifications[0]?.schemas.get("One");
const OTHER = '{ $ref: "#/components/schemas/Other" }';
const orNull = (schema: string, more = "") => `{ ${more} anyOf: [${schema}, { type: "null" }] }`;

describe("a nullable schema", () => {
  test.each([
    [orNull(OTHER), { name: "Other", description: "The other.", nullable: true }],
    [orNull(OTHER, "description: One of them.,"), { description: "One of them." }],
    [orNull("{ type: string, maxLength: 3 }"), { limits: { maxLength: 3 }, nullable: true }],
    [orNull("{ type: string }", "deprecated: true,"), { deprecated: true }],
    [orNull("{ type: string }", "default: null,"), { default: null }],
    ['{ type: [string, "null"] }', { kind: "string", nullable: true }],
    ["{ type: string }", { nullable: false, deprecated: false }],
  ])("reads %s", (schema, expected) => {
    expect(schemaOf(schema, "{ type: string, description: The other. }")).toMatchObject(expected);
  });

  test("allows nothing but the type in its branch for null", () => {
    const schema = '{ anyOf: [{ type: string }, { type: "null", maxLength: 3 }] }';
    expect(problemsIn(text(schema))).toEqual(['"maxLength" does not apply to the type "null".']);
  });
});

test.each([
  ["default: false", { default: false }],
  ["example: 0", { example: 0 }],
  ["deprecated: true", { deprecated: true }],
  ["x-open: [{ id: a, question: Which? }]", { description: "The other. Not specified: Which?" }],
])("%s next to a $ref overrides the referenced schema", (beside, expected) => {
  const schema = `{ $ref: "#/components/schemas/Other", ${beside} }`;
  expect(schemaOf(schema, "{ type: boolean, description: The other. }")).toMatchObject(expected);
});

test("two components that reference each other end in a cycle", () => {
  const schema = `{ type: object, properties: { other: ${OTHER} } }`;
  const other = '{ type: object, properties: { one: { $ref: "#/components/schemas/One" } } }';
  expect(schemaOf(schema, other)).toMatchObject({
    properties: [
      { schema: { name: "Other", properties: [{ schema: { kind: "cycle", name: "One" } }] } },
    ],
  });
});

test.each([
  ["{ type: object, additionalProperties: true }", { kind: "object", open: true }],
  ["{ type: object }", { kind: "object", open: false }],
  ['{ type: string, x-key-of: "" }', undefined],
])("reads or rejects %s", (schema, expected) => {
  if (expected) expect(schemaOf(schema)).toMatchObject(expected);
  else expect(problemsIn(text(schema))).toEqual(['"x-key-of" has to be a text.']);
});

test.each([
  [
    "{ type: object, additionalProperties: { type: string } }",
    '"x-key" is missing. A map says what its keys are.',
  ],
  ["{ type: array }", '"items" is missing. A list says what it holds.'],
  [
    "{ type: string, oneOf: [{ description: A. }] }",
    '"const" is missing. A value of an enum says which one it is.',
  ],
  [
    "{ type: string, oneOf: [{ const: A, title: A }] }",
    '"title" does not apply to a value of an enum.',
  ],
  [
    "{ type: object, properties: { a: {} }, oneOf: [{ const: a, required: [a] }] }",
    '"const" does not apply to a choice.',
  ],
  [
    "{ type: object, properties: { a: {} }, oneOf: [{ title: A, required: [aa] }] }",
    '"required" names an unknown property "aa".',
  ],
  [
    "{ type: object, properties: { a: {} }, required: [a], x-decision: We read a as optional. }",
    "The decision contradicts the schema: a is not optional.",
  ],
  [
    '{ type: array, items: { $ref: "#/components/schemas/Othre" } }',
    'Unknown $ref "#/components/schemas/Othre". Other?',
  ],
  [
    orNull('{ $ref: "#/components/schemas/Othre" }'),
    'Unknown $ref "#/components/schemas/Othre". Other?',
  ],
  ["{ anyOf: { type: string } }", '"anyOf" has to be a schema and {type: "null"}.'],
  ["{ type: string, oneOf: [] }", '"oneOf" has to be a list of mappings.'],
  ['{ type: string, pattern: "(" }', '"pattern" has to be a regular expression.'],
  [
    "{ type: object, properties: { a: {} }, oneOf: [{ title: A }] }",
    '"required" is missing. A choice says which fields it takes.',
  ],
  [
    '{ $ref: "#/components/schemas/Other", maxLength: 3 }',
    '"maxLength" does not apply to a "$ref".',
  ],
])("rejects %s", (schema, told) => {
  expect(problemsIn(text(schema))).toEqual([told]);
});
