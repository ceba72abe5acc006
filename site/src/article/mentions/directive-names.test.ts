import type { LeafDirective } from "mdast-util-directive";
import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { migrations } from "../../../../contract/src/testing/migrations.ts";
import { directiveNames } from "./directive-names.ts";

const shown = (name: string, attributes: LeafDirective["attributes"]) =>
  directiveNames(
    { contract, migrations },
    { type: "leafDirective", name, attributes, children: [] },
  );
const namesOf = (name: string, attributes: LeafDirective["attributes"]) =>
  shown(name, attributes).map((one) => one.name ?? one.href);

test("an operation, its request and its response are each their own name", () => {
  expect(shown("operation", { id: "listMarkets" })).toEqual([{ name: "listMarkets", weight: 3 }]);
  expect(namesOf("request", { operation: "listMarkets" })).toEqual(["listMarkets"]);
  expect(namesOf("response", { operation: "listMarkets", status: "200" })).toEqual([
    "listMarkets.200",
  ]);
});

test("errors are those of one operation, or of all; success is none of them", () => {
  const own = namesOf("errors", { operation: "listMarkets" });
  expect(own).toContain("listMarkets.404");
  expect(own).not.toContain("listMarkets.200");
  expect(namesOf("errors", {}).length).toBeGreaterThan(5 * own.length);
});

test("fields are the schema and its fields, or the chosen ones", () => {
  expect(namesOf("fields", { schema: "Price" })).toEqual(["Price", "Price.amount", "Price.unit"]);
  expect(namesOf("fields", { schema: "Price", only: "unit" })).toEqual(["Price", "Price.unit"]);
});

test("an enum is its name and its values", () => {
  expect(namesOf("enum", { schema: "PriceUnit" })).toContain("PriceUnit.PRICE_UNIT_MILLI");
});

test("rows of a migration lead to what became of them", () => {
  const all = namesOf("migration", { of: "live-prices", part: "legs" });
  expect(all.length).toBeGreaterThan(3);
  expect(all.filter((name) => name?.endsWith("{}"))).toEqual([]);
});

test("a scenario is a row of the sandbox's table, and so is the place reserved for it", () => {
  expect(namesOf("scenarios", { only: "slow" })).toEqual(["/docs/sandbox/scenarios#scenario-slow"]);
  expect(namesOf("reserved-places", { only: "XX3" })).toContain(
    "/docs/sandbox/scenarios#scenario-slow",
  );
});

test("a decision is listed where it holds, and one for every operation nowhere", () => {
  expect(namesOf("register", { only: "error-code" })).toEqual(["ErrorStatus.code"]);
  expect(namesOf("register", { only: "rate-limits" })).toEqual([]);
});

test("what does not exist, and what is no directive of facts, shows nothing", () => {
  expect(shown("fields", { schema: "Prices" })).toEqual([]);
  expect(shown("operation", { id: "nothing" })).toEqual([]);
  expect(shown("figure", { src: "price" })).toEqual([]);
});
