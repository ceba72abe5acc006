import { describe, expect, test } from "vitest";
import { catalogue } from "../../../contract/generated/catalogue.ts";
import { operations } from "../../../contract/generated/operations.ts";
import type { IndicativeSearchResponse, LiveSearchResponse } from "../../../contract/src/types.ts";
import { SANDBOX_KEYS } from "../callers/api-keys.ts";
import { indicativeSearch, liveSearch } from "../testing/searches.ts";
import { createTestSandbox } from "../testing/test-sandbox.ts";
import {
  type ErrorStatusCode,
  findScenario,
  SCENARIO_HEADER,
  SCENARIOS,
  type Scenario,
} from "./scenarios.ts";

const CREATE = "/apiservices/v3/flights/live/search/create";
const POLL = "/apiservices/v3/flights/live/search/poll";
const INDICATIVE = "/apiservices/v3/flights/indicative/search";
const COMPLETE = "RESULT_STATUS_COMPLETE";

const { call, wait } = createTestSandbox();
const errors = SCENARIOS.flatMap(({ name, effect, key }) =>
  effect.kind === "error" ? [{ name, status: effect.status, key }] : [],
);

test("every status of the catalogue has a scenario, and nothing else has", () => {
  const statuses = errors.map(({ status }) => status).sort();
  expect(statuses).toEqual(Object.keys(catalogue).sort());
});

test("names, places and keys of scenarios are unique, and no airport has a reserved code", () => {
  for (const values of [
    SCENARIOS.map(({ name }) => name),
    SCENARIOS.flatMap(({ key }) => key ?? []),
    SCENARIOS.flatMap(({ place }) => place?.iata ?? []),
    SCENARIOS.flatMap(({ place }) => place?.entityId ?? []),
  ]) {
    expect(new Set(values).size).toBe(values.length);
  }
  for (const { place } of SCENARIOS) if (place) expect(place.iata).toMatch(/^XX\d$/);
});

test.each(errors)("$name answers as the catalogue says, from every operation", async (error) => {
  for (const { method, path } of Object.values(operations)) {
    const answered = await call({ method, path, headers: { [SCENARIO_HEADER]: error.name } });
    expectCatalogue(answered, error.status);
  }
});

const keyed = errors.flatMap(({ name, status, key }) => (key ? [{ name, status, key }] : []));

test.each(keyed)("$name can be had by the key $key within 20 calls", async ({ status, key }) => {
  const { path } = operations.listLocales;
  let answered = await call({ path, key });
  for (let count = 1; count < 20 && answered.status === 200; count++) {
    answered = await call({ path, key });
  }
  expectCatalogue(answered, status);
});

function expectCatalogue(
  answered: Awaited<ReturnType<typeof call>>,
  status: ErrorStatusCode,
): void {
  const { code, text } = catalogue[status];
  expect(answered.status).toBe(status === "default" ? 502 : Number(status));
  expect(answered.body).toEqual({ code, message: text, details: [] });
  if (status === "429" || status === "503") {
    expect(Number(answered.headers.get("Retry-After"))).toBeGreaterThan(0);
  }
}

test("an unknown scenario is a bad request that names the nearest one", async () => {
  const path = operations.listLocales.path;
  const { status, body } = await call({ path, headers: { [SCENARIO_HEADER]: "servererror" } });
  expect(status).toBe(400);
  expect(body.message).toBe(
    "x-sandbox-scenario names an unknown scenario; the nearest is server-error.",
  );
});

test("a scenario of searches leaves other operations alone", async () => {
  const path = operations.listLocales.path;
  expect((await call({ path, headers: { [SCENARIO_HEADER]: "failed" } })).status).toBe(200);
});

test("the documented keys are those the table and the server know", () => {
  const known = ["sandbox-key", ...SCENARIOS.flatMap(({ key }) => key ?? [])].sort();
  expect(Object.keys(SANDBOX_KEYS).sort()).toEqual(known);
});

/** Ways to ask for the same scenario of a live search. */
function waysTo(scenario: Scenario) {
  const header = {
    path: CREATE,
    body: liveSearch("LHR", "BCN"),
    headers: { [SCENARIO_HEADER]: scenario.name },
  };
  if (!scenario.place) return [{ way: "header", request: header }];
  const byIata = { path: CREATE, body: liveSearch("LHR", scenario.place.iata) };
  const { query } = byIata.body;
  const legs = query.queryLegs.map((leg) => ({
    ...leg,
    destinationPlaceId: { entityId: scenario.place?.entityId ?? "" },
  }));
  const byId = { path: CREATE, body: liveSearch("LHR", "BCN", { queryLegs: legs }) };
  return [
    { way: "header", request: header },
    { way: "IATA code", request: byIata },
    { way: "entity id", request: byId },
  ];
}

const named = (name: string): Scenario => {
  const scenario = findScenario(name);
  if (!scenario) throw new Error(`no scenario ${name}`);
  return scenario;
};

async function create(request: Parameters<typeof call>[0]) {
  const { status, body } = await call<LiveSearchResponse>(request);
  expect(status).toBe(200);
  return body;
}

async function poll(token: string, expectedStatus = 200) {
  const { status, body } = await call<LiveSearchResponse>({
    method: "POST",
    path: `${POLL}/${token}`,
  });
  expect(status).toBe(expectedStatus);
  return body;
}

const short = ({ status, action }: LiveSearchResponse) => `${status.slice(14)} ${action.slice(14)}`;
const itinerariesOf = ({ content }: LiveSearchResponse) =>
  Object.values(content?.results.itineraries ?? {});

describe.each(waysTo(named("failed")))("failed, by $way", ({ request }) => {
  test("part of the results, then a failure that keeps nothing", async () => {
    const created = await create(request);
    expect(short(created)).toBe("INCOMPLETE REPLACED");
    expect(itinerariesOf(created).length).toBeGreaterThan(0);
    const polled = await poll(created.sessionToken);
    expect(short(polled)).toBe("FAILED NOT_MODIFIED");
    expect(polled.content).toBeNull();
  });
});

describe.each(waysTo(named("never-completes")))("never-completes, by $way", ({ request }) => {
  test("the search is incomplete for as long as its session lives", async () => {
    const created = await create(request);
    wait(59 * 60_000);
    expect(short(await poll(created.sessionToken))).toBe("INCOMPLETE REPLACED");
  });
});

describe.each(waysTo(named("slow")))("slow, by $way", ({ request }) => {
  test("a search that takes seconds takes over a minute", async () => {
    const created = await create(request);
    wait(20_000);
    expect((await poll(created.sessionToken)).status).toBe("RESULT_STATUS_INCOMPLETE");
    wait(100_000);
    expect((await poll(created.sessionToken)).status).toBe(COMPLETE);
  });
});

describe.each(waysTo(named("omitted")))("omitted, by $way", ({ request }) => {
  test("create is complete and leaves the results out", async () => {
    const created = await create(request);
    expect(short(created)).toBe("COMPLETE OMITTED");
    expect(created.content).toBeNull();
    expect(short(await poll(created.sessionToken))).toBe("COMPLETE OMITTED");
  });
});

describe.each(waysTo(named("not-modified")))("not-modified, by $way", ({ request }) => {
  test("polls change nothing until the search is complete", async () => {
    const created = await create(request);
    expect(short(created)).toBe("INCOMPLETE REPLACED");
    expect(short(await poll(created.sessionToken))).toBe("INCOMPLETE NOT_MODIFIED");
    wait(20_000);
    expect(short(await poll(created.sessionToken))).toBe("COMPLETE NOT_MODIFIED");
  });
});

describe.each(waysTo(named("no-results")))("no-results, by $way", ({ request }) => {
  test("the search is complete, and empty in every part", async () => {
    const created = await create(request);
    expect(short(created)).toBe("COMPLETE REPLACED");
    expect(itinerariesOf(created)).toEqual([]);
    expect(created.content?.stats.total).toEqual({
      count: 0,
      minPrice: { amount: "", unit: "PRICE_UNIT_UNSPECIFIED" },
    });
  });
});

describe.each(waysTo(named("one-result")))("one-result, by $way", ({ request }) => {
  test("the finished search has one itinerary", async () => {
    const created = await create(request);
    wait(20_000);
    expect(itinerariesOf(await poll(created.sessionToken))).toHaveLength(1);
  });
});

describe.each(waysTo(named("few-results")))("few-results, by $way", ({ request }) => {
  test("the finished search can be read in full", async () => {
    const created = await create(request);
    wait(20_000);
    const itineraries = itinerariesOf(await poll(created.sessionToken));
    expect(itineraries.length).toBeGreaterThan(0);
    expect(itineraries.length).toBeLessThanOrEqual(3);
    for (const { pricingOptions } of itineraries) expect(pricingOptions.length).toBeLessThan(3);
  });
});

describe.each(waysTo(named("empty-prices")))("empty-prices, by $way", ({ request }) => {
  test("some prices are missing, and stats count only those that are not", async () => {
    const created = await create(request);
    const prices = itinerariesOf(created)
      .flatMap(({ pricingOptions }) => pricingOptions)
      .map(({ price }) => price);
    const missing = prices.filter(({ amount }) => amount === "");
    expect(missing.length).toBeGreaterThan(0);
    expect(missing.length).toBeLessThan(prices.length);
    expect(new Set(missing.map(({ unit }) => unit))).toEqual(new Set(["PRICE_UNIT_UNSPECIFIED"]));
    expect(created.content?.stats.total.minPrice.amount).not.toBe("");
  });
});

test("large: the finished search is an answer of 4 to 6 megabytes", async () => {
  const created = await create({ path: CREATE, body: liveSearch("LHR", "XX9") });
  wait(20_000);
  const path = `${POLL}/${created.sessionToken}`;
  const { text } = await call({ method: "POST", path });
  expect(text.length / 1e6).toBeGreaterThan(4);
  expect(text.length / 1e6).toBeLessThan(6);
});

describe.each(waysTo(named("expired-token")))("expired-token, by $way", ({ request }) => {
  test("the token of create is gone", async () => {
    await poll((await create(request)).sessionToken, 404);
  });
});

describe.each(waysTo(named("tampered-token")))("tampered-token, by $way", ({ request }) => {
  test("the token of create is refused", async () => {
    await poll((await create(request)).sessionToken, 400);
  });
});

describe("an indicative search", () => {
  test.each([
    ["no-results", "XX6", 0],
    ["one-result", "XX7", 1],
  ])("with %s or the place %s finds %i", async (name, place, count) => {
    for (const request of [
      { path: INDICATIVE, body: indicativeSearch("LHR", place) },
      {
        path: INDICATIVE,
        body: indicativeSearch("LHR", "BCN"),
        headers: { [SCENARIO_HEADER]: name },
      },
    ]) {
      const { body } = await call<IndicativeSearchResponse>(request);
      const { results, groupingOptions } = body.content;
      expect(Object.keys(results.quotes)).toHaveLength(count);
      expect(groupingOptions.byRoute?.quotesGroups).toHaveLength(count);
    }
  });

  test("with empty-prices has quotes with and without a price", async () => {
    const headers = { [SCENARIO_HEADER]: "empty-prices" };
    const body = indicativeSearch("LHR", "BCN");
    const answered = await call<IndicativeSearchResponse>({ path: INDICATIVE, body, headers });
    const amounts = Object.values(answered.body.content.results.quotes).map(
      ({ minPrice }) => minPrice.amount,
    );
    expect(amounts).toContain("");
    expect(amounts.filter((amount) => amount !== "").length).toBeGreaterThan(0);
  });
});
