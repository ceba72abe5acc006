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

test("::operation and ::request name the operation, ::response names its status", () => {
  expect(shown("operation", { id: "listMarkets" })).toEqual([{ name: "listMarkets", weight: 3 }]);
  expect(namesOf("request", { operation: "listMarkets" })).toEqual(["listMarkets"]);
  expect(namesOf("response", { operation: "listMarkets", status: "200" })).toEqual([
    "listMarkets.200",
  ]);
});

test("::errors names the errors of one operation, or of all, but no success", () => {
  const own = namesOf("errors", { operation: "listMarkets" });
  expect(own).toContain("listMarkets.404");
  expect(own).not.toContain("listMarkets.200");
  expect(namesOf("errors", {}).length).toBeGreaterThan(5 * own.length);
});

test("::fields names the schema and its fields, or only the chosen ones", () => {
  expect(namesOf("fields", { schema: "Price" })).toEqual(["Price", "Price.amount", "Price.unit"]);
  expect(namesOf("fields", { schema: "Price", only: "unit" })).toEqual(["Price", "Price.unit"]);
});

test("::enum names the enum's values", () => {
  expect(namesOf("enum", { schema: "PriceUnit" })).toContain("PriceUnit.PRICE_UNIT_MILLI");
});

test("::migration names the targets of its rows, none of them ending in {}", () => {
  const all = namesOf("migration", { of: "live-prices", part: "legs" });
  expect(all.length).toBeGreaterThan(3);
  expect(all.filter((name) => name?.endsWith("{}"))).toEqual([]);
});

test("a scenario and the place reserved for it both link to the scenario's table row", () => {
  expect(namesOf("scenarios", { only: "slow" })).toEqual(["/docs/sandbox/scenarios#scenario-slow"]);
  expect(namesOf("reserved-places", { only: "XX3" })).toContain(
    "/docs/sandbox/scenarios#scenario-slow",
  );
});

test("::register names where a decision applies, and nothing for one that applies to every operation", () => {
  expect(namesOf("register", { only: "error-code" })).toEqual(["ErrorStatus.code"]);
  expect(namesOf("register", { only: "rate-limits" })).toEqual([]);
});

test("an unknown name or a directive without contract facts names nothing", () => {
  expect(shown("fields", { schema: "Prices" })).toEqual([]);
  expect(shown("operation", { id: "nothing" })).toEqual([]);
  expect(shown("figure", { src: "price" })).toEqual([]);
});
