import { expect, test } from "vitest";
import { oneOf, specification } from "../../../../contract/src/testing/schemas.ts";
import { contractNames } from "./contract-names.ts";

const valuesOf = (...values: readonly string[]) => {
  const schemas = new Map([["Kind", oneOf("Kind", ...values)]]);
  const specifications = [{ ...specification(), schemas }];
  const names = contractNames({ specifications, openPoints: new Map() }, new Set(["Kind"]));
  return [...names.values.keys()];
};

test.each([
  [
    ["A_B_ONE", "A_B_TWO"],
    ["A_B_ONE", "ONE", "A_B_TWO", "TWO"],
  ],
  [
    ["A_B_ONE", "A_C_TWO"],
    ["A_B_ONE", "B_ONE", "A_C_TWO", "C_TWO"],
  ],
  [
    ["A_ONE", "B_TWO"],
    ["A_ONE", "B_TWO"],
  ],
  [["A_ONE"], ["A_ONE"]],
  [
    ["A_B", "A_B_C"],
    ["A_B", "B", "A_B_C", "B_C"],
  ],
])("values %j may be called %j", (values, names) => {
  expect(valuesOf(...values)).toEqual(names);
});
