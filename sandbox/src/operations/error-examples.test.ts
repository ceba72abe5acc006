import { describe, expect, test } from "vitest";
import { contract } from "../../../contract/src/testing/contract.ts";
import type { OperationId } from "../../../contract/src/types.ts";
import { SCENARIO_HEADER } from "../scenarios/find-scenario.ts";
import { SCENARIOS } from "../scenarios/scenarios.ts";
import { liveSearch } from "../testing/searches.ts";
import { createTestSandbox, type TestRequest } from "../testing/test-sandbox.ts";

const { call } = createTestSandbox();
const operations = contract.specifications.flatMap((specification) => specification.operations);

const culture = { market: "UK", locale: "en-GB", currency: "GBP" };
const twoDates = {
  originPlace: { queryPlace: { iata: "LHR" } },
  destinationPlace: { anywhere: true },
  fixedDate: { year: 2027, month: 5, day: 14 },
  anytime: true,
};

/** For each operation that can be asked wrongly: what its example of a 400 answers. */
const WRONG: Partial<Record<OperationId, Omit<TestRequest, "path"> & { readonly path?: string }>> =
  {
    createLiveSearch: { body: liveSearch("LHR", "EDI", { adults: 0 }) },
    pollLiveSearch: { method: "POST", path: "/apiservices/v3/flights/live/search/poll/cut" },
    searchIndicative: { body: { query: { ...culture, queryLegs: [twoDates] } } },
    listFlightPlaces: { path: "/apiservices/v3/geo/hierarchy/flights/en-GX" },
    findNearestPlaces: { body: { locale: "en-GB", locator: {} } },
    listMarkets: { path: "/apiservices/v3/culture/markets/en-GX" },
    findNearestCulture: { path: "/apiservices/v3/culture/nearestculture?ipAddress=300.1.1.1" },
    suggestFlightPlaces: {
      body: { query: { market: "UX", locale: "en-GB", searchTerm: "edi" } },
    },
  };

const exampleOf = (id: string, status: string) =>
  operations
    .find((operation) => operation.id === id)
    ?.responses.find((response) => response.status === status)?.examples[0]?.value;

test.each(Object.entries(WRONG))("a 400 of %s is the contract's example", async (id, request) => {
  const path = operations.find((operation) => operation.id === id)?.path ?? "";
  const { status, body } = await call({ path, ...request });
  expect(status).toBe(400);
  expect(body).toEqual(exampleOf(id, "400"));
});

describe.each(SCENARIOS.filter(({ effect }) => effect.kind === "error"))(
  "the scenario $name",
  ({ name, effect }) => {
    const status = effect.kind === "error" ? effect.status : "";
    const shared = operations.filter(({ id }) => status !== "400" || !(id in WRONG));

    test.each(shared)("returns the contract's example for $id", async ({ id, path, method }) => {
      const { body } = await call({
        method: method.toUpperCase(),
        path: path.replace("{locale}", "en-GB").replace("{sessionToken}", "any"),
        headers: { [SCENARIO_HEADER]: name },
      });
      expect(body).toEqual(exampleOf(id, status));
    });
  },
);
