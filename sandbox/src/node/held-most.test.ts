import { expect, test } from "vitest";
import { heldMost } from "./held-most.ts";

const held = (holders: string) => [...holders].map((holder, at) => ({ holder, at }));

test.each([
  ["", []],
  ["a", [0]],
  ["aba", [0, 2]],
  ["abcbc", [1, 3, 2, 4]],
])("of %j it is what stands at %j", (holders, places) => {
  expect(heldMost(held(holders)).map(({ at }) => at)).toEqual(places);
});
