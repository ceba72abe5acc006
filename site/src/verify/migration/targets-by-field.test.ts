import { expect, test } from "vitest";
import type { Migrations } from "../../../../contract/src/migrations/model.ts";
import { migrations } from "../../../../contract/src/testing/migrations.ts";
import { callsByPath, targetsByField } from "./targets-by-field.ts";

const fields = (...rows: readonly (readonly [string, readonly string[]])[]) => {
  const pairs = rows.map(([name, labels]) => ({
    field: { name },
    to: labels.map((label) => ({ label })),
  }));
  const parts = pairs.map((pair) => ({ pairs: [pair] }));
  return targetsByField(new Map([["a", { parts }]]) as unknown as Migrations);
};

test("maps a field to its places, by full name and last word", () => {
  expect([...(fields(["IataCode", ["Place.iata"]]).get("IataCode") ?? [])]).toEqual([
    "Place.iata",
    "iata",
  ]);
  expect(fields(["Query.Market", ["market"]]).get("Market")).toEqual(new Set(["market"]));
});

test("merges the places of fields with one name, and maps a removed one to none", () => {
  const became = fields(["Id", ["Leg.id"]], ["Id", ["Place.entityId"]], ["Gone", []]);
  expect(became.get("Id")).toEqual(new Set(["Leg.id", "id", "Place.entityId", "entityId"]));
  expect(became.get("Gone")).toEqual(new Set());
  expect(became.get("Other")).toBeUndefined();
});

test("maps a path to all operations that its calls became", () => {
  expect(callsByPath(migrations).get("reference")).toEqual(
    new Set(["listCurrencies", "listLocales", "listMarkets"]),
  );
  expect([...(callsByPath(migrations).get("pricing") ?? [])]).toContain("pollLiveSearch");
});
