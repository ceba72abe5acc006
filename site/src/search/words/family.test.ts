import { expect, test } from "vitest";
import { familyOf } from "./family.ts";

test.each([
  ["throttled", "throttling"],
  ["locally", "local"],
  ["automatically", "automatic"],
])("%s and %s are of one family", (one, other) => {
  expect(familyOf(one)).toBe(familyOf(other));
});

test("a short word keeps its ending", () => {
  expect(["only", "red", "apply"].map(familyOf)).toEqual(["only", "red", "apply"]);
});
