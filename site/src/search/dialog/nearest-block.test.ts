import { expect, test } from "vitest";
import type { Run } from "../query/answer.ts";
import { nearestBlock } from "./nearest-block.ts";

const blocks = [
  "Create the search. Keep the sessionToken of the response.",
  "Wait about a second.",
  "Poll with the token, and go back to step 2. Wait again.",
];
/** "go *back* to" has one word that was found. */
const runs = (text: string): readonly Run[] =>
  text.split("*").map((text, at) => (at % 2 === 1 ? { text, mark: true } : { text }));

test("an excerpt leads to the block that it was cut from", () => {
  expect(nearestBlock(runs("… with the *token*, and go *back* to …"), blocks)).toBe(2);
  expect(nearestBlock(runs("*Wait* about a *second*."), blocks)).toBe(1);
});

test("an excerpt of several blocks maps to the one with the most matches", () => {
  const excerpt = "*Keep* the *sessionToken* of the response. Wait about a *second*. Poll with";
  expect(nearestBlock(runs(excerpt), blocks)).toBe(0);
});

test("returns -1 for an excerpt without matches or from no block", () => {
  expect(nearestBlock(runs("exchange *rates* of the euro"), blocks)).toBe(-1);
  expect(nearestBlock(runs("Wait about a second."), blocks)).toBe(-1);
  expect(nearestBlock([], blocks)).toBe(-1);
});

test("of two blocks with the same matches, prefers the one more like the excerpt", () => {
  const two = ["Poll with the token, for as long as it takes.", "Poll with the token again."];
  expect(nearestBlock(runs("*Poll* with the token again."), two)).toBe(1);
});

test("ignores case and short words", () => {
  expect(nearestBlock(runs("*WAIT* ABOUT A SECOND"), blocks)).toBe(1);
  expect(nearestBlock(runs("*to* be or is"), ["Go to it, be it or is it."])).toBe(-1);
});
