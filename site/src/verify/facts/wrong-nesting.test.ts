import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { nestingOf, wrongNesting } from "./wrong-nesting.ts";

const nesting = nestingOf(contract);
const right = (sentence: string) => wrongNesting(sentence, nesting).map((fault) => fault.right);

test.each([
  "limit and isDestination are next to query, not in it.",
  "market is in query.",
  "year is in queryLegs.",
  "An indicative leg has originPlace, with queryPlace inside it.",
  // Not a field of that name, but a word.
  "The limit is in the query.",
  // A text, which anything can be said to be in.
  "code is in message.",
  "isDestination is not in query.",
  "Put market and locale inside query.",
  "Don't put isDestination inside query.",
  "Send legs in date order.",
  "Whether isDestination is in query depends.",
  "isDestination was in query, and isDestination is in V1.0.",
])("accepts: %s", (sentence) => {
  expect(right(sentence)).toEqual([]);
});

test.each([
  ["limit is next to query; isDestination is in it.", "isDestination is next to query"],
  ["isDestination and market are in query.", "isDestination is next to query"],
  ["market stands beside query.", "market is in query"],
  ["A leg has queryPlace, with originPlace inside it.", "originPlace is in queryLegs"],
  ["Read departureDateTime on the quote, next to minPrice.", "departureDateTime is in outboundLeg"],
  ["Send isDestination inside query.", "isDestination is next to query"],
  ["queryPlace, with originPlace inside", "originPlace is in queryLegs"],
])("reports: %s Right: %s", (sentence, place) => {
  expect(right(sentence)).toEqual([place]);
});
