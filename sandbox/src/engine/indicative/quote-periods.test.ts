import { expect, test } from "vitest";
import type { IndicativeQuery } from "../../../../contract/src/types.ts";
import { dayOfInstant } from "../base/calendar.ts";
import type { ResultsSize } from "../journeys/results-shape.ts";
import { agentsInMarket } from "../journeys/seller.ts";
import { dateIn, indicativeQuery } from "../testing/queries.ts";
import { airportNamed, createTestWorld, NOW, ORIGIN } from "../testing/test-world.ts";
import { createQuoteFinder } from "./quote-finder.ts";
import { searchIndicative } from "./search-indicative.ts";

const world = createTestWorld();
const BY_DATE = { dateTimeGroupingType: "DATE_TIME_GROUPING_TYPE_BY_DATE" } as const;
const months = (start: number, end: number) => ({
  dateRange: { startDate: { year: 2027, month: start }, endDate: { year: 2027, month: end } },
});
const quotesOf = (query: IndicativeQuery, size: ResultsSize = "normal") =>
  Object.entries(searchIndicative(world, query, { now: NOW, origin: ORIGIN, size }).results.quotes);

test("by date, a fixed departure has quotes for most return days of a month", () => {
  const out = { fixedDate: dateIn(50) };
  const quotes = quotesOf(indicativeQuery("LHR-EDI-LHR", [out, months(5, 5)], BY_DATE));
  const returns = quotes.map(([, { inboundLeg }]) => inboundLeg?.departureDateTime.day);
  expect(new Set(returns).size).toBeGreaterThan(20);
});

test("by date, two months have quotes per day, but three months only per month", () => {
  const count = (start: number, end: number) =>
    quotesOf(indicativeQuery("LHR-EDI", [months(start, end)], BY_DATE)).length;
  expect(count(7, 8)).toBeGreaterThan(60);
  expect(count(7, 9)).toBeLessThanOrEqual(6);
});

test("size few gives three quotes, one gives one and none gives none", () => {
  const query = indicativeQuery("LHR-EDI", [months(7, 8)]);
  const sizes = (["few", "one", "none"] as const).map((size) => quotesOf(query, size).length);
  expect(sizes).toEqual([3, 1, 0]);
});

test.each([
  ["LHR-EDI", "EDI-LHR", /^lhr-edi-\d{6}-\d{6}-(direct|stops)$/],
  ["LHR-EDI", "GLA-LHR", /^lhr-edi-\d{6}-gla-lhr-\d{6}-(direct|stops)$/],
  ["LHR-EDI", "EDI-LGW", /^lhr-edi-\d{6}-edi-lgw-\d{6}-(direct|stops)$/],
])("the id of a quote for %s and %s names its airports", (there, back, id) => {
  const [leg] = indicativeQuery(there, [months(5, 5)]).queryLegs;
  const query = indicativeQuery(back, [months(5, 5)]);
  const ids = quotesOf({ ...query, queryLegs: [...(leg ? [leg] : []), ...query.queryLegs] });
  expect(ids.length).toBeGreaterThan(0);
  for (const [one] of ids) expect(one).toMatch(id);
});

test("on a same-day return, the second flight departs after the first has landed", () => {
  const today = dayOfInstant(NOW);
  const find = createQuoteFinder({
    world,
    agents: agentsInMarket(world.data.agents, "UK"),
    now: NOW,
    periodOf: ({ outbound }) => outbound,
  });
  const [lhr, edi] = [airportNamed(world, "LHR"), airportNamed(world, "EDI")];
  const days = Array.from({ length: 6 }, (_, index) => today + 30 + index);
  const found = find(
    { outbound: [lhr, edi], inbound: [edi, lhr] },
    days.map((day) => ({ outbound: day, inbound: day })),
  );
  expect(found.length).toBeGreaterThan(5);
  for (const { trip } of found) {
    const [out, home] = trip.journeys.map(({ flights }) => flights);
    const landing = out?.at(-1)?.flight.arrival ?? Number.POSITIVE_INFINITY;
    expect(home?.[0]?.flight.departure).toBeGreaterThan(landing);
  }
});
