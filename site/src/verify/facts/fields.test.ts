import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { fieldsOf, wrongFields } from "./fields.ts";

const fields = fieldsOf(contract);
const right = (sentence: string) => wrongFields(sentence, fields).map((fault) => fault.right);

test("what can be missing is not always there", () => {
  expect(right("Place.coordinates are always there.")).toEqual(["can be missing"]);
  expect(right("LiveQuery.adults is optional.")).toEqual(["required"]);
  expect(right("nearbyAirports is required.")).toEqual(["optional"]);
  expect(right("nearbyAirports is optional.")).toEqual([]);
  expect(right("nearbyAirports is required, so set nearbyAirports there.")).toEqual(["optional"]);
});

test("a field is of its kind", () => {
  expect(right("queryLegs is a map.")).toEqual(["array"]);
  expect(right("queryLegs is a list.")).toEqual([]);
});

test("a time is in its unit", () => {
  expect(right("Leg.durationInMinutes is in hours.")).toEqual(["in minutes"]);
  expect(right("Leg.durationInMinutes is in minutes.")).toEqual([]);
});

test("a sentence with a condition, or with two names, is let be", () => {
  expect(right("LiveQuery.adults is optional in V1.0.")).toEqual([]);
  expect(right("LiveQuery.adults and queryLegs are optional.")).toEqual([]);
});

test("what is always there is so despite a condition in another clause", () => {
  const wrong = ["can be missing"];
  expect(right("Place.coordinates are always there, and null if none are known.")).toEqual(wrong);
  expect(right("Place.coordinates are always there if it is a city, and used.")).toEqual([]);
});

test("only what a client sends is required or optional, and only the rest is there or not", () => {
  expect(right("nearbyAirports is always set.")).toEqual([]);
  expect(right("Itinerary.legIds is optional.")).toEqual([]);
  expect(right("nearbyAirports must be sent, or can be left out.")).toEqual([]);
});
