import { expect, test } from "vitest";
import type { LiveQuery } from "../../../contract/src/types.ts";
import { liveSearch } from "../testing/searches.ts";
import { createTestSandbox } from "../testing/test-sandbox.ts";
import { LIMITS } from "./limits.ts";

const { call } = createTestSandbox({ rateLimits: { count: async () => 1 } });
const { query: plain } = liveSearch("LHR", "EDI");

/** Fields and messages of what is refused; nothing where the search is answered. */
async function refusals(change: Partial<LiveQuery>) {
  const body = { query: { ...plain, ...change } };
  const path = "/apiservices/v3/flights/live/search/create";
  const answer = await call({ path, body });
  return answer.status === 200 ? [] : answer.body.details.map(({ field }) => field);
}

test("adults and children's ages are accepted up to their limits, and not beyond", async () => {
  expect(await refusals({ adults: LIMITS.adults })).toEqual([]);
  expect(await refusals({ adults: LIMITS.adults + 1 })).toEqual(["query.adults"]);
  expect(await refusals({ childrenAges: [0, LIMITS.oldestChild] })).toEqual([]);
  expect(await refusals({ childrenAges: [5, LIMITS.oldestChild + 1] })).toEqual([
    "query.childrenAges[1]",
  ]);
});

test("each infant needs an adult; a child with a seat needs none", async () => {
  const { seatAge } = LIMITS;
  expect(await refusals({ adults: 1, childrenAges: [seatAge - 1] })).toEqual([]);
  expect(await refusals({ adults: 1, childrenAges: [0, seatAge - 1] })).toEqual([
    "query.childrenAges",
  ]);
  expect(await refusals({ adults: 1, childrenAges: [seatAge, seatAge] })).toEqual([]);
});

test("nearby airports are for at most two legs", async () => {
  const [leg] = plain.queryLegs;
  if (!leg) throw new Error("The search has no leg.");
  const legs = [leg, leg, leg];
  expect(await refusals({ nearbyAirports: true })).toEqual([]);
  expect(await refusals({ nearbyAirports: true, queryLegs: legs })).toEqual([
    "query.nearbyAirports",
  ]);
  expect(await refusals({ nearbyAirports: false, queryLegs: legs })).toEqual([]);
});

test("a leg may be on the same day as the previous one, but not earlier", async () => {
  const [leg] = plain.queryLegs;
  if (!leg) throw new Error("The search has no leg.");
  const earlier = { ...leg, date: { ...leg.date, day: leg.date.day - 1 } };
  expect(await refusals({ queryLegs: [leg, leg] })).toEqual([]);
  expect(await refusals({ queryLegs: [leg, earlier] })).toEqual(["query.queryLegs[1].date"]);
});

test("an id has at least one byte and at most LIMITS.idBytes, counted in JSON", async () => {
  const longest = "x".repeat(LIMITS.idBytes);
  expect(await refusals({ includedAgentsIds: [longest] })).toEqual([]);
  expect(await refusals({ includedAgentsIds: [`${longest}x`] })).toEqual([
    "query.includedAgentsIds[0]",
  ]);
  expect(await refusals({ excludedAgentsIds: ["ok", "\u0001\u0001\u0001"] })).toEqual([
    "query.excludedAgentsIds[1]",
  ]);
  expect(await refusals({ includedCarriersIds: [""] })).toEqual(["query.includedCarriersIds[0]"]);
});

test("reports unknown codes in their fields, with their kind and the nearest one", async () => {
  const body = { query: { ...plain, market: "GB", locale: "en-XB", currency: "EURO" } };
  const path = "/apiservices/v3/flights/live/search/create";
  const { body: refused } = await call({ path, body });
  expect(refused.message).toContain("query.market is not a known market; the nearest is UK");
  expect(refused.details.map(({ field }) => field)).toEqual([
    "query.market",
    "query.locale",
    "query.currency",
  ]);
});

test.each<[Partial<LiveQuery>, string, unknown]>([
  [{ adults: 9 }, "query.adults", 9],
  [{ childrenAges: [5, 18] }, "query.childrenAges[1]", 18],
  [{ childrenAges: [-1] }, "query.childrenAges[0]", -1],
  [{ adults: 1, childrenAges: [0, 0, 1, 9] }, "query.childrenAges", 3],
])("reports the mistake about the travellers in %j", async (change, field, received) => {
  const path = "/apiservices/v3/flights/live/search/create";
  const { body } = await call({ path, body: { query: { ...plain, ...change } } });
  expect(body.details).toMatchObject([{ field, received }]);
});

test("a leg is compared with the previous one, not with the first", async () => {
  const [leg] = plain.queryLegs;
  if (!leg) throw new Error("The search has no leg.");
  const queryLegs = [14, 16, 15].map((day) => ({ ...leg, date: { ...leg.date, day } }));
  expect(await refusals({ queryLegs })).toEqual(["query.queryLegs[2].date"]);
});

test("allows nearby airports on a return trip, and refuses them on an open jaw", async () => {
  const [leg] = plain.queryLegs;
  if (!leg) throw new Error("The search has no leg.");
  const { originPlaceId, destinationPlaceId } = leg;
  const back = { ...leg, originPlaceId: destinationPlaceId, destinationPlaceId: originPlaceId };
  const nearby = (second: typeof leg) =>
    refusals({ adults: LIMITS.adults + 1, nearbyAirports: true, queryLegs: [leg, second] });
  expect(await nearby(back)).toEqual(["query.adults"]);
  expect(await nearby(leg)).toEqual(["query.adults", "query.nearbyAirports"]);
  const elsewhere = { ...back, originPlaceId: { iata: "MAD" } };
  expect(await nearby(elsewhere)).toEqual(["query.adults", "query.nearbyAirports"]);
});
