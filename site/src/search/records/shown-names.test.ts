import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { CONTRACT_EXPORTS, OWN_EXPORTS } from "../../reference/client-exports/client-exports.ts";
import { shownNames } from "./shown-names.ts";

const shown = (name: string, attributes: Readonly<Record<string, string>>) =>
  shownNames(contract, { name, attributes });

test("a table of fields shows the object and its fields, or those that are chosen", () => {
  expect(shown("fields", { schema: "LocalDate" })).toEqual(["LocalDate", "year", "month", "day"]);
  expect(shown("fields", { schema: "LocalDate", only: "day, year" })).toEqual([
    "LocalDate",
    "year",
    "day",
  ]);
});

test("an enum shows its values", () => {
  expect(shown("enum", { schema: "PriceUnit" })).toEqual(
    expect.arrayContaining(["PriceUnit", "PRICE_UNIT_MILLI"]),
  );
});

test("an error shows its scenario, its text and its code, as readers see them", () => {
  expect(shown("error", { of: "forbidden" })).toEqual([
    "forbidden",
    "You don't have access to the requested resource.",
    "code 7",
  ]);
  expect(shown("error", { of: "delayed" })).toEqual([]);
});

test("an operation shows its path, whichever attribute names it", () => {
  const market = ["listMarkets", "/apiservices/v3/culture/markets/{locale}"];
  expect(shown("operation", { id: "listMarkets" })).toEqual(market);
  expect(shown("request", { operation: "listMarkets" })).toEqual(market);
});

test("the client's reference shows an export with its members, and every type of the contract", () => {
  const exported = OWN_EXPORTS.find(({ members }) => members.length > 0);
  if (!exported) throw new Error("No export has members.");
  expect(shown("export", { of: exported.name })).toEqual([
    exported.name,
    ...exported.members.map(({ name }) => name),
  ]);
  expect(shown("contract-types", {})).toEqual(CONTRACT_EXPORTS.map(({ name }) => name));
});

test.each(["fields", "enum", "error", "export", "operation"])(
  "an unknown name in ::%s shows no names",
  (name) => {
    expect(shown(name, { schema: "Nothing", of: "Nothing", id: "Nothing" })).toEqual([]);
  },
);
