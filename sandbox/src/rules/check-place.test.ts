import { describe, expect, test } from "vitest";
import { airportsOfPlace } from "../engine/world/airports-of-place.ts";
import { sharedReference } from "../shared-world.ts";
import { indicativeSearch, liveSearch } from "../testing/searches.ts";
import { createTestSandbox } from "../testing/test-sandbox.ts";

const { call } = createTestSandbox({ rateLimits: { count: async () => 1 } });
const LIVE = "/apiservices/v3/flights/live/search/create";
const INDICATIVE = "/apiservices/v3/flights/indicative/search";

async function received(path: string, body: object) {
  const { body: error } = await call({ path, body });
  return error.details.map((detail) => detail.received);
}

describe("repeats up to 60 characters of an unknown value", () => {
  const long = "x".repeat(61);
  const repeated = ["x".repeat(60)];

  test("of a place", async () => {
    expect(await received(LIVE, liveSearch("LHR", long))).toEqual(repeated);
  });

  test("of a market, a locale and a currency", async () => {
    const culture = { market: long, locale: long, currency: long };
    expect(await received(INDICATIVE, indicativeSearch("LHR", "EDI", culture))).toEqual([
      ...repeated,
      ...repeated,
      ...repeated,
    ]);
  });
});

const { airports, places } = sharedReference();
const quiet = [...places.byId.values()].find(
  ({ iata = "", type }) =>
    type === "PLACE_TYPE_AIRPORT" && airportsOfPlace(airports, { iata }).length === 0,
);

test("a known airport without flights is reported as one", async () => {
  const iata = quiet?.iata ?? "";
  const { body } = await call({ path: LIVE, body: liveSearch("LHR", iata) });
  expect(body.message).toBe(
    "query.queryLegs[0].destinationPlaceId.iata has no flights in the sandbox.",
  );
  expect(body.details[0]?.received).toBe(iata);
});

test.each([
  [LIVE, { iata: "XXX" }, "the iata of an airport or a city", "XXX"],
  [LIVE, { entityId: "70000001" }, "the entityId of an airport or a city", "70000001"],
])(
  "%s reports which places it accepts instead of %j",
  async (path, destinationPlaceId, expected, id) => {
    const { query } = liveSearch("LHR", "EDI");
    const queryLegs = query.queryLegs.map((leg) => ({ ...leg, destinationPlaceId }));
    const { body } = await call({ path, body: { query: { ...query, queryLegs } } });
    expect(body.details).toMatchObject([{ expected, received: id }]);
  },
);

test("an indicative search accepts only airports and cities by code, not countries", async () => {
  const { body } = await call({ path: INDICATIVE, body: indicativeSearch("LHR", "XXX") });
  expect(body.details[0]?.expected).toBe("the iata of an airport or a city");
});
