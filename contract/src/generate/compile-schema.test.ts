import { expect, test } from "vitest";
import { contract } from "../testing/contract.ts";
import { compileSchemas } from "./compile-schema.ts";

const violations = compileSchemas(contract);
const fieldsOf = (schema: string, value: unknown) =>
  violations(schema, value)
    .map(({ field }) => field)
    .toSorted();

test("the contract's own example bodies have no violations", () => {
  const bodies = contract.specifications
    .flatMap(({ operations }) => operations)
    .flatMap(({ requestBody }) => (requestBody ? [requestBody] : []));
  expect(bodies.length).toBeGreaterThan(1);
  for (const { schema, examples } of bodies) {
    for (const { value } of examples) expect(violations(schema.name ?? "", value)).toEqual([]);
  }
});

test("reports missing, wrong and unknown fields all at once", () => {
  const iata = { iata: "LHR" };
  const leg = { originPlaceId: iata, destinationPlaceId: iata, date: { year: "2027", moon: 1 } };
  expect(fieldsOf("LiveQueryLeg", leg)).toEqual([
    "date.day",
    "date.month",
    "date.moon",
    "date.year",
  ]);
});
