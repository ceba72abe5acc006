import fc from "fast-check";
import { expect, test } from "vitest";
import type {
  IndicativeContent,
  IndicativeQuery,
  IndicativeSearchResponse,
  LiveSearchResponse,
  LocalDate,
} from "../../contract/src/types.ts";
import { INDICATIVE_TOLERANCE } from "../../sandbox/src/engine/indicative/search-indicative.ts";
import { anyIndicativeQuery } from "../../sandbox/src/testing/any-search.ts";
import { checkIndicativeContent } from "../../sandbox/src/testing/check-indicative-content.ts";
import { amountOf } from "../../sandbox/src/testing/derived-stats.ts";
import { indicativeSearch, liveSearch } from "../../sandbox/src/testing/searches.ts";
import { createTestSandbox, NOON } from "../../sandbox/src/testing/test-sandbox.ts";

const SEARCH = "/apiservices/v3/flights/indicative/search";
const CREATE = "/apiservices/v3/flights/live/search/create";
const POLL = "/apiservices/v3/flights/live/search/poll";

const sandbox = createTestSandbox();

async function search(query: IndicativeQuery): Promise<IndicativeContent> {
  const body = { query };
  return (await sandbox.call<IndicativeSearchResponse>({ path: SEARCH, body })).body.content;
}

test("for any search, quotes refer to existing entries and are grouped once, cheapest first", async () => {
  let found = 0;
  const isConsistent = async (query: IndicativeQuery) => {
    const content = await search(query);
    expect(checkIndicativeContent(content)).toEqual([]);
    found += Object.keys(content.results.quotes).length;
  };
  const queries = anyIndicativeQuery(NOON);
  await fc.assert(fc.asyncProperty(queries, isConsistent), { seed: 4, numRuns: 18 });
  expect(found).toBeGreaterThan(500);
});

test("the same request returns the same bytes, cached or recomputed", async () => {
  const makesAnew = createTestSandbox({ cacheBytes: 0 });
  for (const query of fc.sample(anyIndicativeQuery(NOON), { seed: 5, numRuns: 4 })) {
    const request = { path: SEARCH, body: { query } };
    const { text } = await makesAnew.call(request);
    for (const { call } of [makesAnew, sandbox, sandbox]) {
      expect((await call(request)).text).toBe(text);
    }
  }
});

const ROUTES = [
  ...["LHR-EDI", "LHR-JFK", "CDG-SIN", "EDI-LON", "SYD-MEL"],
  ...["NRT-LAX", "GRU-LIS", "DXB-BOM", "FRA-MUC", "DUB-STN"],
];
const DATES = [
  { year: 2027, month: 2, day: 10 },
  { year: 2027, month: 5, day: 14 },
  { year: 2027, month: 8, day: 22 },
];
const PAIRS = ROUTES.flatMap((route) => DATES.map((date) => ({ route, date })));

test("a quote matches the cheapest live price of its kind and date within the stated tolerance", async () => {
  const compared: string[] = [];
  const apart: string[] = [];
  for (const { route, date } of PAIRS) {
    const [from = "", to = ""] = route.split("-");
    const live = await livePrices(from, to, date);
    for (const [trip, quoted] of await quotedPrices(from, to, date)) {
      const price = live.get(trip) ?? Number.NaN;
      const line = `${route} ${date.month}/${date.day}, ${trip}: ${quoted}, live ${price}`;
      compared.push(line);
      // Quotes are in whole units: half a unit is no disagreement.
      const distance = Math.abs(quoted - price) - 0.5;
      if (!(distance <= (price * INDICATIVE_TOLERANCE) / 1000)) apart.push(line);
    }
  }
  expect(PAIRS).toHaveLength(30);
  expect(compared.length).toBeGreaterThan(40);
  expect(apart).toEqual([]);
});

/** The lowest price of a pair of airports, without stops and with: "1-2 direct", "1-2 stops". */
type Prices = ReadonlyMap<string, number>;

function lowestOf(prices: readonly (readonly [trip: string, price: number])[]): Prices {
  const lowest = new Map<string, number>();
  for (const [trip, price] of prices) {
    lowest.set(trip, Math.min(price, lowest.get(trip) ?? price));
  }
  return lowest;
}

async function quotedPrices(from: string, to: string, date: LocalDate): Promise<Prices> {
  const { query } = indicativeSearch(from, to);
  const queryLegs = query.queryLegs.map(({ originPlace, destinationPlace }) => {
    return { originPlace, destinationPlace, fixedDate: date };
  });
  const { results, groupingOptions } = await search({ ...query, queryLegs });
  const groups = groupingOptions.byRoute?.quotesGroups ?? [];
  return lowestOf(
    groups.flatMap(({ originPlaceId, destinationPlaceId, quoteIds }) => {
      const pair = `${originPlaceId}-${destinationPlaceId}`;
      return quoteIds
        .flatMap((id) => results.quotes[id] ?? [])
        .map(({ isDirect, minPrice }) => {
          return [`${pair} ${isDirect ? "direct" : "stops"}`, amountOf(minPrice)] as const;
        });
    }),
  );
}

/** In whole units of the currency. */
async function livePrices(from: string, to: string, date: LocalDate): Promise<Prices> {
  const { query } = liveSearch(from, to);
  const queryLegs = query.queryLegs.map((leg) => ({ ...leg, date }));
  const created = await sandbox.call<LiveSearchResponse>({
    path: CREATE,
    body: { query: { ...query, queryLegs } },
  });
  sandbox.wait(20_000);
  const path = `${POLL}/${created.body.sessionToken}`;
  const { body: done } = await sandbox.call<LiveSearchResponse>({ method: "POST", path });
  expect(done.status).toBe("RESULT_STATUS_COMPLETE");
  const { itineraries = {}, legs = {} } = (done.content ?? created.body.content)?.results ?? {};
  return lowestOf(
    Object.values(itineraries).map(({ legIds: [id = ""], pricingOptions }) => {
      const pair = `${legs[id]?.originPlaceId}-${legs[id]?.destinationPlaceId}`;
      const price = Math.min(...pricingOptions.map((option) => amountOf(option.price))) / 1000;
      return [`${pair} ${legs[id]?.stopCount === 0 ? "direct" : "stops"}`, price] as const;
    }),
  );
}
