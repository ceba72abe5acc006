import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { siblingsOf, wrongSiblings } from "./wrong-siblings.ts";

const siblings = siblingsOf(contract);
const right = (sentence: string) => wrongSiblings(sentence, siblings).map((fault) => fault.right);

test.each([
  "originPlaceId",
  "marketingCarrierIds",
  "thousandsSeparator",
  "byRoute",
  "PRICE_UNIT_MILLI",
])("%s has siblings", (name) => {
  expect(siblings.of.has(name)).toBe(true);
});

test.each([
  // Alone, or with names that differ in more than a word, in their number of words, or in the last.
  "market",
  "customerService",
  "singleTicket",
  "decimalDigits",
  "parentId",
  // Said of what has no value, and checked by other rules.
  "CABIN_CLASS_UNSPECIFIED",
  "RESULT_STATUS_COMPLETE",
  "PLACE_TYPE_CITY",
])("%s has no siblings", (name) => {
  expect(siblings.of.has(name)).toBe(false);
});

test.each([
  ["a table of dates, and more | byRoute", "byDate"],
  ["The cabin class is business | CABIN_CLASS_FIRST", "CABIN_CLASS_BUSINESS"],
  ["Business class | CABIN_CLASS_FIRST", "CABIN_CLASS_BUSINESS"],
  ["CABIN_CLASS_BUSINESS: Economy.", "CABIN_CLASS_ECONOMY"],
  ["CABIN_CLASS_BUSINESS: Premium economy.", "CABIN_CLASS_PREMIUM_ECONOMY"],
  ["CABIN_CLASS_FIRST: First, not business.", "CABIN_CLASS_BUSINESS"],
  ["Grouped by month | DATE_TIME_GROUPING_TYPE_BY_DATE", "DATE_TIME_GROUPING_TYPE_BY_MONTH"],
])("reports: %s Right: %s", (sentence, name) => {
  expect(right(sentence)).toEqual([name]);
});

test.each([
  "CABIN_CLASS_FIRST is first, not business.",
  "CABIN_CLASS_FIRST: The first cabin.",
  "groupingOptions.byRoute is a list, and dates are objects.",
  "byRoute and byDate: a table of dates",
  "DATE_TIME_GROUPING_TYPE_BY_DATE: Grouped by day.",
  "DATE_TIME_GROUPING_TYPE_BY_DATE | a month calendar",
  "DATE_TIME_GROUPING_TYPE_BY_DATE | the same month twice",
  "PRICE_UNIT_MILLI | a whole number",
])("accepts: %s", (sentence) => {
  expect(right(sentence)).toEqual([]);
});
