import { expect, test } from "vitest";
import { map, object, text } from "../../../../contract/src/testing/schemas.ts";
import { entryMistakes } from "./entry-mistakes.ts";

const place = object("Place", { entityId: text, code: text, name: text, iata: text });
const root = object("Answer", { places: map("an id", place) });
const EDINBURGH = { entityId: "70001201", name: "Edinburgh", iata: "EDI" };
const entries = new Map([["Place", new Map([["70001201", EDINBURGH]])]]);
const mistakesOf = (key: string, entry: object) =>
  entryMistakes(root, { places: { [key]: entry } }, entries);

test("an entry may omit members and have additional ones", () => {
  expect(mistakesOf("70001201", { entityId: "70001201" })).toEqual([]);
  expect(mistakesOf("70001201", { ...EDINBURGH, code: "EDI" })).toEqual([]);
  expect(mistakesOf("70001201", { name: "Edinburgh" })).toEqual([]);
});

test("an entry may be a plain member, and may have a list", () => {
  const own = object("Answer", { place });
  expect(entryMistakes(own, { place: EDINBURGH }, entries)).toEqual([]);
  const lists = new Map([["Place", new Map([["70001201", { entityId: "70001201", lists: [1] }]])]]);
  expect(entryMistakes(own, { place: { entityId: "70001201", lists: [1] } }, lists)).toEqual([]);
});

test("finds an unknown entry by its name, unless the code differs, or by a similar id", () => {
  expect(mistakesOf("70009999", { name: "Edinburgh", iata: "EDI" })).toMatchObject([
    { nearest: "70001201" },
  ]);
  expect(mistakesOf("99999999", { name: "Edinburgh", iata: "EDX" })).toEqual([
    { steps: ["places", "99999999"], message: 'The sandbox has no Place "99999999".' },
  ]);
  expect(mistakesOf("70001202", { name: "Leith" })).toMatchObject([{ nearest: "70001201" }]);
});

test("suggests the right value, key or id for a wrong one", () => {
  expect(mistakesOf("70001201", { ...EDINBURGH, name: "Leith" })).toMatchObject([
    { steps: ["places", "70001201", "name"], nearest: '"Edinburgh"' },
  ]);
  expect(mistakesOf("70001202", EDINBURGH)).toMatchObject([{ nearest: "70001201" }]);
  expect(mistakesOf("70009999", { name: "Edinburgh" })).toMatchObject([
    { message: 'The sandbox has no Place "70009999".', nearest: "70001201" },
  ]);
});
