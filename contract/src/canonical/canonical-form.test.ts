import { expect, test } from "vitest";
import { shapesOf } from "../generate/shapes.ts";
import { withoutProblems } from "../testing/contract.ts";
import { smallContract } from "../testing/small-contract.ts";
import { canonicalForm } from "./canonical-form.ts";

/** The canonical form of a value of a schema, as text. */
function formOf(schema: string, value: unknown): string {
  const { components, requests } = shapesOf(withoutProblems(smallContract(schema)));
  const body = requests.send?.body ?? "value";
  return JSON.stringify(canonicalForm(body, { value }, components));
}

test("a map's keys are sorted, and all of them count", () => {
  const map = "{ type: object, x-key: an id, additionalProperties: { type: integer } }";
  expect(formOf(map, { b: 1, a: 2 })).toBe('{"value":{"a":2,"b":1}}');
});

test("a list keeps its order and its repetitions", () => {
  expect(formOf("{ type: array, items: { type: integer } }", [2, 1, 2])).toBe('{"value":[2,1,2]}');
});

test("required fields come first, each kind in the schema's order", () => {
  const object = `{ type: object, required: [c, a], properties:
      { a: { type: string }, b: { type: string }, c: { type: string } } }`;
  expect(formOf(object, { c: "3", b: "2", a: "1" })).toBe('{"value":{"a":"1","c":"3","b":"2"}}');
});

test("an optional field with its default is left out, a required or a chosen one is not", () => {
  const fields = "a: { type: string, default: x }, b: { type: string }";
  const optional = `{ type: object, properties: { ${fields} } }`;
  const required = `{ type: object, required: [a], properties: { ${fields} } }`;
  const chosen = `{ type: object, properties: { ${fields} },
      oneOf: [{ title: A, required: [a] }, { title: B, required: [b] }] }`;
  expect(formOf(optional, { a: "x" })).toBe('{"value":{}}');
  expect(formOf(optional, { a: "y" })).toBe('{"value":{"a":"y"}}');
  expect(formOf(required, { a: "x" })).toBe('{"value":{"a":"x"}}');
  expect(formOf(chosen, { a: "x" })).toBe('{"value":{"a":"x"}}');
});

test("whatever stands in an open object or in a value of any type counts", () => {
  const value = { colour: "blue" };
  expect(formOf("{ type: object, additionalProperties: true }", value)).toContain("blue");
  expect(formOf("{ description: Anything. }", value)).toContain("blue");
  expect(formOf("{ type: object }", value)).not.toContain("blue");
});

test("null is what it is", () => {
  const nullable = '{ anyOf: [{ type: object, properties: {} }, { type: "null" }] }';
  expect(formOf(nullable, null)).toBe('{"value":null}');
  expect(formOf(nullable, undefined)).toBe("{}");
});

test("a schema that holds itself is followed as far as the value goes", () => {
  const chain = `{ type: object, properties: {
      name: { type: string }, next: { $ref: "#/components/schemas/Value" } } }`;
  const value = { name: "a", next: { colour: "blue", next: { name: "c", colour: "red" } } };
  expect(formOf(chain, value)).toBe('{"value":{"name":"a","next":{"next":{"name":"c"}}}}');
});
