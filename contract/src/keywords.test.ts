import { describe, expect, test } from "vitest";
import { generateRequestValidators } from "./generate/validators.ts";
import { ANNOTATIONS, FORMATS, KEYWORDS, LIMIT_NAMES } from "./keywords.ts";
import { formatProblem } from "./problems/problem.ts";
import { withoutProblems } from "./testing/contract.ts";
import { LIMIT_SAMPLES, UNENFORCED_FORMATS, written } from "./testing/limit-samples.ts";
import { messagesFor, smallContract, VALUE_LINE, valueSchema } from "./testing/small-contract.ts";

const problemsOf = (schema: string) => smallContract(schema).problems.map(formatProblem);
const place = `openapi/geo.yaml:${VALUE_LINE}  `;
const samples = LIMIT_NAMES.flatMap((name) =>
  LIMIT_SAMPLES[name].map((sample) => ({ name, sample, schema: written(sample) })),
);

describe.each(samples)("$schema", ({ sample, schema }) => {
  test("is part of the model", () => {
    expect(valueSchema(schema).limits).toEqual(sample.limit);
  });

  test("is enforced, with field, limit and value in the message", async () => {
    expect(await messagesFor(schema, sample.good)).toEqual([]);
    expect(await messagesFor(schema, sample.bad)).toEqual([
      `value must be ${sample.expected}; received ${JSON.stringify(sample.bad)}.`,
    ]);
  });

  test("is enforced in a list, in a map and in a nullable schema", async () => {
    const list = `{ type: array, items: ${schema} }`;
    const map = `{ type: object, x-key: an id, additionalProperties: ${schema} }`;
    const nullable = `{ anyOf: [${schema}, { type: "null" }] }`;
    const { bad, expected } = sample;
    expect((await messagesFor(list, [bad]))[0]).toContain(`value[0] must be ${expected};`);
    expect((await messagesFor(map, { a: bad }))[0]).toContain(`value.a must be ${expected};`);
    expect((await messagesFor(nullable, bad))[0]).toContain(`value must be ${expected};`);
    expect(await messagesFor(nullable, null)).toEqual([]);
  });
});

test("every format is either enforced or describes a number's encoding", async () => {
  const enforced = LIMIT_SAMPLES.format.map(({ limit }) => limit.format);
  expect([...enforced, ...UNENFORCED_FORMATS].sort()).toEqual(Object.keys(FORMATS).sort());
  for (const format of UNENFORCED_FORMATS) {
    const [type = ""] = FORMATS[format]?.on ?? [];
    const schema = `{ type: ${type}, format: ${format} }`;
    expect(valueSchema(schema).limits).toEqual({ format });
    expect(await messagesFor(schema, 5)).toEqual([]);
  }
});

test("the model includes notes, on a schema and next to a $ref", () => {
  const notes = { description: "A text.", example: "a", default: "b", deprecated: true };
  expect(Object.keys(notes).sort()).toEqual(Object.keys(ANNOTATIONS).sort());
  expect(valueSchema(JSON.stringify({ type: "string", ...notes }))).toMatchObject(notes);
  const reference = { $ref: "#/components/schemas/Body", ...notes };
  expect(valueSchema(JSON.stringify(reference))).toMatchObject(notes);
  const nullable = { anyOf: [{ type: "string", ...notes }, { type: "null" }] };
  expect(valueSchema(JSON.stringify(nullable))).toMatchObject({ nullable: true, ...notes });
});

test("validators of every limit import nothing and need no eval", async () => {
  const lists = samples.map(({ schema }) => `{ type: array, uniqueItems: true, items: ${schema} }`);
  for (const schema of lists) {
    const code = await generateRequestValidators(withoutProblems(smallContract(schema)));
    expect(code).toContain("export");
    expect(code, schema).not.toMatch(/\brequire\(|\bimport\b|\beval\(|new Function/);
  }
});

describe("rejects", () => {
  test.each(LIMIT_NAMES)("%s where it does not apply", (name) => {
    const [sample] = LIMIT_SAMPLES[name];
    const schema = JSON.stringify({ type: "boolean", ...sample?.limit });
    expect(problemsOf(schema)).toEqual([`${place}"${name}" does not apply to a boolean.`]);
  });

  test.each(LIMIT_NAMES)("%s with an invalid value", (name) => {
    const [type] = KEYWORDS[name]?.on ?? [];
    const items = type === "array" && { items: { type: "string" } };
    const [message] = problemsOf(JSON.stringify({ type, ...items, [name]: [{}] }));
    expect(message).toContain(`${place}"${name}" has to be ${KEYWORDS[name]?.value.words}.`);
  });

  test.each<[schema: string, message: string]>([
    [
      "{ type: string, minLenght: 3 }",
      'Unknown schema keyword "minLenght". Did you mean "minLength"?',
    ],
    [
      "{ type: string, enum: [a] }",
      'Unknown schema keyword "enum": write a "oneOf" with a "const" and a description for each value.',
    ],
    ["{ type: string, readOnly: true }", 'Unknown schema keyword "readOnly".'],
    ["{ type: string, constructor: 1 }", 'Unknown schema keyword "constructor".'],
    [
      "{ type: strnig, minLength: 3 }",
      '"type" has to be one of object, array, string, integer, number, boolean, alone or in a list with "null". Did you mean "string"?',
    ],
    [
      "{ type: [string, integer] }",
      '"type" has to be one of object, array, string, integer, number, boolean, alone or in a list with "null".',
    ],
    ["{ minLength: 3 }", '"minLength" does not apply to a schema without a "type".'],
    [
      "{ type: string, format: dtae }",
      `"format" has to be one of ${Object.keys(FORMATS).join(", ")}. Did you mean "date"?`,
    ],
    ["{ type: integer, format: date }", "The format date does not apply to an integer."],
    ["{ type: string, title: A text }", '"title" does not apply to a string.'],
    ["{ type: array }", '"items" is missing. A list says what it holds.'],
    [
      "{ type: object, additionalProperties: { type: string } }",
      '"x-key" is missing. A map says what its keys are.',
    ],
    [
      "{ type: object, additionalProperties: false }",
      '"additionalProperties" has to be true or a schema.',
    ],
    ["{ type: object, required: [a] }", '"required" names an unknown property "a".'],
    [
      "{ type: object, properties: { a: { type: string } }, oneOf: [{ title: A, required: [b] }] }",
      '"required" names an unknown property "b".',
    ],
    [
      "{ anyOf: [{ type: string }, { type: integer }] }",
      '"anyOf" has to be a schema and {type: "null"}.',
    ],
    [
      '{ anyOf: [{ type: string }, { type: integer }, { type: "null" }] }',
      '"anyOf" has to be a schema and {type: "null"}.',
    ],
    [
      '{ type: [string, "null", "null"] }',
      '"type" has to be one of object, array, string, integer, number, boolean, alone or in a list with "null".',
    ],
    ['{ type: string, description: "  " }', '"description" has to be a text.'],
    ["{ type: string, minLength: -1 }", '"minLength" has to be a whole number from 0.'],
    ["{ type: number, multipleOf: 0 }", '"multipleOf" has to be a number above 0.'],
    ["{ type: string, oneOf: [{ const: 5 }] }", '"const" has to be a text.'],
    [
      '{ $ref: "#/components/schemas/Body", minItems: 1 }',
      '"minItems" does not apply to a "$ref".',
    ],
  ])("%s", (schema, message) => {
    expect(problemsOf(schema)).toEqual([place + message]);
  });
});
