import fc from "fast-check";
import { expect, test } from "vitest";
import type { LiveContent } from "../../../../contract/src/types.ts";
import { validateResponse } from "../../../../contract/src/validate/validate-response.ts";
import { dayNumber } from "../base/calendar.ts";
import { liveQuery } from "../testing/queries.ts";
import { createTestWorld, NOW, ORIGIN } from "../testing/test-world.ts";
import { planLiveSearch } from "./live-plan.ts";
import { liveViewOf } from "./live-view.ts";

const world = createTestWorld();

const ROUTES = ["LHR-JFK", "LON-NYC", "EDI-FCO", "BRS-AGP", "MAD-BKK", "SYD-LHR", "ABZ-KOA"];
const queries = fc
  .record({
    route: fc.constantFrom(...ROUTES),
    isReturn: fc.boolean(),
    days: fc.integer({ min: 0, max: 320 }),
    stay: fc.integer({ min: 0, max: 30 }),
    currency: fc.constantFrom("GBP", "JPY", "KWD", "EUR"),
    market: fc.constantFrom("UK", "US", "JP"),
    cabinClass: fc.constantFrom(
      "CABIN_CLASS_ECONOMY",
      "CABIN_CLASS_PREMIUM_ECONOMY",
      "CABIN_CLASS_BUSINESS",
      "CABIN_CLASS_FIRST",
    ),
    adults: fc.integer({ min: 1, max: 8 }),
    childrenAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
    nearbyAirports: fc.boolean(),
    includeSustainabilityData: fc.boolean(),
  })
  .map(({ route, isReturn, days, stay, ...more }) => {
    const back = isReturn ? `${route}-${route.split("-")[0]}` : route;
    return liveQuery(back, [days, days + stay], more);
  });

/** The same searches in every run, each made once and looked at from all sides. */
const SEARCHES = fc.sample(queries, { numRuns: 30, seed: 20_270_301 }).map((query) => ({
  query,
  content: liveViewOf(planLiveSearch(world, query, { now: NOW, origin: ORIGIN })),
}));

test("responses satisfy the contract", () => {
  for (const { content } of SEARCHES) {
    const body = {
      sessionToken: "token",
      status: "RESULT_STATUS_COMPLETE",
      action: "RESULT_ACTION_REPLACED",
      content: content,
    };
    expect(validateResponse("createLiveSearch", 200, body)).toEqual([]);
  }
});

test("every id resolves, and no unused record is listed", () => {
  for (const { content } of SEARCHES) {
    const { results } = content;
    const { itineraries, legs, segments, places, carriers, agents, alliances } = results;
    const options = Object.values(itineraries).flatMap(({ pricingOptions }) => pricingOptions);
    const items = options.flatMap(({ items }) => items);
    const legList = Object.values(legs);
    const segmentList = Object.values(segments);
    same(
      Object.values(itineraries).flatMap(({ legIds }) => legIds),
      legs,
    );
    same(
      legList.flatMap(({ segmentIds }) => segmentIds),
      segments,
    );
    within(
      items.flatMap(({ fares }) => fares.map(({ segmentId }) => segmentId)),
      segments,
    );
    same(
      [...options.flatMap(({ agentIds }) => agentIds), ...items.map(({ agentId }) => agentId)],
      agents,
    );
    same(
      segmentList.flatMap(({ marketingCarrierId, operatingCarrierId }) => [
        marketingCarrierId,
        operatingCarrierId,
      ]),
      carriers,
    );
    within(
      legList.flatMap(({ marketingCarrierIds, operatingCarrierIds }) => [
        ...marketingCarrierIds,
        ...operatingCarrierIds,
      ]),
      carriers,
    );
    same(
      Object.values(carriers)
        .map(({ allianceId }) => allianceId)
        .filter((id) => id !== ""),
      alliances,
    );
    const ends = segmentList.flatMap(({ originPlaceId, destinationPlaceId }) => [
      originPlaceId,
      destinationPlaceId,
    ]);
    const parents = Object.values(places).map(({ parentId }) => parentId);
    same([...ends, ...parents.filter((id) => id !== "")], places);
  }
});

function within(ids: readonly string[], map: Readonly<Record<string, unknown>>) {
  expect(ids.filter((id) => !Object.hasOwn(map, id))).toEqual([]);
}

function same(ids: readonly string[], map: Readonly<Record<string, unknown>>) {
  expect([...new Set(ids)].sort()).toEqual(Object.keys(map).sort());
}

test("legs match their segments in places, times, durations and stops", () => {
  for (const { content } of SEARCHES) {
    const { legs, segments } = content.results;
    for (const leg of Object.values(legs)) {
      const parts = leg.segmentIds.map((id) => segments[id]);
      expect(leg.stopCount).toBe(parts.length - 1);
      expect(leg.originPlaceId).toBe(parts[0]?.originPlaceId);
      expect(leg.destinationPlaceId).toBe(parts.at(-1)?.destinationPlaceId);
      expect(leg.departureDateTime).toEqual(parts[0]?.departureDateTime);
      expect(leg.arrivalDateTime).toEqual(parts.at(-1)?.arrivalDateTime);
      const elapsed =
        utcOf(leg.arrivalDateTime, leg.destinationPlaceId) -
        utcOf(leg.departureDateTime, leg.originPlaceId);
      expect(Math.abs(elapsed - leg.durationInMinutes) % 60).toBe(0);
      expect(Math.abs(elapsed - leg.durationInMinutes)).toBeLessThanOrEqual(60);
      const flown = parts.reduce((sum, part) => sum + (part?.durationInMinutes ?? 0), 0);
      const waits = leg.durationInMinutes - flown;
      expect(waits).toBeGreaterThanOrEqual(50 * leg.stopCount);
    }
  }
});

/** An hour that the clocks tell twice may be off by one: offsets are looked up by local time. */
function utcOf(time: LiveContent["results"]["legs"][string]["departureDateTime"], placeId: string) {
  const airport = world.airports.find(({ entityId }) => entityId === placeId);
  const local = dayNumber(time) * 1440 + time.hour * 60 + time.minute;
  return local - (airport?.offsetAt(local) ?? 0);
}

test("trips have the requested legs and dates, each leg after the previous one", () => {
  for (const { query, content } of SEARCHES) {
    const { itineraries, legs } = content.results;
    for (const { legIds } of Object.values(itineraries)) {
      const trip = legIds.map((id) => legs[id]);
      expect(trip.length).toBe(query.queryLegs.length);
      for (const [index, leg] of trip.entries()) {
        const { year, month, day } = leg?.departureDateTime ?? { year: 0, month: 0, day: 0 };
        expect({ year, month, day }).toEqual(query.queryLegs[index]?.date);
      }
      const [out, back] = trip;
      if (!out || !back) continue;
      const landing = utcOf(out.arrivalDateTime, out.destinationPlaceId);
      expect(utcOf(back.departureDateTime, back.originPlaceId)).toBeGreaterThan(landing - 60);
    }
  }
});

test("item prices add up, options are cheapest first, all in whole coins", () => {
  for (const { query, content } of SEARCHES) {
    const coin = { GBP: 10n, EUR: 10n, JPY: 1000n, KWD: 1n }[query.currency] ?? 1n;
    for (const { pricingOptions } of Object.values(content.results.itineraries)) {
      const amounts = pricingOptions.map(({ price }) => BigInt(price.amount));
      expect(amounts.length).toBeGreaterThan(0);
      expect(amounts.every((amount, index) => amount >= (amounts[index - 1] ?? 0n))).toBe(true);
      for (const { price, items, agentIds } of pricingOptions) {
        const sum = items.reduce((total, { price }) => total + BigInt(price.amount), 0n);
        expect(sum).toBe(BigInt(price.amount));
        expect(sum % coin).toBe(0n);
        expect(new Set(items.map(({ agentId }) => agentId))).toEqual(new Set(agentIds));
      }
    }
  }
});

test("each option covers each segment exactly once", () => {
  for (const { content } of SEARCHES) {
    const { itineraries, legs } = content.results;
    for (const { pricingOptions, legIds } of Object.values(itineraries)) {
      const flown = legIds.flatMap((id) => legs[id]?.segmentIds ?? []);
      for (const { items } of pricingOptions) {
        expect(items.flatMap(({ fares }) => fares.map(({ segmentId }) => segmentId))).toEqual(
          flown,
        );
      }
    }
  }
});
