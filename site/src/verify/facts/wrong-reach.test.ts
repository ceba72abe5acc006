import { expect, test } from "vitest";
import { markScenarios } from "./mark-scenarios.ts";
import { wrongReach } from "./wrong-reach.ts";

const right = (sentence: string) => wrongReach(markScenarios(sentence)).map((one) => one.right);
const LIVE = "createLiveSearch, pollLiveSearch";

test.each([
  ["delayed also delays culture and geo calls.", []],
  ["slow has no effect on culture calls.", []],
  ["slow doesn't affect indicative searches.", []],
  ["XX3 applies to live searches only.", []],
  ["no-results works with indicative searches too.", []],
  ["The scenario never-completes also applies to culture calls.", [LIVE]],
  ["expired-token works with indicative searches.", [LIVE]],
  ["one-result shortens the response of listMarkets.", [`${LIVE}, searchIndicative`]],
  ["flaky affects live searches only.", ["every operation"]],
  ["delayed has no effect on geo calls.", ["every operation"]],
  ["XX6 only works for live searches.", [`${LIVE}, searchIndicative`]],
])("the calls that a scenario affects: %j", (sentence, operations) => {
  expect(right(sentence)).toEqual(operations);
});
