import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { membersOf } from "./members.ts";
import { wrongNesting } from "./wrong-nesting.ts";

const members = membersOf(contract);
const right = (sentence: string, about = "") =>
  wrongNesting(sentence, about, members).map((fault) => fault.right);

test.each([
  ["limit is in query.", "it is next to query"],
  ["limit goes into the query.", "it is next to query"],
  ["adults is beside query.", "it is in query"],
  ["date is next to queryLegs.", "it is in queryLegs"],
])("reports: %s Right: %s", (sentence, place) => {
  expect(right(sentence)).toEqual([place]);
});

test.each([
  // Neither inside nor beside.
  "sessionToken is in query.",
  "sessionToken is next to query.",
  // Not written as names.
  "The session token is in content.",
  "limit is in Query.",
  // No object has it, and nothing is inside of a value.
  "The query is in query.",
  "adults is in cabinClass.",
  "limit is in the query string.",
  "There is a limit, and adults is in query.",
  "Whether limit is in query is open.",
])("accepts: %s", (sentence) => {
  expect(right(sentence)).toEqual([]);
});

test("ignores sentences below a V1.0 heading", () => {
  expect(right("limit is in query.", "V1.0")).toEqual([]);
});
