import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { requiredWords, wrongLists } from "./wrong-lists.ts";

const required = requiredWords(contract, "LiveQuery");
const missing = (sentence: string) => wrongLists(sentence, required).map(({ right }) => right);

test("reports a list of a query's needs that lacks something required", () => {
  expect(
    missing("A minimal query has a market, a locale, a currency, one leg and one adult."),
  ).toEqual([]);
  expect(missing("A minimal query has a market, a currency, one leg and one adult.")).toEqual([
    "with locale",
  ]);
  expect(missing("Always send `market`, `locale`, `currency` and `adults`.")).toEqual(["with leg"]);
});

test("ignores a list of something else", () => {
  expect(missing("A minimal query has a market and a locale.")).toEqual([]);
  expect(missing("Each query names a market, a locale and a currency.")).toEqual([]);
  expect(missing("If a request has a market, a currency and adults, it needs more.")).toEqual([]);
  expect(requiredWords(contract, "Nothing")).toEqual([]);
});
