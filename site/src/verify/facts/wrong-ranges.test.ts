import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { membersOf } from "./members.ts";
import { wrongRanges } from "./wrong-ranges.ts";

const members = membersOf(contract);
const right = (sentence: string, about = "") =>
  wrongRanges(sentence, about, members).map((fault) => fault.right);

test.each([
  "Send 1 for adults.",
  "A search with adults: 0 is rejected.",
  "Never set adults to 0.",
  "With a limit of 50, you get up to fifty suggestions.",
  "limit: 50, the most that one call accepts",
  "Without a limit, the call returns a few places.",
  "If adults is 2, the price is for both.",
])("accepts %j", (sentence) => {
  expect(right(sentence)).toEqual([]);
});

test.each([
  ["For children alone, send 0 for adults.", "LiveQuery.adults: at least 1"],
  ["adults can be zero.", "LiveQuery.adults: at least 1"],
  ["Set the limit to 200 to see more suggestions.", "SuggestRequest.limit: 1 to 50"],
  ["limit: 10, the most that one call accepts", "SuggestRequest.limit: 1 to 50"],
  ["Without a limit, the call returns every place.", "SuggestRequest.limit: 1 to 50"],
])("reports a value outside the limits of its field: %j", (sentence, limits) => {
  expect(right(sentence)).toEqual([limits]);
});
