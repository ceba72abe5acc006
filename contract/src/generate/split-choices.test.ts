import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { refusedAsNever, splitChoices } from "./split-choices.ts";

const text = { type: "string" };
const written = {
  description: "A leg.",
  type: "object",
  required: ["from"],
  properties: { from: text, range: text, day: text, any: text },
  oneOf: [
    { title: "Range", required: ["range"] },
    { title: "Day", required: ["day"] },
    { title: "Any", required: ["any"] },
  ],
};
const split = splitChoices(written);

test("a branch has its own fields and the shared ones, and a later one marks refused fields absent", () => {
  const allOf = [{ type: "string" }, { type: "number" }];
  const absent = { description: "Absent: `any` is sent instead.", allOf };
  expect(split).toMatchObject({ description: "A leg.", oneOf: { length: 3 } });
  expect(Object.keys(split)).toEqual(["description", "oneOf"]);
  expect(split.oneOf).toContainEqual({
    title: "Any",
    type: "object",
    required: ["from", "any"],
    properties: { from: text, any: text, range: absent, day: absent },
    propertyNames: { not: { enum: ["range", "day"] } },
  });
});

describe("the split schema accepts and rejects the same values as the original", () => {
  const ajv = new Ajv2020({ strict: false });
  test.each([
    [{ from: "a", range: "b" }, true],
    [{ from: "a", day: "b" }, true],
    [{ from: "a", any: "b", more: "c" }, true],
    [{ from: "a" }, false],
    [{ range: "b" }, false],
    [{ from: "a", range: "b", day: "c" }, false],
    [{ from: "a", day: "b", any: "c" }, false],
    [{ from: "a", day: "b", range: null }, false],
    [{ from: "a", range: "b", day: "c", any: "d" }, false],
  ])("%j", (value, isValid) => {
    expect([ajv.validate(written, value), ajv.validate(split, value)]).toEqual([isValid, isValid]);
  });
});

test("generated types mark every field that a branch refuses as never", () => {
  const place = splitChoices({
    type: "object",
    properties: { iata: text, entityId: text },
    oneOf: [{ required: ["iata"] }, { required: ["entityId"] }],
  });
  const branches = Array.isArray(place.oneOf) ? place.oneOf.map(refusedAsNever) : [];
  expect(branches.map(({ properties }) => properties)).toEqual([
    { iata: text, entityId: { enum: [] } },
    { iata: { enum: [] }, entityId: text },
  ]);
});

test("leaves an enum of described values and an object without exclusive groups unchanged", () => {
  const values = { type: "string", oneOf: [{ const: "A", description: "First." }] };
  const plain = { type: "object", properties: { iata: text } };
  expect([splitChoices(values), splitChoices(plain)]).toEqual([values, plain]);
});
