import { describe, expect, test } from "vitest";
import type { Itinerary, LiveContent, LiveQuery } from "../../../../contract/src/types.ts";
import { liveQuery } from "../testing/queries.ts";
import { airportNamed, createTestWorld, NOW, ORIGIN } from "../testing/test-world.ts";
import { planLiveSearch } from "./live-plan.ts";
import { liveViewOf } from "./live-view.ts";

const world = createTestWorld();
const search = (query: LiveQuery, options = {}) =>
  liveViewOf(planLiveSearch(world, query, { now: NOW, origin: ORIGIN, ...options }));

test("the same search gives the same bytes, in this world and in a rebuilt one", () => {
  const query = liveQuery("LHR-JFK-LHR", [60, 67], { childrenAges: [4] });
  const first = JSON.stringify(search(query));
  expect(JSON.stringify(search(query)) === first).toBe(true);
  const again = liveViewOf(planLiveSearch(createTestWorld(), query, { now: NOW, origin: ORIGIN }));
  expect(JSON.stringify(again) === first).toBe(true);
});

describe("filters only remove", () => {
  const query = liveQuery("LHR-JFK-LHR", [60, 67], { includeSustainabilityData: true });
  const all = search(query).results.itineraries;
  const options = (itinerary: Itinerary | undefined) =>
    (itinerary?.pricingOptions ?? []).map((option) => JSON.stringify(option));
  const carriersOf = (content: LiveContent) =>
    Object.values(content.results.segments).map(
      ({ marketingCarrierId }) => content.results.carriers[marketingCarrierId]?.iata,
    );

  test.each<[string, Partial<LiveQuery>]>([
    ["included carriers", { includedCarriersIds: ["BA", "AA"] }],
    ["excluded carriers", { excludedCarriersIds: ["BA", "VS"] }],
    ["included agents", { includedAgentsIds: ["mkbl", "lrem", "wblg"] }],
    ["excluded agents", { excludedAgentsIds: ["mkbl", "lrem"] }],
    ["both", { includedCarriersIds: ["BA", "VS"], excludedCarriersIds: ["BA"] }],
  ])("%s", (_, filter) => {
    const kept = search({ ...query, ...filter }).results.itineraries;
    const ids = Object.keys(kept);
    expect(ids.length).toBeGreaterThan(0);
    const count = (its: Readonly<Record<string, Itinerary>>) =>
      Object.values(its).reduce((sum, { pricingOptions }) => sum + pricingOptions.length, 0);
    expect(count(kept)).toBeLessThan(count(all));
    for (const id of ids) {
      expect(options(all[id])).toEqual(expect.arrayContaining(options(kept[id])));
      expect(kept[id]?.sustainabilityData).toEqual(all[id]?.sustainabilityData);
    }
  });

  test("the results have only the requested carriers and agents", () => {
    const only = search({ ...query, includedCarriersIds: ["BA"] });
    expect(new Set(carriersOf(only))).toEqual(new Set(["BA"]));
    const without = search({ ...query, excludedCarriersIds: ["BA"] });
    expect(carriersOf(without)).not.toContain("BA");
    const agents = search({ ...query, includedAgentsIds: ["mkbl", "lrem"] }).results.agents;
    expect(Object.keys(agents).sort()).toEqual(["lrem", "mkbl"]);
  });

  test("an unknown carrier leaves no results", () => {
    const { results, stats } = search({ ...query, includedCarriersIds: ["X9"] });
    expect(results.itineraries).toEqual({});
    expect(stats.total.count).toBe(0);
  });
});

test("a return trip takes the flights of the two one-way searches", () => {
  const [there, back] = [search(liveQuery("EDI-FCO", [60])), search(liveQuery("FCO-EDI", [67]))];
  const { legs, segments } = search(liveQuery("EDI-FCO-EDI", [60, 67])).results;
  const oneWay = { ...there.results.legs, ...back.results.legs };
  const oneWaySegments = { ...there.results.segments, ...back.results.segments };
  expect(Object.keys(legs).length).toBeGreaterThan(10);
  for (const [id, leg] of Object.entries(legs)) expect(leg).toEqual(oneWay[id]);
  for (const [id, segment] of Object.entries(segments)) expect(segment).toEqual(oneWaySegments[id]);
});

test("searches from nearby airports and from the city have the same flights as from the airport", () => {
  const near = search(liveQuery("LHR-EDI", [60], { nearbyAirports: true })).results.legs;
  const city = search(liveQuery("LON-EDI", [60])).results.legs;
  const alone = search(liveQuery("LHR-EDI", [60])).results.legs;
  const origins = new Set(Object.values(near).map(({ originPlaceId }) => originPlaceId));
  expect(origins.size).toBeGreaterThan(2);
  const destinations = new Set(
    Object.values(near).map(({ destinationPlaceId }) => destinationPlaceId),
  );
  expect([...destinations]).toEqual([airportNamed(world, "EDI").entityId]);
  for (const [id, leg] of Object.entries(alone)) {
    if (near[id]) expect(near[id]).toEqual(leg);
    if (city[id]) expect(city[id]).toEqual(leg);
  }
  expect(Object.keys(alone).filter((id) => near[id] && city[id]).length).toBeGreaterThan(5);
});

test("nearby airports apply only to the origin of the first leg", () => {
  const query = liveQuery("EDI-LHR-GLA-LHR", [60, 67, 70], { nearbyAirports: true });
  const { itineraries, legs } = search({
    ...query,
    queryLegs: query.queryLegs.slice(0, 2),
  }).results;
  const originsOf = (leg: number) =>
    new Set(Object.values(itineraries).map(({ legIds }) => legs[legIds[leg] ?? ""]?.originPlaceId));
  const idsOf = (...codes: readonly string[]) =>
    new Set(codes.map((code) => airportNamed(world, code).entityId));
  expect(originsOf(0)).toEqual(idsOf("EDI", "GLA"));
  expect(originsOf(1)).toEqual(idsOf("LHR"));
});

test("as more suppliers answer, itineraries appear and prices only drop", () => {
  const plan = planLiveSearch(world, liveQuery("LHR-JFK", [60]), { now: NOW, origin: ORIGIN });
  let before: LiveContent | undefined;
  for (const [index, supplier] of [undefined, ...plan.suppliers].entries()) {
    const after = liveViewOf(plan, index);
    const hasChanged = JSON.stringify(after) !== JSON.stringify(before);
    if (supplier) expect(hasChanged).toBe(supplier.changesContent);
    for (const [id, { pricingOptions }] of Object.entries(before?.results.itineraries ?? {})) {
      const now = after.results.itineraries[id]?.pricingOptions[0]?.price.amount;
      expect(Number(now)).toBeLessThanOrEqual(Number(pricingOptions[0]?.price.amount));
    }
    before = after;
  }
  expect(JSON.stringify(before)).toBe(JSON.stringify(liveViewOf(plan)));
  const latencies = plan.suppliers.map(({ latency }) => latency);
  expect(latencies).toEqual([...latencies].sort((a, b) => a - b));
});

test("an agent that is filtered out is not a supplier", () => {
  const suppliersOf = (more: Partial<LiveQuery>) =>
    planLiveSearch(world, liveQuery("LHR-EDI", [60], more), {
      now: NOW,
      origin: ORIGIN,
    }).suppliers.map(({ agentId }) => agentId);
  const all = suppliersOf({});
  const excluded = all.slice(0, 2);
  expect(suppliersOf({ includedAgentsIds: excluded })).toEqual(excluded);
  const others = suppliersOf({ excludedAgentsIds: all });
  expect(others.filter((id) => all.includes(id))).toEqual([]);
});

test("flights that are about to leave are not sold", () => {
  const legs = Object.values(search(liveQuery("LHR-EDI", [0])).results.legs);
  expect(legs.length).toBeGreaterThan(0);
  for (const { departureDateTime } of legs) {
    expect(departureDateTime.hour * 60 + departureDateTime.minute).toBeGreaterThanOrEqual(11 * 60);
  }
});

test("all transfer types occur, and fares with and without codes", () => {
  const options = ["EDI-FCO", "BRS-AGP", "LON-NYC"].flatMap((route) =>
    Object.values(search(liveQuery(route, [45])).results.itineraries).flatMap(
      ({ pricingOptions }) => pricingOptions,
    ),
  );
  const types = new Set(options.map(({ transferType }) => transferType));
  expect([...types].sort()).toEqual([
    "TRANSFER_TYPE_MANAGED",
    "TRANSFER_TYPE_PROTECTED_SELF_TRANSFER",
    "TRANSFER_TYPE_SELF_TRANSFER",
  ]);
  const codes = options.flatMap(({ items }) => items.flatMap(({ fares }) => fares));
  expect(codes.some(({ fareBasisCode }) => fareBasisCode === "")).toBe(true);
  expect(codes.some(({ fareBasisCode }) => fareBasisCode !== "")).toBe(true);
});

test("the market changes the agents; currency and locale leave the itineraries unchanged", () => {
  const british = search(liveQuery("LHR-JFK", [60]));
  const german = search(liveQuery("LHR-JFK", [60], { locale: "de-DE", currency: "EUR" }));
  expect(Object.keys(german.results.itineraries)).toEqual(Object.keys(british.results.itineraries));
  const american = search(liveQuery("LHR-JFK", [60], { market: "US" }));
  expect(Object.keys(american.results.agents)).not.toEqual(Object.keys(british.results.agents));
});

test("six legs give itineraries of six legs each", () => {
  const query = liveQuery("LHR-JFK-LAX-SFO-ORD-BOS-LHR", [30, 33, 36, 39, 42, 45]);
  const { itineraries } = search(query).results;
  expect(Object.keys(itineraries).length).toBeGreaterThan(50);
  expect(Object.values(itineraries).every(({ legIds }) => legIds.length === 6)).toBe(true);
});

test("eco contenders are rare with a negative delta, and the data is null unless requested", () => {
  const query = liveQuery("LHR-JFK", [60], { includeSustainabilityData: true });
  const data = Object.values(search(query).results.itineraries).map(
    ({ sustainabilityData }) => sustainabilityData,
  );
  const contenders = data.filter((datum) => datum?.isEcoContender);
  expect(contenders.length).toBeGreaterThan(0);
  expect(contenders.length).toBeLessThan(data.length / 2);
  expect(contenders.every((datum) => (datum?.ecoContenderDelta ?? 0) <= -6)).toBe(true);
  expect(
    data.filter((datum) => !datum?.isEcoContender).every((datum) => datum?.ecoContenderDelta === 0),
  ).toBe(true);
  const unasked = search(liveQuery("LHR-JFK", [60])).results.itineraries;
  expect(
    Object.values(unasked).every(({ sustainabilityData }) => sustainabilityData === null),
  ).toBe(true);
});
