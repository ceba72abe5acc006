import { expect, test } from "vitest";
import type { Contract, Schema } from "../../../../contract/src/model.ts";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { wrongDescriptions } from "./wrong-descriptions.ts";

/** With another description of a field of a schema. */
const describing = (holder: string, field: string, description: string): Contract => {
  const within = (schema: Schema): Schema => {
    if (schema.kind !== "object") return schema;
    const properties = schema.properties.map((property) =>
      property.name === field
        ? { ...property, schema: { ...property.schema, description } }
        : property,
    );
    return { ...schema, properties };
  };
  return {
    ...contract,
    specifications: contract.specifications.map((specification) => {
      const own = specification.schemas.get(holder);
      const schemas = new Map(specification.schemas);
      if (own) schemas.set(holder, within(own));
      return { ...specification, schemas };
    }),
  };
};
const told = (holder: string, field: string, description: string) =>
  wrongDescriptions(describing(holder, field, description)).map(({ message }) => message);

test("the contract's own descriptions fit their schemas", () => {
  expect(wrongDescriptions(contract)).toEqual([]);
});

test.each([
  ["The number of adults; 1 if you leave it out.", "if you leave it out"],
  ["One adult if omitted.", "if omitted"],
  ["An optional number.", "optional"],
  ["Without it, one adult is searched for.", "Without it"],
])("reports a required field described as optional: %s", (description, said) => {
  expect(told("LiveQuery", "adults", description)).toEqual([
    `The description of LiveQuery.adults says "${said}".`,
  ]);
});

test("accepts an optional field as omissible, and a required one as not optional", () => {
  expect(told("LiveQuery", "cabinClass", "Economy if you leave it out.")).toEqual([]);
  expect(told("LiveQuery", "adults", "The number of adults, not optional.")).toEqual([]);
  expect(told("Leg", "stopCount", "0 if omitted by the supplier.")).toEqual([]);
});

test("reports an order of maps and of what holds only maps", () => {
  expect(told("LiveResults", "legs", "The legs, cheapest first.")).toHaveLength(1);
  expect(
    told("IndicativeContent", "results", "The quotes, in the order in which to show them."),
  ).toHaveLength(1);
  expect(told("LiveResults", "legs", "The legs, in no order.")).toEqual([]);
  const grouped = "No order; a group by date lists the cheapest first.";
  expect(told("LiveResults", "legs", grouped)).toEqual([]);
  expect(told("DateGroup", "quoteIds", "The quotes, cheapest first.")).toEqual([]);
});

test("reports an ID described as a name", () => {
  expect(told("Carrier", "allianceId", "Its alliance, by name; empty when it is in none.")).toEqual(
    ['The description of Carrier.allianceId says "by name".'],
  );
  expect(told("Carrier", "name", "Its name, by name of the country.")).toEqual([]);
});

test("reports a separator that the example doesn't have", () => {
  const ofLocation = (description: string) => told("SuggestedPlace", "location", description);
  expect(ofLocation("Latitude first, and longitude after a comma.")).toEqual([]);
  expect(ofLocation("Latitude first, and longitude after a semicolon.")).toEqual([
    'The description of SuggestedPlace.location says "after a semicolon".',
  ]);
  expect(told("SuggestedPlace", "hierarchy", "The names, joined by a comma.")).toHaveLength(1);
  expect(told("SuggestedPlace", "limit", "Followed by a comma.")).toEqual([]);
});

test("reports a path parameter described as optional", () => {
  const named = (description: string): Contract => ({
    ...contract,
    specifications: contract.specifications.map((specification) => ({
      ...specification,
      operations: specification.operations.map((operation) => ({
        ...operation,
        parameters: operation.parameters.map((parameter) => ({ ...parameter, description })),
      })),
    })),
  });
  const messages = (description: string) =>
    wrongDescriptions(named(description))
      .map(({ message }) => message)
      .toSorted();
  expect(messages("The language; English if the path has none.")).toEqual([
    'The description of listFlightPlaces.locale says "if the path has none".',
    'The description of listMarkets.locale says "if the path has none".',
    'The description of pollLiveSearch.sessionToken says "if the path has none".',
  ]);
  expect(messages("A code from the list.")).toEqual([]);
});
