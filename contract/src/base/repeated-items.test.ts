import { expect, test } from "vitest";
import { repeatedItems } from "./repeated-items.ts";

test("lists each item that occurs more than once", () => {
  expect(repeatedItems(["b", "a", "c", "a", "b", "a"])).toEqual(["b", "a"]);
  expect(repeatedItems(["a", "b"])).toEqual([]);
  expect(repeatedItems([])).toEqual([]);
});
