import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DateGroup, IndicativeQuery, RouteGroup } from "../../../../contract/src/types.ts";
import { validateResponse } from "../../../../contract/src/validate/validate-response.ts";
import { dayNumber } from "../base/calendar.ts";
import { planLiveSearch } from "../live/live-plan.ts";
import { liveViewOf } from "../live/live-view.ts";
import { dateIn, indicativeQuery, type LegTime, liveQuery } from "../testing/queries.ts";
import { createTestWorld, NOW, ORIGIN } from "../testing/test-world.ts";
import { INDICATIVE_TOLERANCE, searchIndicative } from "./search-indicative.ts";

const world = createTestWorld();
const search = (query: IndicativeQuery) =>
  searchIndicative(world, query, { now: NOW, origin: ORIGIN });

const month = (year: number, number: number) => ({
  dateRange: { startDate: { year, month: number }, endDate: { year, month: number } },
});
const MAY = month(2027, 5);
const ANYTIME = { anytime: true };
const GROUPINGS = [
  "DATE_TIME_GROUPING_TYPE_UNSPECIFIED",
  "DATE_TIME_GROUPING_TYPE_BY_DATE",
  "DATE_TIME_GROUPING_TYPE_BY_MONTH",
] as const;

const GERMANY = world.data.countries.find(({ code }) => code === "DE")?.entityId ?? "";
const queries = fc
  .record({
    route: fc.constantFrom("LHR-EDI", "LON-NYC", "MAD-BKK", `LHR-${GERMANY}`, "EDI-*", "*-EDI"),
    dates: fc.constantFrom<LegTime>(
      MAY,
      ANYTIME,
      { fixedDate: dateIn(40) },
      { dateRange: { startDate: { year: 2027, month: 3 }, endDate: { year: 2027, month: 6 } } },
    ),
    isReturn: fc.boolean(),
    dateTimeGroupingType: fc.constantFrom(...GROUPINGS),
    currency: fc.constantFrom("GBP", "JPY", "KWD"),
  })
  .map(({ route, dates, isReturn, ...more }) => {
    const back = isReturn ? `${route}-${route.split("-")[0]}` : route;
    return indicativeQuery(back, [dates, dates], more);
  });

/** The same searches in every run, each made once and looked at from all sides. */
const SEARCHES = fc.sample(queries, { numRuns: 24, seed: 20_270_301 }).map((query) => ({
  query,
  content: search(query),
}));

test("responses satisfy the contract", () => {
  for (const { content } of SEARCHES) {
    const body = { status: "RESULT_STATUS_COMPLETE", content };
    expect(validateResponse("searchIndicative", 200, body)).toEqual([]);
  }
});

test("each quote is in exactly one group of each kind, cheapest first", () => {
  for (const { query, content } of SEARCHES) {
    const { quotes } = content.results;
    const { byRoute, byDate } = content.groupingOptions;
    const ids = Object.keys(quotes).sort();
    const check = (groups: readonly RouteGroup[] | readonly DateGroup[] = [], expected = ids) => {
      expect(groups.flatMap(({ quoteIds }) => quoteIds).sort()).toEqual(expected);
      for (const { quoteIds } of groups) {
        const amounts = quoteIds.map((id) => Number(quotes[id]?.minPrice.amount));
        expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
      }
    };
    check(byRoute?.quotesGroups);
    check(byDate?.quotesOutboundGroups);
    check(byDate?.quotesInboundGroups, query.queryLegs.length > 1 ? ids : []);
  }
});

test("date groups are in chronological order, each date once", () => {
  for (const { content } of SEARCHES) {
    const { quotesOutboundGroups = [], quotesInboundGroups = [] } =
      content.groupingOptions.byDate ?? {};
    for (const groups of [quotesOutboundGroups, quotesInboundGroups]) {
      const firsts = groups.map(({ quoteIds: [id = ""] }) => {
        const { outboundLeg, inboundLeg } = content.results.quotes[id] ?? {};
        const leg = groups === quotesOutboundGroups ? outboundLeg : inboundLeg;
        const { year = 0, month = 0, day = 0 } = leg?.departureDateTime ?? {};
        return dayNumber({ year, month, day });
      });
      expect(firsts).toEqual([...new Set(firsts)].sort((a, b) => a - b));
    }
  }
});

test("every id resolves, and no unused place or carrier is listed", () => {
  for (const { query, content } of SEARCHES) {
    const { quotes, carriers, places } = content.results;
    const used = Object.values(quotes).flatMap(({ outboundLeg, inboundLeg }) =>
      query.queryLegs.length > 1 && inboundLeg ? [outboundLeg, inboundLeg] : [outboundLeg],
    );
    const parents = Object.values(places).map(({ parentId }) => parentId);
    const ends = used.flatMap((leg) => [leg.originPlaceId, leg.destinationPlaceId]);
    const placeIds = [...ends, ...parents.filter((id) => id !== "")];
    expect([...new Set(placeIds)].sort()).toEqual(Object.keys(places).sort());
    const carrierIds = used.map(({ marketingCarrierId }) => marketingCarrierId);
    expect([...new Set(carrierIds)].sort()).toEqual(Object.keys(carriers).sort());
  }
});

test("quotes are at most four days old, and never from the future", () => {
  for (const { outboundLeg } of Object.values(
    search(indicativeQuery("EDI-*", [ANYTIME])).results.quotes,
  )) {
    const age = NOW / 1000 - Number(outboundLeg.quoteCreationTimestamp);
    expect(age).toBeGreaterThanOrEqual(0);
    expect(age).toBeLessThanOrEqual(4 * 86_400);
  }
});

test("the inbound leg of a one-way quote is empty", () => {
  const { quotes } = search(indicativeQuery("LHR-EDI", [MAY])).results;
  expect(Object.values(quotes)[0]?.inboundLeg).toEqual({
    originPlaceId: "",
    destinationPlaceId: "",
    departureDateTime: { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 },
    quoteCreationTimestamp: "0",
    marketingCarrierId: "",
  });
});

describe("periods", () => {
  const quotesOf = (query: IndicativeQuery) => Object.values(search(query).results.quotes);
  const byDate = { dateTimeGroupingType: "DATE_TIME_GROUPING_TYPE_BY_DATE" } as const;

  test("by date, each day has at most one direct and one other quote, and some are missing", () => {
    const quotes = quotesOf(indicativeQuery("LHR-MAD", [MAY], byDate));
    const days = quotes.map(
      ({ outboundLeg, isDirect }) => `${outboundLeg.departureDateTime.day}${isDirect}`,
    );
    expect(new Set(days).size).toBe(days.length);
    expect(days.length).toBeGreaterThan(30);
    expect(days.length).toBeLessThan(62);
  });

  test("by month, each month has at most one direct and one other quote", () => {
    const quotes = quotesOf(indicativeQuery("LHR-MAD", [ANYTIME]));
    const months = quotes.map(
      ({ outboundLeg: { departureDateTime: at }, isDirect }) =>
        `${at.year}-${at.month}-${isDirect}`,
    );
    expect(new Set(months).size).toBe(months.length);
    expect(months.length).toBeGreaterThanOrEqual(20);
  });

  test("anywhere has over 80 destinations, with at most two quotes each", () => {
    const { groupingOptions } = search(indicativeQuery("LHR-*", [ANYTIME]));
    const groups = groupingOptions.byRoute?.quotesGroups ?? [];
    expect(groups.length).toBeGreaterThan(80);
    expect(groups.every(({ quoteIds }) => quoteIds.length <= 2)).toBe(true);
  });

  test("quotes are only for requested dates, from tomorrow on", () => {
    const march = quotesOf(
      indicativeQuery("LHR-EDI-LHR", [month(2027, 3), month(2027, 3)], byDate),
    );
    expect(march.length).toBeGreaterThan(0);
    for (const { outboundLeg, inboundLeg } of march) {
      const { departureDateTime: out } = outboundLeg;
      expect(out).toMatchObject({ year: 2027, month: 3 });
      expect(out.day).toBeGreaterThanOrEqual(2);
      expect(inboundLeg?.departureDateTime.month).toBe(3);
      expect(inboundLeg?.departureDateTime.day).toBeGreaterThanOrEqual(out.day);
    }
    expect(quotesOf(indicativeQuery("LHR-EDI", [{ fixedDate: dateIn(0) }]))).toEqual([]);
    expect(quotesOf(indicativeQuery("LHR-EDI", [month(2026, 5)]))).toEqual([]);
  });
});

test("a quote is the same in every search, and a repeated search gives the same bytes", () => {
  const anywhere = search(indicativeQuery("LHR-*", [MAY])).results.quotes;
  const own = search(indicativeQuery("LHR-MAD", [MAY])).results.quotes;
  const shared = Object.keys(own).filter((id) => anywhere[id]);
  expect(shared.length).toBeGreaterThan(0);
  for (const id of shared) expect(anywhere[id]).toEqual(own[id]);
  const query = indicativeQuery("LON-NYC", [MAY]);
  expect(JSON.stringify(search(query))).toBe(JSON.stringify(search(query)));
});

describe("quotes agree with the live search for their date", () => {
  const PAIRS =
    "LHR-JFK LHR-EDI MAN-PMI CDG-MAD FRA-SIN STN-DUB LGW-AGP AMS-BCN JFK-LAX SFO-NRT SYD-MEL DEL-BOM GRU-EZE DXB-LHR IST-CDG MAD-BKK".split(
      " ",
    );
  const cases = PAIRS.flatMap((pair) =>
    [9, 47, 200].flatMap((days) => [
      { route: pair, days: [days] },
      { route: `${pair}-${pair.split("-")[0]}`, days: [days, days + 7] },
    ]),
  );

  test(`within ${INDICATIVE_TOLERANCE / 10} %, one way and return, in at least 60 comparisons`, () => {
    const compared = cases.flatMap(({ route, days }) => {
      const dates = days.map((day) => ({ fixedDate: dateIn(day) }));
      const quotes = Object.values(search(indicativeQuery(route, dates)).results.quotes);
      const lowest = lowestLivePrices(route, days);
      return quotes.map(({ isDirect, minPrice }) => ({
        case: `${route} in ${days.join(" and ")} days, direct: ${isDirect}`,
        quote: Number(minPrice.amount),
        live: lowest(isDirect),
      }));
    });
    expect(compared.length).toBeGreaterThanOrEqual(60);
    const off = compared.filter(
      ({ quote, live }) => Math.abs(quote - live) > (live * INDICATIVE_TOLERANCE) / 1000 + 0.5,
    );
    expect(off).toEqual([]);
  });

  /** Any two airports with a flight between them, one way or return, near dates and far ones. */
  const flown = fc.record({
    airports: fc
      .constantFrom(...world.routesFrom.flat())
      .map(({ from, to }) => [from.iata, to.iata] as const),
    days: fc.integer({ min: 1, max: 300 }),
    stay: fc.constantFrom(undefined, 2, 7),
  });

  test("a date with quotes has a direct one exactly if the live search has direct flights", () => {
    let withDirect = 0;
    fc.assert(
      fc.property(flown, ({ airports: [from, to], days, stay }) => {
        const route = stay === undefined ? `${from}-${to}` : `${from}-${to}-${from}`;
        const all = stay === undefined ? [days] : [days, days + stay];
        const dates = all.map((day) => ({ fixedDate: dateIn(day) }));
        const quotes = Object.values(search(indicativeQuery(route, dates)).results.quotes);
        if (quotes.length === 0) return;
        const hasDirect = Number.isFinite(lowestLivePrices(route, all)(true));
        if (hasDirect) withDirect += 1;
        expect(quotes.some(({ isDirect }) => isDirect)).toBe(hasDirect);
      }),
      { numRuns: 90, seed: 20_270_301 },
    );
    expect(withDirect).toBeGreaterThan(30);
  });

  function lowestLivePrices(route: string, days: readonly number[]) {
    const plan = planLiveSearch(world, liveQuery(route, days), { now: NOW, origin: ORIGIN });
    const { itineraries, legs } = liveViewOf(plan).results;
    const priced = Object.values(itineraries).map(({ legIds, pricingOptions }) => ({
      isDirect: legIds.every((id) => legs[id]?.stopCount === 0),
      price: Number(pricingOptions[0]?.price.amount) / 1000,
    }));
    return (isDirect: boolean) =>
      Math.min(...priced.filter((quote) => quote.isDirect === isDirect).map(({ price }) => price));
  }
});
