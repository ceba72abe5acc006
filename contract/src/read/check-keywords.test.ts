import { expect, test } from "vitest";
import { problemsIn } from "../testing/contract-of.ts";

test.each([
  // The nearest of those that apply here, else of all.
  ["{ type: string, maxLenght: 3 }", 'Unknown schema keyword "maxLenght". maxLength?'],
  ["{ type: array, items: {}, maxItem: 3 }", 'Unknown schema keyword "maxItem". maxItems?'],
  ["{ type: integer, mixItems: 3 }", 'Unknown schema keyword "mixItems". minItems?'],
  ["{ type: string, maxItens: 3 }", 'Unknown schema keyword "maxItens". maxItems?'],
  ["{ type: integer, minimu: 3 }", 'Unknown schema keyword "minimu". minimum?'],
  [
    "{ type: object, x-key: id, additionalProperties: { type: string }, x-key-o: id }",
    'Unknown schema keyword "x-key-o". x-key?',
  ],
  // Known from elsewhere: no typo, so there is no nearest one.
  [
    "{ type: string, nullable: true }",
    'Unknown schema keyword "nullable": write "null" beside the type, or an "anyOf" with {type: "null"}.',
  ],
  ["{ type: string, enum: [A] }", /^Unknown schema keyword "enum": write a "oneOf" with a "const"/],
  [
    "{ type: object, allOf: [{ type: object }] }",
    /^Unknown schema keyword "allOf": write a "\$ref"/,
  ],
  ["{ type: string, constructor: 3 }", 'Unknown schema keyword "constructor".'],
  [
    "{ additionalProperties: { type: string } }",
    '"additionalProperties" does not apply to a schema without a "type".',
  ],
  [
    "{ type: array, items: {}, additionalProperties: { type: string } }",
    '"additionalProperties" does not apply to a list.',
  ],
  ["{ type: integer, oneOf: [{ const: A }] }", '"oneOf" does not apply to an integer.'],
  ["{ type: string, format: int32 }", "The format int32 does not apply to a string."],
  ["{ type: string, format: dat }", /^"format" has to be one of .*\. date\?$/],
])("reports %s", (schema, told) => {
  expect(problemsIn(`components: { schemas: { One: ${schema} } }\n`)).toEqual([
    typeof told === "string" ? told : expect.stringMatching(told),
  ]);
});
