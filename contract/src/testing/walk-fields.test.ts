import { expect, test } from "vitest";
import { findSchema } from "../names/find.ts";
import { contract } from "./contract.ts";
import { findField } from "./find-field.ts";
import { walkFields } from "./walk-fields.ts";

function namesOf(name: string): readonly string[] {
  const schema = findSchema(contract, name);
  return schema.found ? walkFields(schema.value, name).map((field) => field.name) : [];
}

test("fields are in document order, parents before children, exclusive groups included", () => {
  expect(namesOf("LiveQueryLeg")).toEqual([
    "LiveQueryLeg.originPlaceId",
    "LiveQueryLeg.originPlaceId.iata",
    "LiveQueryLeg.originPlaceId.entityId",
    "LiveQueryLeg.destinationPlaceId",
    "LiveQueryLeg.destinationPlaceId.iata",
    "LiveQueryLeg.destinationPlaceId.entityId",
    "LiveQueryLeg.date",
    "LiveQueryLeg.date.year",
    "LiveQueryLeg.date.month",
    "LiveQueryLeg.date.day",
  ]);
});

test("walks the whole contract: names are unique, and every field has a description", () => {
  const fields = contract.specifications.flatMap(({ schemas }) =>
    [...schemas].flatMap(([name, schema]) => walkFields(schema, name)),
  );
  expect(fields.length).toBeGreaterThan(400);
  expect(fields.filter(({ schema }) => schema.description === "")).toEqual([]);
  for (const { schemas } of contract.specifications) {
    const names = [...schemas].flatMap(([name, schema]) =>
      walkFields(schema, name).map((field) => field.name),
    );
    expect(new Set(names).size).toBe(names.length);
  }
});

test("a field's name marks list items with [] and map values with {}", () => {
  expect(findField(contract, "LiveQuery.queryLegs[].date.year")).toMatchObject({
    found: true,
    value: { schema: { kind: "integer" } },
  });
  expect(findField(contract, "LiveResults.legs{}.stopCount")).toMatchObject({ found: true });
});

test("suggests the nearest field for an unknown one", () => {
  expect(findField(contract, "LiveQuery.queryLegs[].date.yaer")).toMatchObject({
    mistake: { nearest: "LiveQuery.queryLegs[].date.year" },
  });
  expect(findField(contract, "Nonsense.x")).toEqual({
    found: false,
    mistake: { message: 'The contract has no schema "Nonsense".' },
  });
});
