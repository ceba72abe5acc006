import { expect, test } from "vitest";
import { wrongMeanings } from "./wrong-meanings.ts";

const right = (sentence: string) => wrongMeanings(sentence).map((fault) => fault.right);

test.each([
  "Market means Country.",
  "The market decides the sellers.",
  "A locale is a language.",
  "The currency chooses the currency of prices.",
])("accepts: %s", (sentence) => {
  expect(right(sentence)).toEqual([]);
});

test.each([
  ["The Market is the Language.", "the locale"],
  ["The locale sets the sellers.", "the market"],
  ["The currency means a country.", "the market"],
  ["The locale controls the currency.", "the currency"],
])("reports: %s Right: %s", (sentence, owner) => {
  expect(right(sentence)).toEqual([owner]);
});
