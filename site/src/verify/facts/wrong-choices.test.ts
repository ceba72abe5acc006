import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { choicesOf, wrongChoices } from "./wrong-choices.ts";

const choices = choicesOf(contract);
const right = (sentence: string) => wrongChoices(sentence, choices).map((fault) => fault.right);

test.each([
  "the date | dateRange or fixedDate | exactly one",
  "Send exactly one of dateRange and fixedDate.",
  "A leg must have one of fixedDate or anytime.",
  "Each leg needs one of a date range and a fixed date, with whole months in the range.",
  "dateRange or fixedDate: exactly one.",
  "Of a leg's dateRange and anytime, exactly one is set.",
])("%s", (sentence) => {
  expect(right(sentence)).toEqual(["dateRange, fixedDate, anytime"]);
});

test.each([
  "the date | dateRange, fixedDate or anytime | exactly one",
  "Send exactly one of dateRange, fixedDate or anytime.",
  "Send exactly one of a fixed date, a date range, and anytime.",
  "Send exactly one of dateRange and fixedDate, or set anytime.",
  "Each end has exactly one of queryPlace and anywhere.",
  "The locator must have one of coordinates and ipAddress.",
  "Each leg specifies its date in exactly one way, for example with dateRange.",
  "Send exactly one of the three, such as dateRange or fixedDate.",
  "Only one of dateRange and fixedDate can be set.",
  "A place has exactly one of its names: iata or entityId.",
  "A range has a startDate and an endDate, which name exactly one month if they are the same.",
])("accepts %s", (sentence) => {
  expect(right(sentence)).toEqual([]);
});
