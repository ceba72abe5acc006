import { expect, test } from "vitest";
import { largestHolders } from "./largest-holders.ts";

const held = (holders: string) => [...holders].map((holder, at) => ({ holder, at }));

test.each([
  ["", 0, []],
  ["a", 0, [0]],
  ["aba", 0, [0, 2]],
  ["abcbc", 0, [1, 3, 2, 4]],
  ["abcbc", 2, [0, 1, 3, 2, 4]],
  ["abbb", 2, [1, 2, 3]],
])("in %j, with %i each exempt, the largest holders are at %j", (holders, exemptUpTo, places) => {
  expect(largestHolders(held(holders), exemptUpTo).map(({ at }) => at)).toEqual(places);
});
