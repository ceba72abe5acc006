import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { type Members, membersOf } from "./members.ts";
import { wrongRequired } from "./wrong-required.ts";

const right = (sentence: string, about = "") =>
  wrongRequired(sentence, about, membersOf(contract)).map((fault) => fault.right);

test("reports an optional field as required, and vice versa", () => {
  expect(right("The cabin class is required.")).toEqual(["LiveQuery.cabinClass is optional"]);
  expect(right("A minimal query has adults and a cabin class.")).toEqual([
    "LiveQuery.cabinClass is optional",
  ]);
  expect(right("You can leave out adults.")).toEqual(["LiveQuery.adults is required"]);
  expect(right("You can leave both out, since adults is there.")).toEqual([]);
  expect(right("The adults are optional: send them only if there are many.")).toEqual([
    "LiveQuery.adults is required",
  ]);
  expect(right("The adults are required; the cabin class is optional.")).toEqual([]);
});

test("reports a name of several fields only if it is wrong for each", () => {
  const adults = membersOf(contract).all.find(({ at }) => at === "LiveQuery.adults");
  if (!adults) throw new Error("Where is LiveQuery.adults?");
  const named = (...required: readonly boolean[]): Members => {
    const own = required.map((one) => ({ ...adults, required: one }));
    return { of: () => own, all: own, phrase: /adults/gi };
  };
  const count = (members: Members) => wrongRequired("The adults are optional.", "", members).length;
  expect(count(named(true, true))).toBe(1);
  expect(count(named(true, false))).toBe(0);
});

test("ignores V1.0, the sandbox and conditions", () => {
  expect(right("In the sandbox, the cabin class is required.")).toEqual([]);
  expect(right("The cabin class is required.", "V1.0")).toEqual([]);
  expect(right("The cabin class is required if you say so.")).toEqual([]);
});

test('a need before "but" doesn\'t apply to what follows', () => {
  expect(right("A query needs a market but nearbyAirports can come later.")).toEqual([]);
});
