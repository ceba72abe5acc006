import { expect, test } from "vitest";
import { commonPrefix } from "./common-prefix.ts";

test("returns the words that all values begin with", () => {
  expect(commonPrefix(["RESULT_STATUS_COMPLETE", "RESULT_STATUS_COMPOSED"])).toBe("RESULT_STATUS_");
  expect(commonPrefix(["CABIN_CLASS_FIRST", "CABIN_CLASS_FIRST_ROW"])).toBe("CABIN_CLASS_");
});

test("returns an empty prefix for values that share no word and for a single one", () => {
  expect(commonPrefix(["A_ONE", "B_ONE"])).toBe("");
  expect(commonPrefix(["ONLY_ONE"])).toBe("");
  expect(commonPrefix([])).toBe("");
});
