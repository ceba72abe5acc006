import { expect, test } from "vitest";
import { wrongPlays } from "./wrong-plays.ts";

const right = (sentence: string, about = "") =>
  wrongPlays(sentence, about).map((fault) => fault.right);

test("reports another status than the key or scenario plays", () => {
  expect(right("The key sandbox-key-low-limit allows a few calls, then returns 429.")).toEqual([]);
  expect(right("With sandbox-key-unavailable, you get 503, not 500.")).toEqual([]);
  expect(right("With sandbox-key-unavailable you get 429.")).toEqual(["503"]);
  expect(right("The scenario flaky fails with 429 first.")).toEqual(["503, 500"]);
});

test.each([
  ["All operations share one limit.", 1],
  ["It allows 5 calls a minute in total.", 1],
  ["sandbox-key-low-limit shares its limit between all operations.", 1],
  ["In production, all operations may share one limit.", 0],
  ["Each operation has a limit of its own.", 0],
])("each operation is counted by itself: %j", (sentence, count) => {
  expect(right(sentence)).toEqual(Array(count).fill("each operation is counted separately"));
});

test("reports the wrong key as the one with a rate limit", () => {
  const about = "Keys have no rate limit here";
  expect(right("The only exception is sandbox-key-low-limit.", about)).toEqual([]);
  expect(right("The only exception is sandbox-key-flaky.", about)).toEqual([
    "sandbox-key-low-limit",
  ]);
});
