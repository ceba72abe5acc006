import { expect, test } from "vitest";
import { nameChoices } from "./name-choices.ts";

const branch = (...required: readonly string[]) => ({ required, properties: {} });

test("names a branch after the field that only it requires", () => {
  const Leg = { description: "A leg.", oneOf: [branch("from", "day"), branch("from", "any")] };
  expect(nameChoices({ Leg, Plain: { type: "object" } })).toEqual({
    Leg: {
      description: "A leg.",
      oneOf: [
        { $ref: "#/components/schemas/LegWithDay" },
        { $ref: "#/components/schemas/LegWithAny" },
      ],
    },
    LegWithDay: branch("from", "day"),
    LegWithAny: branch("from", "any"),
    Plain: { type: "object" },
  });
});

test("leaves the described values of an enum in place", () => {
  const Unit = { type: "string", oneOf: [{ const: "A", description: "First." }] };
  expect(nameChoices({ Unit })).toEqual({ Unit });
});

test("rejects a name that is taken", () => {
  const Leg = { oneOf: [branch("day"), branch("any")] };
  expect(() => nameChoices({ Leg, LegWithDay: {} })).toThrow('Two schemas are called "LegWithDay"');
});
