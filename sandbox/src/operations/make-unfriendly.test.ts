import { expect, test } from "vitest";
import { operations } from "../../../contract/generated/operations.ts";
import type {
  NearestCultureResponse,
  PlacesResponse,
  SuggestResponse,
} from "../../../contract/src/types.ts";
import { createTestSandbox } from "../testing/test-sandbox.ts";

const KEY = "sandbox-key-unfriendly";
const { call } = createTestSandbox();

test("a response that depends on the caller is never that of an earlier caller", async () => {
  const marketOf = async (address: string) => {
    const { body } = await call<NearestCultureResponse>({
      path: operations.findNearestCulture.path,
      headers: { "x-sandbox-scenario": "unfriendly" },
      caller: { address },
    });
    return body.market.code;
  };
  expect(await marketOf("203.0.113.24")).toBe("DE");
  expect(await marketOf("203.0.113.32")).toBe("AT");
});

test("the nearest airport has its country as its parent, without a city", async () => {
  const { body } = await call<PlacesResponse>({
    path: operations.findNearestPlaces.path,
    key: KEY,
    body: { locator: { coordinates: { latitude: 55.95, longitude: -3.19 } }, locale: "en-GB" },
  });
  const places = Object.values(body.places);
  const airport = places.find(({ type }) => type === "PLACE_TYPE_AIRPORT");
  expect(places).toHaveLength(3);
  expect(body.places[airport?.parentId ?? ""]?.name).toBe("United Kingdom");
});

test("about half of the suggested places lack their code, and nothing else", async () => {
  const path = operations.suggestFlightPlaces.path;
  const body = { query: { market: "UK", locale: "en-GB", searchTerm: "" }, limit: 50 };
  const { body: usual } = await call<SuggestResponse>({ path, body });
  const { body: odd } = await call<SuggestResponse>({ path, body, key: KEY });
  const without = odd.places.filter(({ iataCode }) => iataCode === undefined);
  expect(without.length).toBeGreaterThan(10);
  expect(without.length).toBeLessThan(40);
  const completed = odd.places.map((place, index) => ({
    ...place,
    iataCode: place.iataCode ?? usual.places[index]?.iataCode,
  }));
  expect(completed).toMatchObject(usual.places);
});
