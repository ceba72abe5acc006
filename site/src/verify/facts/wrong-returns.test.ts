import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { returnsOf, wrongReturns } from "./wrong-returns.ts";

const returns = returnsOf(contract);
const right = (sentence: string) => wrongReturns(sentence, returns).map((fault) => fault.right);

test.each([
  "`listMarkets` returns the markets.",
  "the path of GET /apiservices/v3/culture/markets/{locale} | the markets",
  "GET /apiservices/v3/geo/hierarchy/flights/{locale} | a locale in the path | every place",
  "`listMarkets` doesn't list the locales.",
  "`listMarkets` names the markets, and `listLocales` lists the locales.",
  "The page lists the locales.",
])("accepts: %s", (sentence) => {
  expect(right(sentence)).toEqual([]);
});

test.each([
  ["the path of GET /apiservices/v3/culture/markets/{locale} | the locales", "the markets"],
  ["`listLocales` lists every market.", "the locales"],
  ["`findNearestPlaces` returns all currencies.", "the places"],
  ["GET /apiservices/v3/culture/currencies | every locale", "the currencies"],
])("reports another result than the call's own: %s", (sentence, thing) => {
  expect(right(sentence)).toEqual([thing]);
});
