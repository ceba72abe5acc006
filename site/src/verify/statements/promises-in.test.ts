import { expect, test } from "vitest";
import { promisesIn } from "./promises-in.ts";

test.each([
  ["Cache the token for good.", "Cache the token for good"],
  ["A price never rises.", "never rises"],
  ["The live price is never higher than the quote.", "never higher than"],
  ["The calendar has no gaps.", "has no gaps"],
  ["No two currencies share a symbol.", "No two currencies share"],
  ["An offer stays in every later response.", "stays in every later"],
  ["It only ever grows.", "only ever"],
  ["Poll on any of your servers.", "on any of your servers"],
  ["It names a market, so you don't need defaults of your own.", "don't need defaults of your own"],
  ["The first one is always the cheapest.", "always the cheapest"],
  ["The API answers in the order in which you ask.", "in the order in which you"],
  ["What the sandbox and production both do.", "the sandbox and production both"],
  ["Production decides the same way.", "Production decides the same"],
])("reports the unstated promise of: %s", (sentence, promise) => {
  expect(promisesIn(sentence)).toEqual([promise]);
});

test("ignores a price that looks good", () => {
  expect(promisesIn("A good price sells for months.")).toEqual([]);
});

test.each([
  ["The IDs come sorted by price.", "Groups of quotes"],
  ["The currencies are sorted by code.", ""],
  ["The cache is sorted by its parameters.", "Poll"],
  ["Results stay valid.", ""],
  ["You only ever poll your own search.", ""],
  ["The legs, in the order in which they are travelled.", ""],
  ["The flights were sorted by price.", ""],
  ["No order is guaranteed.", ""],
  ["Set a limit, so that a slow agent can't keep the traveller waiting for ever.", ""],
  ["The client waits, so you don't need delays of your own.", ""],
  ["Switch between the sandbox and production.", ""],
  ["Find out whether production does the same.", ""],
  ["As a rule, offers only ever join a search.", ""],
  ["When a poll fails, the results you have remain valid.", ""],
])("accepts a stated promise or none: %s", (sentence, about) => {
  expect(promisesIn(sentence, about)).toEqual([]);
});

test.each([
  ["Sellers honour the price for a day.", ["honour"]],
  [
    "Production decides these cases in the same way.",
    ["Production decides these cases in the same"],
  ],
  ["The flights are sorted by code length.", []],
  ["Nothing else is so: results are guaranteed.", ["guaranteed"]],
  ["The IDs come sorted by name.", ["sorted by"]],
  ["Each has a code, and they come sorted by name.", ["sorted by"]],
])("%s promises %j", (sentence, promises) => {
  expect(promisesIn(sentence)).toEqual(promises);
});
