import { expect, test } from "vitest";
import { valueSchema } from "../../../contract/src/testing/small-contract.ts";
import { testContext } from "../testing/test-context.ts";
import { deeperTypes, printSchema, printType } from "./print-schema.ts";

const texts = testContext().texts.reference;
const schema = valueSchema(`
      type: object
      required: [size]
      properties:
        size: { $ref: "#/components/schemas/Size" }
        parts: { type: array, items: { $ref: "#/components/schemas/Part" } }
        own: { type: object, properties: { note: { type: string } } }
      oneOf: [{ title: By size, required: [size] }, { title: By parts, required: [parts, own] }]
    Size: { type: string, oneOf: [{ const: S, description: "Small. " }, { const: L, description: Large. }] }
    Part:
      type: object
      properties:
        size: { $ref: "#/components/schemas/Size" }
        least: { $ref: "#/components/schemas/Size" }`);

test("prints a schema's forms and fields with their nested ones, to the given depth", () => {
  const forms = [
    "- exactly one of: By size (`size`)",
    "- exactly one of: By parts (`parts`, `own`)",
  ];
  const [size, parts, own] = [
    "- `size` Size, required: ",
    "- `parts` list of Part: ",
    "- `own` object: ",
  ];
  expect(printSchema(schema, texts, 1)).toEqual([...forms, size, parts, own]);
  expect(printSchema(schema, texts, 2)).toEqual([
    ...forms,
    size,
    "  - `S`: Small.",
    "  - `L`: Large.",
    parts,
    "  - `size` Size: ",
    "  - `least` Size: ",
    own,
    "  - `note` string: ",
  ]);
  expect(printSchema(schema, texts, 0)).toEqual([]);
});

test("lists each omitted type once", () => {
  expect(deeperTypes(schema, 0)).toEqual(["Value"]);
  expect(deeperTypes(schema, 1)).toEqual(["Size", "Part"]);
  expect(deeperTypes(schema, 2)).toEqual(["Size"]);
  expect(deeperTypes(schema, 3)).toEqual([]);
});

test.each([
  ["{ type: string }", "string: "],
  ["{ type: string, deprecated: true, example: a }", 'string:  (Deprecated; Example `"a"`)'],
  [
    "{ type: integer, format: int32, minimum: 1, default: 0 }",
    "integer (int32):  (Default `0`; at least 1)",
  ],
  [
    '{ type: string, description: "In two\\n  lines. ", maxLength: 1 }',
    "string: In two lines. (length at most 1)",
  ],
])("prints %s as %s", (written, expected) => {
  expect(printType(valueSchema(written), texts, false)).toBe(expected);
});
