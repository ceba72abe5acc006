import { expect, test } from "vitest";
import { markScenarios } from "./mark-scenarios.ts";
import { wrongEffects } from "./wrong-effects.ts";

const right = (sentence: string) => wrongEffects(markScenarios(sentence)).map((one) => one.right);

test.each([
  "XX1 fails, XX2 never completes, and a search from XX6 finds nothing.",
  "a search never ends | the scenario never-completes",
  "With flaky, a call fails twice, then works.",
  "a search fails halfway | the scenario failed",
  "empty-prices leaves one amount empty here and there, not every price.",
  "unfriendly never leaves out required members.",
  "moving changes prices, so sort them again.",
  "Compare no-results with failed: the first finds nothing.",
])("accepts %j", (sentence) => {
  expect(right(sentence)).toEqual([]);
});

test.each([
  [
    "A search to XX6 never completes.",
    "no-results: The search completes without finding anything.",
  ],
  ["a search fails halfway | the scenario flaky", /^flaky: /],
  ["With never-completes, the search fails after its first results.", /^never-completes: /],
  ["nothing is found | the scenario slow", "slow: Every supplier takes ten times as long."],
  ["sandbox-key-moving makes a search fail.", /^moving: Between responses, some/],
  ["empty-prices empties every price.", /^empty-prices: About one price in three/],
  ["With moving, prices change at random.", /^moving: /],
  ["not-modified returns no results from create.", /^not-modified: /],
  ["In few-results, you get five itineraries.", /^few-results: /],
  ["never-completes ends after a minute.", /^never-completes: /],
  ["With XXB, the offers never change while you poll.", /^moving: /],
  ["one-result finds nothing.", /^one-result: The search finds exactly one/],
])("reports an effect that another scenario has: %j", (sentence, description) => {
  expect(right(sentence)).toEqual([
    typeof description === "string" ? description : expect.stringMatching(description),
  ]);
});
