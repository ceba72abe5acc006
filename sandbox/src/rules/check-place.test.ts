import { describe, expect, test } from "vitest";
import { indicativeSearch, liveSearch } from "../testing/searches.ts";
import { createTestSandbox } from "../testing/test-sandbox.ts";

const { call } = createTestSandbox({ rateLimits: { count: async () => 1 } });
const LIVE = "/apiservices/v3/flights/live/search/create";
const INDICATIVE = "/apiservices/v3/flights/indicative/search";

async function received(path: string, body: object) {
  const { body: error } = await call({ path, body });
  return error.details.map((detail) => detail.received);
}

describe("of what is unknown, up to 60 characters are repeated", () => {
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
