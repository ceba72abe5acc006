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

const placeOf = (id: string) =>
  [...migrations.values()]
    .flatMap(({ parts }) => parts.flatMap(({ pairs }) => pairs))
    .find(({ field }) => field.id === id)?.to ?? [];

test("accepts all current rows", () => {
  expect(checkPairings(migrations)).toEqual([]);
});

test("reports two fields that become one place without an explanation", () => {
  const to = placeOf("live-prices/segments/OperatingCarrier");
  expect(nearestWhere("live-prices/segments/Carrier", { to })).toEqual([
    expect.stringMatching(/^"Carrier" and "OperatingCarrier" both become/),
    expect.stringMatching(/^"OperatingCarrier" and "Carrier" both become/),
  ]);
});

test.each([
  ["live-prices/create-form/outboundDate", "In a second leg.", "the first leg, the way out"],
  ["live-prices/itineraries/InboundLegId", "The first ID.", "the second leg, the way back"],
  ["live-prices/create-form/outboundDate", "In the first leg, as text, year first.", "object"],
  ["live-prices/create-form/adults", "At least 1, as a list.", "integer"],
  ["live-prices/create-form/originPlace", "A list, in the first leg.", "object"],
  ["browse-prices/quote/QuoteDateTime", "On each leg, a number of seconds.", undefined],
  ["geo-catalogue/airport/CountryId", "Of the airport. A different ID.", "of the city"],
  ["browse-prices/quote/QuoteDateTime", "On each quote, as seconds in text.", "on each leg"],
  ["live-prices/poll-statuses/304", "Read `status` in the body.", "action"],
  ["live-prices/create-form/infants", "Leave infants out.", "it became LiveQuery.childrenAges"],
  ["live-prices/response/Currencies", "Now in the body.", "it is gone"],
  ["live-prices/carriers/Code", "Always filled.", "may be empty"],
  ["live-prices/agents/Id", "A new kind of ID, still a number.", "text"],
  ["live-prices/create-form/children", "Still a count, with the infants included.", "array"],
  ["autosuggest/found-place/CountryName", "Of the airport's parent.", "of the city's parent"],
])("checks the row of %s: %s", (id, how, nearest) => {
  expect(nearestWhere(id, { how })).toEqual(nearest === undefined ? [] : [nearest]);
});

test("reports a field that became its neighbour's place of the same name", () => {
  const to = placeOf("reference-data/currency/DecimalDigits");
  const id = "reference-data/currency/RoundingCoefficient";
  const problem = expect.stringMatching(/^"RoundingCoefficient" became/);
  expect(nearestWhere(id, { to, how: "The same number." })).toEqual([problem]);
});

test("reports a field that became its opposite", () => {
  const to = placeOf("live-prices/poll-query/outboundDepartTime");
  expect(nearestWhere("live-prices/poll-query/inboundArriveStartTime", { to })).toEqual([
    "arrival",
  ]);
});

test("reports a call said to be called something it didn't become", () => {
  const told = (how: string) =>
    checkPairings(
      new Map(
        Array.from(migrations, ([name, migration]) => {
          const calls = migration.calls.map((call) =>
            call.operation.id === "list-countries" ? { ...call, how } : call,
          );
          return [name, { ...migration, calls }];
        }),
      ),
    ).map(({ nearest }) => nearest);
  expect(told("Countries are called markets.")).toEqual([]);
  expect(told("Countries are called locales.")).toEqual(["listMarkets"]);
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

test("accepts any holder for a field with several places", () => {
  const to = placeOf("browse-prices/quote/QuoteDateTime");
  const two = [...to, ...placeOf("live-prices/segments/Carrier")];
  expect(
    nearestWhere("browse-prices/quote/QuoteDateTime", { to: two, how: "On each quote." }),
  ).toEqual([]);
});
