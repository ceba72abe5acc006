import { expect, test } from "vitest";
import { messagesFor, valueSchema } from "../testing/small-contract.ts";
import { toDefinition, toJsonSchema } from "./to-json-schema.ts";

test("validates the fields of a recursive schema at every depth", async () => {
  const place = `
      type: object
      required: [id]
      properties: { id: { type: string }, above: { $ref: "#/components/schemas/Value" } }`;
  expect(await messagesFor(place, { id: "a", above: { id: "b" } })).toEqual([]);
  expect(await messagesFor(place, { id: "a", above: { id: "b", above: { id: 3 } } })).toEqual([
    "value.above.above.id must be a text; received 3.",
  ]);
});

test.each([null, "a", 1, [], { a: 1 }])("a schema without a type accepts %j", async (value) => {
  expect(await messagesFor("{ description: Anything. }", value)).toEqual([]);
});

test('rejects unknown fields only of an object that isn\'t open, and only with "refuse"', () => {
  const object = valueSchema("{ type: object, properties: { a: { type: string } } }");
  const known = { type: "object", required: [], properties: { a: { type: "string" } } };
  expect(toDefinition(object, "allow")).toEqual(known);
  expect(toDefinition(object, "refuse")).toEqual({ ...known, additionalProperties: false });
  const open = valueSchema("{ type: object, additionalProperties: true }");
  expect(toDefinition(open, "refuse")).not.toHaveProperty("additionalProperties");
});

test("a nested component becomes a $ref, with null allowed before it", () => {
  const orNull = valueSchema('{ type: [string, "null"], maxLength: 3 }');
  const own = { type: "string", maxLength: 3 };
  expect(toJsonSchema(orNull, "allow")).toEqual({
    if: { type: "null" },
    else: { $ref: "#/$defs/Value" },
  });
  expect(toDefinition(orNull, "allow")).toEqual({ if: { type: "null" }, else: own });
});

test("a format sets its limits, unless the schema has its own", () => {
  const int32 = valueSchema("{ type: integer, format: int32, minimum: 1 }");
  expect(toDefinition(int32, "allow")).toEqual({
    ...{ type: "integer", minimum: 1, maximum: 2_147_483_647 },
  });
});
