import { expect, test } from "vitest";
import { contractOf, problemsIn } from "../testing/contract-of.ts";

const text = (parameter: string) => `paths:
  /places:
    get:
      operationId: find
      parameters:
        - ${parameter}
      responses: {}
components:
  parameters:
    Shared: { name: id, in: path, required: true, schema: { type: string }, description: An id. }
`;
const SHARED = '"#/components/parameters/Shared"';

test.each([
  [`{ $ref: ${SHARED} }`, { name: "id", in: "path", required: true, description: "An id." }],
  [
    `{ $ref: ${SHARED}, description: Another., example: abc }`,
    { name: "id", description: "Another.", example: "abc" },
  ],
  ["{ name: a, in: query, schema: { type: string } }", { in: "query", required: false }],
  [
    "{ name: a, in: query, schema: { type: string, oneOf: [{ const: A }] } }",
    { schema: expect.objectContaining({ kind: "enum" }) },
  ],
])("reads %s", (parameter, expected) => {
  const [operation] = contractOf(text(parameter)).specifications[0]?.operations ?? [];
  expect(operation?.parameters).toEqual([expect.objectContaining(expected)]);
});

test("a parameter without an example has no example key", () => {
  const [operation] = contractOf(text(`{ $ref: ${SHARED} }`)).specifications[0]?.operations ?? [];
  expect(Object.keys(operation?.parameters[0] ?? {})).not.toContain("example");
});

test("reports a parameter without a schema, and skips an entry that isn't a mapping", () => {
  expect(problemsIn(text("{ name: a, in: query }"))).toEqual(['"schema" is missing.']);
  expect(problemsIn(text("text"))).toEqual([]);
});

test("rejects a parameter with an unknown $ref, place or schema kind", () => {
  expect(problemsIn(text(`{ $ref: ${SHARED.replace("Shared", "Shraed")} }`))).toEqual([
    'Unknown $ref "#/components/parameters/Shraed". Shared?',
  ]);
  expect(problemsIn(text("{ name: a, in: header, schema: { type: string } }"))).toEqual([
    'A parameter is in "path" or in "query".',
  ]);
  expect(problemsIn(text("{ name: a, in: query, schema: { type: integer } }"))).toEqual([
    "A parameter arrives as text: its schema has to be a string or an enum.",
  ]);
});
