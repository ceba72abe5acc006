import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { apisNamedIn } from "./apis-named-in.ts";

test("each API is recognized by a name for its calls", () => {
  const text =
    "A live search, an indicative query, a Geo API call, a culture response and an autosuggest request.";
  expect([...apisNamedIn(text)].sort()).toEqual(contract.specifications.map(({ id }) => id).sort());
});

test.each([
  "It goes live in May.",
  "Geography matters.",
  "A culture of tests.",
  "Indicative only.",
])("%s names no API", (text) => {
  expect(apisNamedIn(text)).toEqual([]);
});

test.each([
  ["the live place", "flights-live-pricing"],
  ["live requests and a Live request", "flights-live-pricing"],
  ["two indicative prices", "flights-indicative"],
  ["the Autosuggest API", "autosuggest"],
])("%s names %s", (text, id) => {
  expect(apisNamedIn(text)).toEqual([id]);
});
