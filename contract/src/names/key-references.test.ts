import { expect, test } from "vitest";
import type { Schema } from "../model.ts";
import { formatProblem } from "../problems/problem.ts";
import { contract } from "../testing/contract.ts";
import { smallContract, VALUE_LINE } from "../testing/small-contract.ts";
import { keyReferences } from "./key-references.ts";

/** What a description says in words: "The legs, keys into `legs`". */
function toldMap({ description }: Schema): string | undefined {
  return /\bkeys? into `(\w+)`/.exec(description)?.[1];
}

test("descriptions and data agree on which map a key references", () => {
  for (const specification of contract.specifications) {
    const told = [...specification.schemas].flatMap(([name, schema]) =>
      schema.kind === "object"
        ? schema.properties.flatMap((property) => {
            const map = toldMap(property.schema);
            return map === undefined ? [] : [[`${name}.${property.name}`, map]];
          })
        : [],
    );
    const data = keyReferences(specification).map(({ field, schema }) => [field, schema.keyOf]);
    expect(data).toEqual(told);
  }
});

test("reports a key into a map that the API lacks", () => {
  const fields =
    "a: { type: string, x-key-of: legz }, legs: { type: object, x-key: id, additionalProperties: { type: string } }";
  const { problems } = smallContract(`{ type: object, properties: { ${fields} } }`);
  expect(problems.map(formatProblem)).toEqual([
    `openapi/geo.yaml:${VALUE_LINE}  "x-key-of" names no map ("legz"). Did you mean "legs"?`,
  ]);
});

test("reports a key into one of two maps with the same name, and names both", () => {
  const map = "{ type: object, x-key: id, additionalProperties: { type: string } }";
  const inner = `{ type: object, properties: { legs: ${map} } }`;
  const fields = `a: { type: string, x-key-of: legs }, legs: ${map}, inner: ${inner}`;
  const { problems } = smallContract(`{ type: object, properties: { ${fields} } }`);
  expect(problems.map(formatProblem)).toEqual([
    `openapi/geo.yaml:${VALUE_LINE}  "x-key-of" names several maps: Value.legs, Value.inner.legs ("legs").`,
  ]);
});
