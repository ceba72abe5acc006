import { expect, test } from "vitest";
import type { Migrations, Pair } from "../../../../contract/src/migrations/model.ts";
import { migrations } from "../../../../contract/src/testing/migrations.ts";
import { checkPairings } from "./check-pairings.ts";

/** The migrations, with another how or another place in the row of a field. */
const nearestWhere = (id: string, change: Partial<Pair>) => {
  const changed: Migrations = new Map(
    Array.from(migrations, ([name, migration]) => {
      const parts = migration.parts.map((part) => ({
        ...part,
        pairs: part.pairs.map((pair) => (pair.field.id === id ? { ...pair, ...change } : pair)),
      }));
      return [name, { ...migration, parts }];
    }),
  );
  return checkPairings(changed).map(({ nearest, message }) => nearest ?? message);
};

const targetOf = (id: string) =>
  [...migrations.values()]
    .flatMap(({ parts }) => parts.flatMap(({ pairs }) => pairs))
    .find(({ field }) => field.id === id)?.to ?? [];

test("accepts all current rows", () => {
  expect(checkPairings(migrations)).toEqual([]);
});

test("reports two fields that become one place without an explanation", () => {
  const to = targetOf("live-prices/segments/OperatingCarrier");
  expect(nearestWhere("live-prices/segments/Carrier", { to })).toEqual([
    expect.stringMatching(/^"Carrier" and "OperatingCarrier" both become/),
    expect.stringMatching(/^"OperatingCarrier" and "Carrier" both become/),
  ]);
});

test.each([
  ["live-prices/create-form/outboundDate", "In a second leg.", "the first leg, the way out"],
  ["live-prices/itineraries/InboundLegId", "The first ID.", "the second leg, the way back"],
  ["geo-catalogue/airport/CountryId", "Of the airport. A different ID.", "of the city"],
  ["live-prices/create-form/infants", "Leave infants out.", "it became LiveQuery.childrenAges"],
  ["live-prices/response/Currencies", "Now in the body.", "it is gone"],
  ["autosuggest/found-place/CountryName", "Of the airport's parent.", "of the city's parent"],
])("checks the row of %s: %s", (id, how, nearest) => {
  expect(nearestWhere(id, { how })).toEqual(nearest === undefined ? [] : [nearest]);
});

test("reports a meaning that belongs to the other leg", () => {
  const id = "live-prices/create-form/outboundDate";
  const field = [...migrations.values()]
    .flatMap(({ parts }) => parts.flatMap(({ pairs }) => pairs))
    .find((pair) => pair.field.id === id)?.field;
  if (!field) throw new Error(`There is no ${id}.`);
  const changed = { ...field, means: "The day of the way back." };
  expect(nearestWhere(id, { field: changed })).toEqual(["the first leg, the way out"]);
});
