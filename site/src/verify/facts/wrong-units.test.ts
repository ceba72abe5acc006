import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { membersOf } from "./members.ts";
import { wrongUnits } from "./wrong-units.ts";

const members = membersOf(contract);
const right = (sentence: string, about = "") =>
  wrongUnits(sentence, about, members).map((fault) => fault.right);

test.each([
  "The duration is in Minutes.",
  "The limit is in minutes.",
  "The limit is in cents.",
  "Whether the duration is in hours is open.",
])("accepts: %s", (sentence) => {
  expect(right(sentence)).toEqual([]);
});

test("reports another unit than that of a field's description", () => {
  expect(right("maxDuration is in hours.")).toEqual(["in minutes"]);
  expect(right("maxDuration is in hours.", "V1.0")).toEqual([]);
});

test("a unit in a field's name counts, whatever its description says", () => {
  const of = (phrase: string) =>
    members.of(phrase).map((one) => ({ ...one, schema: { ...one.schema, description: "" } }));
  const told = wrongUnits("durationInMinutes is in hours.", "", { ...members, of });
  expect(told.map((fault) => fault.right)).toEqual(["in minutes", "in minutes"]);
});

test("ignores a time next to a price", () => {
  expect(right("The price is shown in seconds.")).toEqual([]);
});

test("reports an amount in another unit than the one next to it", () => {
  expect(right("The price is in cents.")).toEqual(["in the unit beside it"]);
  expect(right("The price can be in cents.")).toEqual([]);
});
