import { expect, test } from "vitest";
import { markScenarios } from "./mark-scenarios.ts";
import { wrongWays } from "./wrong-ways.ts";

const right = (sentence: string) =>
  wrongWays(sentence, markScenarios(sentence)).map((fault) => fault.right);

test.each([
  ["The scenario slow has a place of its own.", []],
  ["flaky can be triggered with a key.", []],
  ["hanging has no key.", []],
  ["slow can also be played with a key.", ["slow: header, place XX3"]],
  ["flaky has a reserved place.", ["flaky: header, key sandbox-key-flaky"]],
  ["moving has no key.", ["moving: header, key sandbox-key-moving, place XXB"]],
])("reports a key or a place that a scenario lacks: %j", (sentence, ways) => {
  expect(right(sentence)).toEqual(ways);
});

test.each([
  ["XX3 plays slow.", []],
  ["To see no-results, search from XX6.", []],
  ["XX1 plays slow.", ["failed: header, place XX1"]],
  ["XX3 plays the scenario no-results.", ["slow: header, place XX3"]],
  ["Search from XX3 to play no-results.", ["slow: header, place XX3"]],
])("reports a place that plays another scenario: %j", (sentence, ways) => {
  expect(right(sentence)).toEqual(ways);
});

test.each([
  ["The scenario of the header takes precedence over a reserved place.", []],
  ["A place's scenario overrides that of the key.", []],
  ["A key's scenario wins over the header.", ["header, place, key"]],
  ["A session's scenario overrides that of the header.", ["header, place, key"]],
])("the stronger way to request a scenario wins: %j", (sentence, order) => {
  expect(right(sentence)).toEqual(order);
});
