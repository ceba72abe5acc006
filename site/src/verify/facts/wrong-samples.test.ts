import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { membersOf } from "./members.ts";
import { wrongSamples } from "./wrong-samples.ts";

const members = membersOf(contract);

test.each([
  "Send an invalid value, such as 0 for adults.",
  "Send a wrong number, for example 9 for adults.",
  "Send a valid value, such as 2 for adults.",
  "Send an invalid value, such as UK for market.",
  "Send an invalid value, such as 2 for everyone.",
])("accepts: %s", (sentence) => {
  expect(wrongSamples(sentence, members)).toEqual([]);
});

test.each([
  "Send an invalid value, such as 2 for adults.",
  "A wrong value, for example two for adults, gets a 400.",
  "Send a valid value, such as 0 for adults.",
])("reports: %s", (sentence) => {
  expect(wrongSamples(sentence, members)).toEqual([
    { said: expect.any(String), right: "adults: 1 to 8" },
  ]);
});
