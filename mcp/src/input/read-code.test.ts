import { expect, test } from "vitest";
import { loadReferenceData } from "../../../sandbox/src/data/load-reference-data.ts";
import { createLookup } from "../../../sandbox/src/data/lookup.ts";
import { readCurrency, readLocale, readMarket } from "./read-code.ts";

const data = loadReferenceData();
const codes = { data, lookup: createLookup(data) };

test.each([
  ["de-DE", { value: "de-DE" }],
  ["de_de", { value: "de-DE", interpretation: "de-DE" }],
  ["DE", { value: "de-DE", interpretation: "de-DE" }],
  ["en", { value: "en-US", interpretation: "en-US" }],
  ["pt", { value: "pt-BR", interpretation: "pt-BR" }],
])("reads the locale %s", (given, resolved) => {
  expect(readLocale(codes, given)).toEqual(resolved);
});

test.each(["", "d", "e", "den"])("rejects %j as a locale", (given) => {
  expect(readLocale(codes, given)).toMatchObject({ problem: expect.stringContaining("locale") });
});

test.each([
  ["UK", { value: "UK" }],
  ["gb", { value: "UK", interpretation: "UK" }],
  ["Germany", { value: "DE", interpretation: "DE" }],
])("reads the market %s", (given, resolved) => {
  expect(readMarket(codes, given)).toEqual(resolved);
});

test("a symbol resolves to a currency only if no other has it", () => {
  expect(readCurrency(codes, "€")).toEqual({ value: "EUR", interpretation: "EUR" });
  expect(readCurrency(codes, "$")).toMatchObject({ nearest: expect.arrayContaining(["USD"]) });
  expect(readCurrency(codes, "EUX")).toMatchObject({ nearest: ["EUR"] });
});
