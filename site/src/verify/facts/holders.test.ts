import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { map, object, specification, text } from "../../../../contract/src/testing/schemas.ts";
import { holdersOf } from "./holders.ts";

const holders = holdersOf(contract);

test("the objects of maps are found by the name of their map", () => {
  expect([...holders].map(([map, { name }]) => [map, name])).toContainEqual(["legs", "Leg"]);
  expect(holders.has("stats")).toBe(false);
});

test("an object has the fields of nested objects, including those in lists", () => {
  const fields = holders.get("itineraries")?.fields;
  expect([...(fields ?? [])]).toEqual(
    expect.arrayContaining(["legIds", "isEcoContender", "pricingOptions", "bookingCode"]),
  );
});

test("an object refers to the maps whose keys it has, one key or a list of them", () => {
  const refersTo = (map: string) => [...(holders.get(map)?.refersTo ?? [])];
  expect(refersTo("itineraries")).toEqual(["agents", "segments", "legs"]);
  expect(refersTo("carriers")).toEqual(["alliances"]);
  expect(refersTo("alliances")).toEqual([]);
});

test("merges the fields of maps with the same name", () => {
  // The carriers of indicative prices have no alliance.
  expect(holders.get("carriers")?.fields).toContain("allianceId");
});

test("indexes each word of a field's name in lower case", () => {
  const stems = holders.get("agents")?.stems;
  expect(stems).toContain("breakdown");
  expect(stems).not.toContain("Breakdown");
});

test("ignores a map of texts", () => {
  const leg = object("Leg", { day: text });
  const schemas = new Map([
    ["Trip", object("Trip", { names: map("id", text), legs: map("id", leg) })],
  ]);
  const specifications = [{ ...specification(), schemas }];
  expect([...holdersOf({ ...contract, specifications }).keys()]).toEqual(["legs"]);
});
