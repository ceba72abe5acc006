import { expect, test } from "vitest";
import { contractOf } from "../testing/contract-of.ts";
import { generateSignatures } from "./operation-signatures.ts";

const NAMED = '{ $ref: "#/components/schemas/Place" }';

function signaturesOf(response: string, parameters = "[]", description = "A place.") {
  return generateSignatures(
    contractOf(`paths:
  /places:
    get:
      operationId: find
      summary: Find
      description: "${description}"
      parameters: ${parameters}
      responses: { ${response} }
components:
  schemas:
    Place: { type: object }
`),
  );
}

const answer = (schema: string) =>
  `"200": { description: It., content: { application/json: { schema: ${schema} } } }`;

test.each([
  ["[]", "(parameters?: NoParameters, options?: Options)"],
  ["[{ name: at, in: query, schema: { type: string } }]", "(parameters?: FindParameters, "],
  [
    "[{ name: at, in: query, schema: { type: string } }, { name: id, in: query, required: true, schema: { type: string } }]",
    "(parameters: FindParameters, ",
  ],
])("parameters are optional where none is required: %s", (parameters, signature) => {
  expect(signaturesOf(answer(NAMED), parameters)).toContain(signature);
});

test("a description can't end the comment that contains it", () => {
  const code = signaturesOf(answer(NAMED), "[]", "Takes */* of all.");
  expect(code).toContain("   * Takes *\\/* of all.\n");
});

test.each([
  [answer("{ type: object }"), "[]", "A body of find has no name: refer to one of"],
  ["", "[]", "find has no response 200: describe it."],
])("rejects an operation that has no valid signature: %s, %s", (response, parameters, message) => {
  expect(() => signaturesOf(response, parameters)).toThrow(message);
});

test("a parameter is a string, or one of an enum's values", () => {
  const values = "oneOf: [{ const: A, description: a }, { const: B, description: b }]";
  const parameters = `[{ name: at, in: query, schema: { type: string, ${values} } }, { name: id, in: query, schema: { type: string } }]`;
  const code = signaturesOf(answer(NAMED), parameters);
  expect(code).toContain('readonly at?: "A" | "B";');
  expect(code).toContain("readonly id?: string;");
});
