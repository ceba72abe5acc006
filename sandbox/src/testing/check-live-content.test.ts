import { beforeAll, expect, test } from "vitest";
import type { LiveContent, LiveSearchResponse } from "../../../contract/src/types.ts";
import { checkLiveContent } from "./check-live-content.ts";
import { liveSearch } from "./searches.ts";
import { createTestSandbox } from "./test-sandbox.ts";

let content: LiveContent;

beforeAll(async () => {
  const path = "/apiservices/v3/flights/live/search/create";
  const { body } = await createTestSandbox().call<LiveSearchResponse>({
    path,
    body: liveSearch("LHR", "BCN"),
  });
  if (body.content) content = body.content;
});

test("consistent content has no problems", () => {
  expect(checkLiveContent(content)).toEqual([]);
});

/** The content with the first match of a pattern in its JSON replaced. */
function changed(pattern: RegExp, replacement: string): LiveContent {
  const text = JSON.stringify(content);
  const other = text.replace(pattern, replacement);
  expect(other).not.toBe(text);
  return JSON.parse(other);
}

test.each<[string, RegExp, string, RegExp]>([
  ["a leg that is not there", /"legIds":\["/, '"legIds":["x', /legs: x.* leads nowhere/],
  ["an agent that is not there", /"agentIds":\["/, '"agentIds":["x', /agents: x/],
  ["a price that is no sum", /"amount":"(\d+)"/, '"amount":"1$1"', /the sum of the items/],
  ["a lowest price that is not", /("total":\{"count":\d+,"minPrice":\{"amount":")/, "$11", /stats/],
  ["a count that is not", /("count":)/, "$11", /stats/],
  ["an order that forgets one", /("best":\[)\{[^}]*\},/, "$1", /the ids in best/],
  ["an order that is none", /("cheapest":\[)(\{[^}]*\}),(.*?)\]/, "$1$3,$2]", /rise/],
  ["a stop too many", /"stopCount":0/, '"stopCount":1', /stops of/],
  ["an idle carrier", /"carriers":\{/, '"carriers":{"-1":{},', /nothing leads to -1/],
])("reports content with %s", (_, pattern, replacement, problem) => {
  expect(checkLiveContent(changed(pattern, replacement)).join("\n")).toMatch(problem);
});

test("reports a leg that is one minute shorter than its flights", () => {
  const { legs, segments } = content.results;
  const [id, leg] = Object.entries(legs).find(([, { stopCount }]) => stopCount > 0) ?? [];
  if (id === undefined || !leg) throw new Error("no leg has a stop");
  const flown = leg.segmentIds.map((segment) => segments[segment]?.durationInMinutes ?? 0);
  const inTheAir = flown.reduce((sum, minutes) => sum + minutes, 0);
  const lasting = (durationInMinutes: number): LiveContent => ({
    ...content,
    results: { ...content.results, legs: { ...legs, [id]: { ...leg, durationInMinutes } } },
  });
  const problems = (minutes: number) => checkLiveContent(lasting(minutes)).join("\n");
  expect(problems(inTheAir - 1)).toContain(`time flown and in all of ${id}`);
  expect(problems(inTheAir)).not.toContain(`time flown and in all of ${id}`);
});
