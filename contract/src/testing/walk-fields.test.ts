import { expect, test } from "vitest";
import { findSchema } from "../names/find.ts";
import { contract } from "./contract.ts";
import { findField } from "./find-field.ts";
import { walkFields } from "./walk-fields.ts";

function namesOf(name: string): readonly string[] {
  const schema = findSchema(contract, name);
  return schema.found ? walkFields(schema.value, name).map((field) => field.name) : [];
}

test("fields come in document order, parents before children, exclusive groups included", () => {
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

test("the whole contract is walked: names are unique and every field says what it is", () => {
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

test("list items are [] and map values are {} in a field's name", () => {
  expect(findField(contract, "LiveQuery.queryLegs[].date.year")).toMatchObject({
    found: true,
    value: { key: "year", depth: 2, schema: { kind: "integer" } },
  });
  expect(findField(contract, "LiveResults.legs{}.stopCount")).toMatchObject({ found: true });
});

test("a field that is not there gets the nearest one that is", () => {
  expect(findField(contract, "LiveQuery.queryLegs[].date.yaer")).toMatchObject({
    mistake: { nearest: "LiveQuery.queryLegs[].date.year" },
  });
  expect(findField(contract, "Nonsense.x")).toEqual({
    found: false,
    mistake: { message: 'The contract has no schema "Nonsense".' },
  });
});
