import { expect, test } from "vitest";
import { withoutProblems } from "../testing/contract.ts";
import { smallContract } from "../testing/small-contract.ts";
import { generateShapes } from "./shapes.ts";

/** The row of the component with this schema, and of the body whose field it is. */
function rowsOf(schema: string) {
  const code = generateShapes(withoutProblems(smallContract(schema)));
  const rows = Array.from(code.matchAll(/^ {2}(Value|Body): (.*),$/gm), ([, name, row = ""]) => {
    return [name, JSON.parse(row)] as const;
  });
  return Object.fromEntries(rows);
}

const component = { fields: [{ name: "value", shape: { component: "Value" } }] };

test.each([
  ["{ type: array, items: { type: string } }", { list: "value" }],
  ["{ type: object, x-key: id, additionalProperties: { type: string } }", { map: "value" }],
  [
    "{ type: object, properties: { a: { type: string, default: x }, b: { type: string } }, required: [b] }",
    {
      fields: [
        { name: "b", shape: "value" },
        { name: "a", shape: "value", default: "x" },
      ],
    },
  ],
  [
    "{ type: object, properties: { a: { type: string, default: x } }, required: [a] }",
    { fields: [{ name: "a", shape: "value" }] },
  ],
  [
    `{ type: object, properties: { a: { type: string, default: x }, b: { type: string } },
      oneOf: [{ title: B, required: [b] }] }`,
    {
      fields: [
        { name: "b", shape: "value" },
        { name: "a", shape: "value", default: "x" },
      ],
    },
  ],
  [
    `{ type: object, properties: { a: { type: string, default: x }, b: { type: string } },
      oneOf: [{ title: A, required: [a] }, { title: B, required: [b] }] }`,
    {
      fields: [
        { name: "a", shape: "value" },
        { name: "b", shape: "value" },
      ],
    },
  ],
  [
    '{ type: object, properties: { a: { $ref: "#/components/schemas/Value" } } }',
    { fields: [{ name: "a", shape: { component: "Value" } }] },
  ],
])("%s", (schema, shape) => {
  expect(rowsOf(schema)).toEqual({ Value: shape, Body: component });
});

test.each([
  "{ type: string }",
  "{ type: object, additionalProperties: true, properties: { a: { type: string } } }",
])("%s is a plain value", (schema) => {
  expect(rowsOf(schema)).toEqual({ Body: { fields: [{ name: "value", shape: "value" }] } });
});
