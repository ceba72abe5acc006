import { expect, test } from "vitest";
import type { Pair, Place } from "../../../../contract/src/migrations/model.ts";
import type { Schema } from "../../../../contract/src/model.ts";
import { pairingWords } from "./pairing-words.ts";

const source = { file: "a.yaml", line: 3 };

const placeOf = (kind: Schema["kind"], description = "") =>
  ({ label: `a.${kind}`, description, schema: { kind } }) as Place;

const nearest = (how: string, to: readonly Place[], conversion?: Pair["conversion"]) => {
  const pair = { to, how, source, ...(conversion && { conversion }) } as Pair;
  return pairingWords(pair).map((problem) => problem.nearest);
};

test("reports a place as always there if it can be empty, missing or null", () => {
  const [filled, empty] = [placeOf("string", "A code."), placeOf("string", "Can be null.")];
  expect(nearest("Never missing.", [filled])).toEqual([]);
  expect(nearest("Never missing.", [filled, empty])).toEqual(["may be empty"]);
  expect(nearest("Sometimes there.", [empty])).toEqual([]);
});

test.each([
  ["list-to-map", "a map"],
  ["list-to-count", "a number"],
  ["list-to-one", "one of them"],
  ["text-to-list", "a list"],
  ["text-to-date", "an object"],
  ["number-to-price", "an object with its unit"],
  ["number-to-text", "text"],
  ["numbers-to-texts", "texts"],
] as const)('%s makes it %s, so "unchanged" is reported', (conversion, change) => {
  expect(nearest("Unchanged.", [placeOf("object")], conversion)).toEqual([change]);
  expect(nearest("Not the same number.", [placeOf("object")], conversion)).toEqual([]);
  expect(nearest("It isn't the same number.", [placeOf("object")], conversion)).toEqual([]);
  expect(nearest("Unchanged.", [placeOf("object")])).toEqual([]);
});

test("reports a list or a map as one value", () => {
  expect(nearest("Now a string.", [placeOf("array")])).toEqual(["array"]);
  expect(nearest("The number of each.", [placeOf("map")])).toEqual(["map"]);
  expect(nearest("Now a string.", [placeOf("string")])).toEqual([]);
  expect(nearest("A string list.", [placeOf("array")])).toEqual([]);
  expect(nearest("Now a string.", [placeOf("array"), placeOf("string")])).toEqual([]);
});
