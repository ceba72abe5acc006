import { expect, test } from "vitest";
import { contractOf, problemsIn } from "../testing/contract-of.ts";

const text = (body: string) => `paths:
  /places:
    post:
      operationId: find
      requestBody: ${body}
      responses: {}
components:
  requestBodies:
    Shared:
      required: true
      description: A place.
      content: { application/json: { schema: { type: string }, example: LHR } }
  examples:
    Shared: { summary: First, value: LHR }
`;
const withMedia = (more: string) =>
  `{ required: true, content: { application/json: { schema: { type: string }, ${more} } } }`;
const SHARED = '{ $ref: "#/components/requestBodies/Shared", description: Another. }';
const EXAMPLE = '{ $ref: "#/components/examples/Shared", summary: Second }';

const bodyOf = (body: string) =>
  contractOf(text(body)).specifications[0]?.operations[0]?.requestBody;

test("a body takes the description next to its $ref, else the referenced one", () => {
  expect(bodyOf(SHARED)).toMatchObject({ required: true, description: "Another." });
  expect(bodyOf(SHARED.replace(", description: Another.", ""))).toMatchObject({
    description: "A place.",
  });
});

test.each([
  [SHARED, [{ name: "example", summary: "", value: "LHR" }]],
  [withMedia("example: null"), [{ name: "example", summary: "", value: null }]],
  [withMedia(`examples: { a: ${EXAMPLE} }`), [{ name: "a", summary: "Second", value: "LHR" }]],
  [withMedia(""), []],
])("%s has its examples", (body, examples) => {
  expect(bodyOf(body)?.examples).toEqual(examples);
});

test.each([
  ["{ content: { application/json: { schema: {} } } }", 'A request body has to be "required"'],
  [withMedia("exmples: {}"), 'Unknown key "exmples". examples?'],
  [withMedia("examples: { a: { sumary: A, value: 1 } }"), 'Unknown key "sumary". summary?'],
  [
    "{ required: true, content: { application/json: { schema: {} }, text/plain: {} } }",
    'Unknown key "text/plain".',
  ],
  ["{ required: true, content: { application/json: {} } }", '"schema" is missing.'],
  [SHARED.replace("Shared", "Shraed"), 'Unknown $ref "#/components/requestBodies/Shraed". Shared?'],
  [
    withMedia('examples: { a: { $ref: "#/components/examples/Shraed" } }'),
    'Unknown $ref "#/components/examples/Shraed". Shared?',
  ],
  ["{ required: true }", 'A body has "content" of the type "application/json".'],
  [
    "{ required: true, content: { text/plain: {} } }",
    'A body has "content" of the type "application/json".',
  ],
])("rejects %s", (body, told) => {
  expect(problemsIn(text(body)).map((one) => one.slice(0, told.length))).toEqual([told]);
});

test("sorts responses by status, default last, and reports those without content", () => {
  const of = (responses: string) =>
    `paths: { /a: { get: { operationId: a, responses: { ${responses} } } } }`;
  const json = "{ description: A., content: { application/json: { schema: {} } } }";
  const [operation] =
    contractOf(of(`default: ${json}, "429": ${json}, "200": ${json}`)).specifications[0]
      ?.operations ?? [];
  expect(operation?.responses.map(({ status }) => status)).toEqual(["200", "429", "default"]);
  expect(problemsIn(of('"404": { description: A. }'))).toEqual([
    'A body has "content" of the type "application/json".',
  ]);
  expect(problemsIn(of('"404": { $ref: "#/components" }, "500": { $ref: "#/b" }'))).toHaveLength(2);
});

test("reports an unknown key of a response", () => {
  const responses = '{ "200": { descripton: A., content: { application/json: { schema: {} } } } }';
  expect(problemsIn(`paths: { /a: { get: { operationId: a, responses: ${responses} } } }`)).toEqual(
    ['Unknown key "descripton". description?'],
  );
});
