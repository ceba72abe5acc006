import { beforeAll, expect, test } from "vitest";
import type { IndicativeContent, IndicativeSearchResponse } from "../../../contract/src/types.ts";
import { checkIndicativeContent } from "./check-indicative-content.ts";
import { indicativeSearch } from "./searches.ts";
import { createTestSandbox } from "./test-sandbox.ts";

let content: IndicativeContent;

beforeAll(async () => {
  const path = "/apiservices/v3/flights/indicative/search";
  const { query } = indicativeSearch("LHR", "BCN");
  const body = { query: { ...query, dateTimeGroupingType: "DATE_TIME_GROUPING_TYPE_BY_DATE" } };
  const answered = await createTestSandbox().call<IndicativeSearchResponse>({ path, body });
  content = answered.body.content;
});

test("consistent content has no problems", () => {
  expect(checkIndicativeContent(content)).toEqual([]);
});

test.each<[string, RegExp, string, RegExp]>([
  ["a carrier that is not there", /("marketingCarrierId":")/, "$1x", /carriers: x/],
  ["a place above that is not there", /("parentId":")7/, "$1x", /places: x/],
  ["a quote in two groups", /("quotesGroups":\[.*?"quoteIds":\[)("[^"]+")/, "$1$2,$2", /byRoute/],
  [
    "a group of another month",
    /("monthYearDate":\{"year":\d+,"month":)5/,
    "$16",
    /in the group of/,
  ],
  ["a price that is too high", /("minPrice":\{"amount":")/, "$19", /not cheapest first/],
])("reports content with %s", (_, pattern, replacement, problem) => {
  const text = JSON.stringify(content);
  const other = text.replace(pattern, replacement);
  expect(other).not.toBe(text);
  expect(checkIndicativeContent(JSON.parse(other)).join("\n")).toMatch(problem);
});
