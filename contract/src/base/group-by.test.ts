import { expect, test } from "vitest";
import { addTo, groupBy } from "./group-by.ts";

test("groups items in order of first appearance", () => {
  const byLength = groupBy(["one", "three", "two", "seven"], ({ length }) => length);
  expect([...byLength]).toEqual([
    [3, ["one", "two"]],
    [5, ["three", "seven"]],
  ]);
});

test("adds every item to its group, and leaves the list it came from alone", () => {
  const groups = new Map<string, number[]>();
  const first = [1, 2];
  addTo(groups, "a", ...first);
  addTo(groups, "a", 3, 4);
  expect(groups.get("a")).toEqual([1, 2, 3, 4]);
  expect(first).toEqual([1, 2]);
});
