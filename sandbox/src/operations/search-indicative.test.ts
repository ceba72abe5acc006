import { describe, expect, test } from "vitest";
import type { IndicativeSearchResponse } from "../../../contract/src/types.ts";
import type { Searcher } from "../engine/searcher.ts";
import { unavailable } from "../http/errors.ts";
import { indicativeSearch } from "../testing/searches.ts";
import { createTestSandbox } from "../testing/test-sandbox.ts";

const { call } = createTestSandbox();
const SEARCH = "/apiservices/v3/flights/indicative/search";
const [leg] = indicativeSearch("LHR", "EDI").query.queryLegs;
const { dateRange: _, ...undated } = leg ?? {};

test("quotes refer to existing carriers and places", async () => {
  const body = indicativeSearch("LHR", "EDI");
  const { body: answer } = await call<IndicativeSearchResponse>({ path: SEARCH, body });
  const { quotes, carriers, places } = answer.content.results;
  expect(Object.keys(quotes).length).toBeGreaterThan(0);
  for (const { outboundLeg } of Object.values(quotes)) {
    expect(carriers).toHaveProperty([outboundLeg.marketingCarrierId]);
    expect(places).toHaveProperty([outboundLeg.originPlaceId]);
    expect(places).toHaveProperty([outboundLeg.destinationPlaceId]);
  }
});

test("a country and anywhere can be searched", async () => {
  const legs = [
    { ...undated, anytime: true, originPlace: { queryPlace: { entityId: "70000001" } } },
    { ...undated, anytime: true, destinationPlace: { anywhere: true } },
  ];
  for (const queryLeg of legs) {
    const body = { query: { ...indicativeSearch("LHR", "EDI").query, queryLegs: [queryLeg] } };
    const { body: answer } = await call<IndicativeSearchResponse>({ path: SEARCH, body });
    expect(Object.keys(answer.content.results.quotes).length).toBeGreaterThan(0);
  }
});

test("a repeated search gives the same bytes, from the cache or a new sandbox", async () => {
  const body = indicativeSearch("LHR", "BCN");
  const first = await call({ path: SEARCH, body });
  const kept = await call({ path: SEARCH, body });
  const fresh = await createTestSandbox().call({ path: SEARCH, body });
  expect(kept.text).toBe(first.text);
  expect(fresh.text).toBe(first.text);
});

test("a search a day later does not use the cached result", async () => {
  const kept = createTestSandbox();
  const fresh = createTestSandbox();
  const request = { path: SEARCH, body: indicativeSearch("LHR", "BCN") };
  const { text } = await kept.call(request);
  for (const sandbox of [kept, fresh]) sandbox.wait(24 * 60 * 60_000);
  const later = await kept.call(request);
  expect(later.text).not.toBe(text);
  expect(later.text).toBe((await fresh.call(request)).text);
});

test("a search with another grouping does not use the cached result", async () => {
  const { query } = indicativeSearch("LHR", "BCN");
  const groupingOf = async (dateTimeGroupingType: string) => {
    const body = { query: { ...query, dateTimeGroupingType } };
    const { body: answer } = await call<IndicativeSearchResponse>({ path: SEARCH, body });
    return answer.content.groupingOptions;
  };
  const byMonth = await groupingOf("DATE_TIME_GROUPING_TYPE_BY_MONTH");
  expect(await groupingOf("DATE_TIME_GROUPING_TYPE_BY_DATE")).not.toEqual(byMonth);
});

describe("a search is refused", () => {
  const dated = (date: object) => [{ ...undated, ...date }];
  const months = (from: readonly number[], to: readonly number[]) =>
    dated({
      dateRange: {
        startDate: { year: from[0], month: from[1] },
        endDate: { year: to[0], month: to[1] },
      },
    });

  test.each<[string, object, string]>([
    ["three legs", { queryLegs: [leg, leg, leg] }, "query.queryLegs must have at most 2 legs."],
    [
      "anytime false",
      { queryLegs: dated({ anytime: false }) },
      "query.queryLegs[0].anytime must be true.",
    ],
    [
      "anywhere false",
      { queryLegs: [{ ...leg, destinationPlace: { anywhere: false } }] },
      "query.queryLegs[0].destinationPlace.anywhere must be true.",
    ],
    [
      "a continent",
      { queryLegs: [{ ...leg, destinationPlace: { queryPlace: { entityId: "70000900" } } }] },
      "query.queryLegs[0].destinationPlace.queryPlace.entityId is a continent; it must be the entityId of an airport or a city or a country.",
    ],
    [
      "a country by IATA code",
      { queryLegs: [{ ...leg, destinationPlace: { queryPlace: { iata: "GB" } } }] },
      "query.queryLegs[0].destinationPlace.queryPlace.iata is not a known place.",
    ],
    [
      "no month 13",
      { queryLegs: months([2027, 5], [2027, 13]) },
      "query.queryLegs[0].dateRange.endDate is not a month that exists.",
    ],
    [
      "months in the wrong order",
      { queryLegs: months([2027, 6], [2027, 5]) },
      "query.queryLegs[0].dateRange.endDate is before startDate.",
    ],
    [
      "months that are over",
      { queryLegs: months([2026, 10], [2026, 12]) },
      "query.queryLegs[0].dateRange.endDate is in the past.",
    ],
    [
      "a day that is over",
      { queryLegs: dated({ fixedDate: { year: 2027, month: 1, day: 3 } }) },
      "query.queryLegs[0].fixedDate is in the past; it must be 2027-01-04 or later.",
    ],
    [
      "no date",
      { queryLegs: dated({}) },
      "query.queryLegs[0] must have exactly one of dateRange, fixedDate, anytime; received none.",
    ],
    [
      "two dates",
      { queryLegs: [{ ...leg, anytime: true }] },
      "query.queryLegs[0] must have exactly one of dateRange, fixedDate, anytime; received dateRange and anytime.",
    ],
  ])("for %s", async (_name, changes, message) => {
    const { query } = indicativeSearch("LHR", "EDI");
    const { status, body } = await call({
      path: SEARCH,
      body: { query: { ...query, ...changes } },
    });
    expect(status).toBe(400);
    expect(body.message).toBe(message);
  });
});

test("searches within one minute use the same time", async () => {
  const asked: number[] = [];
  const refuse = async () => unavailable(1);
  const searcher: Searcher = {
    live: refuse,
    indicative: async ({ options }) => {
      asked.push(options.now);
      return refuse();
    },
  };
  const { call, wait, now } = createTestSandbox({ searcher });
  const search = () => call({ path: SEARCH, body: indicativeSearch("LHR", "EDI") });
  const minute = now();
  for (const milliseconds of [0, 59_999, 1]) {
    wait(milliseconds);
    await search();
  }
  expect(asked).toEqual([minute, minute, minute + 60_000]);
});
