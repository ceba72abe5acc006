import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { membersOf } from "./members.ts";
import { wrongPresence } from "./wrong-presence.ts";

const members = membersOf(contract);
const right = (sentence: string, about = "") =>
  wrongPresence(sentence, about, members).map((fault) => fault.right);

test("reports a response field wrongly claimed as present or missing", () => {
  expect(right("A place always has coordinates.")).toEqual(["Place.coordinates can be missing"]);
  expect(right("The place has no entityId.")).toEqual(["Place.entityId is always there"]);
});

test.each([
  ["`coordinates` are always there.", "Place.coordinates can be missing"],
  [
    "Place.coordinates are always there, and null if none are known.",
    "Place.coordinates can be missing",
  ],
  ["On a place, coordinates are never missing.", "Place.coordinates can be missing"],
  ["`entityId` can be missing.", "Place.entityId is always there"],
  ["The fareBasisCode is never empty.", "Fare.fareBasisCode can be empty"],
  ["ratingBreakdown is never null.", "Agent.ratingBreakdown can be null"],
  ["If the count is zero, minPrice is null.", "PriceSummary.minPrice is never null"],
])("reports: %s", (sentence, told) => {
  expect(right(sentence)).toEqual([told]);
});

test.each([
  "If it is a city, coordinates are always there.",
  "Place.coordinates are always there if it is a city, and used.",
  "In the sandbox, `entityId` can be missing.",
  "`nearbyAirports` is always set.",
  "Agent.name is never empty, and never null.",
  "legIds are always there.",
  "A place always has coordinates if it is an airport.",
  // Places of a response have one, suggested places need not.
  "It always has a parentId.",
  // Only clients send it.
  "It always has adults.",
  // An ordinary word.
  "It has no price.",
  "The body of an error has no sessionToken, so keep the last one.",
  "There is no sessionToken in the URL.",
])("accepts: %s", (sentence) => {
  expect(right(sentence)).toEqual([]);
});

test("ignores sentences below a V1.0 heading", () => {
  expect(right("A place always has coordinates.", "V1.0")).toEqual([]);
});
