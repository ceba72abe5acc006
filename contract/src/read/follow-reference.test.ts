import { expect, test } from "vitest";
import { problemsIn } from "../testing/contract-of.ts";

test.each([
  ["itself", '{ $ref: "#/components/schemas/One" }'],
  ["another that refers back", '{ $ref: "#/components/schemas/Other" }'],
])("a schema that is nothing but a reference to %s is refused", (_, one) => {
  const other = '{ $ref: "#/components/schemas/One" }';
  const problems = problemsIn(`components: { schemas: { One: ${one}, Other: ${other} } }\n`);
  expect(problems.length).toBeGreaterThan(0);
  for (const told of problems) {
    expect(told).toMatch(/^The \$ref "#\/components\/schemas\/\w+" leads back to itself\.$/);
  }
});

test("a schema may hold itself", () => {
  const one = '{ type: object, properties: { above: { $ref: "#/components/schemas/One" } } }';
  expect(problemsIn(`components: { schemas: { One: ${one} } }\n`)).toEqual([]);
});
