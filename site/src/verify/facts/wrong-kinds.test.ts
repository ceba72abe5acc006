import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { membersOf } from "./members.ts";
import { wrongKinds } from "./wrong-kinds.ts";

const members = membersOf(contract);
const right = (sentence: string, about = "") =>
  wrongKinds(sentence, about, members).map((fault) => fault.right);

test.each([
  "The carriers are objects.",
  "status is a string.",
  "rating is a number.",
  "latitude is a decimal number.",
  "isDirect is a flag.",
  "direct is a number of stops.",
  "A list for each search, in content.",
  "A price is a whole number and its unit.",
  "In millionths, the price is a whole number.",
  "Whether prices are numbers is open.",
])("accepts: %s", (sentence) => {
  expect(right(sentence)).toEqual([]);
});

test.each([
  ["Prices are numbers, not objects.", "object, string"],
  ["A price is a whole number.", "object, string"],
  ["A price is a decimal number and its unit.", "object, string"],
  ["adults is a decimal number.", "integer"],
  ["adults is a float.", "integer"],
  ["isDirect is a string.", "boolean"],
  ["The status is a list.", "enum"],
  ["Prices and widgets are numbers.", "object, string"],
  ["Send dates and times as strings.", "object, integer"],
])("reports: %s", (sentence, kind) => {
  expect(right(sentence)).toEqual([kind]);
});

test("ignores sentences below a heading with V1.0", () => {
  expect(right("Prices are numbers.", "V1.0")).toEqual([]);
  expect(right("Prices are numbers.", "V1.0 and 3.0")).toEqual([]);
});
