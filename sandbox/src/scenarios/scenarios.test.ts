import { describe, expect, test } from "vitest";
import { catalogue } from "../../../contract/generated/catalogue.ts";
import { operations } from "../../../contract/generated/operations.ts";
import type {
  IndicativeSearchResponse,
  LiveSearchResponse,
  PlaceQuery,
} from "../../../contract/src/types.ts";
import type { ResultsShape, ResultsSize } from "../engine/journeys/results-shape.ts";
import type { Progress } from "../engine/live/live-state.ts";
import { indicativeSearch, liveSearch } from "../testing/searches.ts";
import { createTestSandbox, type TestRequest } from "../testing/test-sandbox.ts";
import { SCENARIO_HEADER } from "./find-scenario.ts";
import type { Effect, Scenario, TokenFault } from "./scenario.ts";
import { SCENARIOS } from "./scenarios.ts";

/**
 * Plays every row of the table, by every way to ask for it. What to expect follows from the effect:
 * a new row needs nothing here, an effect of a new kind an entry in one of the tables below.
 */

const { call, wait, now } = createTestSandbox();

/** A way to ask for a scenario. */
interface Way {
  readonly name: string;
  readonly request: Pick<TestRequest, "headers" | "key">;
  /** Where the search goes to. */
  readonly destination: PlaceQuery;
}

function waysTo({ name, key, place }: Scenario): readonly Way[] {
  const destination = { iata: "BCN" };
  return [
    { name: "header", request: { headers: { [SCENARIO_HEADER]: name } }, destination },
    ...(key ? [{ name: "key", request: { key: key.name }, destination }] : []),
    ...(place
      ? [
          { name: "IATA code", request: {}, destination: { iata: place.iata } },
          { name: "entity ID", request: {}, destination: { entityId: place.entityId } },
        ]
      : []),
  ];
}

const played = new Set<Effect["kind"]>();

/** All scenarios with an effect of a kind, in all ways. */
function cases<Kind extends Effect["kind"]>(kind: Kind) {
  played.add(kind);
  return SCENARIOS.flatMap((scenario) => {
    const effect = scenario.effect;
    if (!isOfKind(effect, kind)) return [];
    return waysTo(scenario).map((way) => ({ scenario: scenario.name, by: way.name, way, effect }));
  });
}

function isOfKind<Kind extends Effect["kind"]>(
  effect: Effect,
  kind: Kind,
): effect is Extract<Effect, { kind: Kind }> {
  return effect.kind === kind;
}

/** What two searches of a fresh sandbox get, call by call, with the time that each takes. */
async function* answersTo(request: Way["request"]): AsyncGenerator<string> {
  const sandbox = createTestSandbox();
  const { createLiveSearch, pollLiveSearch, searchIndicative } = operations;
  const ask = async (asked: TestRequest) => {
    const began = sandbox.now();
    const answered = await sandbox.call<Partial<LiveSearchResponse>>({ ...asked, ...request });
    const { sessionToken = "none", ...rest } = answered.body;
    const answer = JSON.stringify([answered.status, sandbox.now() - began, rest]);
    return { answer, token: encodeURIComponent(sessionToken) };
  };
  const created = await ask({ path: createLiveSearch.path, body: liveSearch("LHR", "BCN") });
  yield created.answer;
  yield (await ask({ path: searchIndicative.path, body: indicativeSearch("LHR", "BCN") })).answer;
  const poll = pollLiveSearch.path.replace("{sessionToken}", created.token);
  for (let polls = 0; polls < 40; polls += 1) {
    sandbox.wait(1000);
    yield (await ask({ method: "POST", path: poll })).answer;
  }
}

test("each scenario changes the responses of a search", async () => {
  const plain: string[] = [];
  for await (const answer of answersTo({})) plain.push(answer);
  for (const { name } of SCENARIOS) {
    let at = 0;
    for await (const answer of answersTo({ headers: { [SCENARIO_HEADER]: name } })) {
      if (answer !== plain[at]) break;
      at += 1;
    }
    expect.soft(at, name).toBeLessThan(plain.length);
  }
});

async function create({ request, destination: destinationPlaceId }: Way) {
  const { query } = liveSearch("LHR", "BCN");
  const queryLegs = query.queryLegs.map((leg) => ({ ...leg, destinationPlaceId }));
  const path = operations.createLiveSearch.path;
  const body = { query: { ...query, queryLegs } };
  const answered = await call<LiveSearchResponse>({ path, body, ...request });
  expect(answered.status).toBe(200);
  return answered.body;
}

/** Polls without asking for the scenario again: the token has it. A key is a key for the poll too. */
async function poll({ request: { key } }: Way, { sessionToken }: LiveSearchResponse, status = 200) {
  const token = encodeURIComponent(sessionToken);
  const path = operations.pollLiveSearch.path.replace("{sessionToken}", token);
  const asked = { method: "POST", path, ...(key === undefined ? {} : { key }) };
  const answered = await call<LiveSearchResponse>(asked);
  expect(answered.status).toBe(status);
  return answered;
}

async function finish(way: Way) {
  const created = await create(way);
  wait(120_000);
  return poll(way, created);
}

async function indicative({ request, destination }: Way, withScenario = true) {
  const body = indicativeSearch("LHR", "BCN");
  const [leg] = body.query.queryLegs;
  const queryLegs = [{ ...leg, destinationPlace: { queryPlace: destination } }];
  const answered = await call<IndicativeSearchResponse>({
    path: operations.searchIndicative.path,
    body: { query: { ...body.query, ...(withScenario ? { queryLegs } : {}) } },
    ...(withScenario ? request : {}),
  });
  expect(answered.status).toBe(200);
  return answered.body.content;
}

const short = ({ status, action }: LiveSearchResponse) => `${status.slice(14)} ${action.slice(14)}`;
const itinerariesOf = ({ content }: LiveSearchResponse) =>
  Object.values(content?.results.itineraries ?? {});

describe("an error", () => {
  test("has a scenario for every status of the catalogue", () => {
    const statuses = cases("error").map(({ effect }) => effect.status);
    expect(new Set(statuses)).toEqual(new Set(Object.keys(catalogue)));
  });

  test.each(cases("error"))("$scenario, by $by", async ({ way, effect }) => {
    if (way.name === "header") {
      for (const { method, path } of Object.values(operations)) {
        expectCatalogue(await call({ method, path, ...way.request }), effect.status);
      }
      return;
    }
    const { path } = operations.listLocales;
    let answered = await call({ path, ...way.request });
    for (let count = 1; count < 20 && answered.status === 200; count++) {
      answered = await call({ path, ...way.request });
    }
    expectCatalogue(answered, effect.status);
  });

  function expectCatalogue(
    answered: Awaited<ReturnType<typeof call>>,
    status: keyof typeof catalogue,
  ): void {
    const { code, text } = catalogue[status];
    expect(answered.status).toBe(status === "default" ? 502 : Number(status));
    expect(answered.body).toEqual({ code, message: text, details: [] });
    if (status === "429" || status === "503") {
      expect(Number(answered.headers.get("Retry-After"))).toBeGreaterThan(0);
    }
  }
});

describe("progress", () => {
  test.each(cases("progress"))("$scenario, by $by", ({ way, effect }) =>
    PROGRESS[effect.progress](way),
  );

  const PROGRESS: Readonly<Record<Progress, (way: Way) => Promise<void>>> = {
    async failed(way) {
      const created = await create(way);
      expect(short(created)).toBe("INCOMPLETE REPLACED");
      expect(itinerariesOf(created).length).toBeGreaterThan(0);
      const { body } = await poll(way, created);
      expect(short(body)).toBe("FAILED NOT_MODIFIED");
      expect(body.content).toBeNull();
    },
    async "never-completes"(way) {
      const created = await create(way);
      wait(59 * 60_000);
      expect(short((await poll(way, created)).body)).toBe("INCOMPLETE REPLACED");
    },
    async slow(way) {
      const created = await create(way);
      wait(20_000);
      expect((await poll(way, created)).body.status).toBe("RESULT_STATUS_INCOMPLETE");
      wait(100_000);
      expect((await poll(way, created)).body.status).toBe("RESULT_STATUS_COMPLETE");
    },
    async omitted(way) {
      const created = await create(way);
      expect(short(created)).toBe("COMPLETE OMITTED");
      expect(created.content).toBeNull();
      expect(short((await poll(way, created)).body)).toBe("COMPLETE OMITTED");
    },
    async "not-modified"(way) {
      const created = await create(way);
      expect(short(created)).toBe("INCOMPLETE REPLACED");
      expect(short((await poll(way, created)).body)).toBe("INCOMPLETE NOT_MODIFIED");
      wait(20_000);
      expect(short((await poll(way, created)).body)).toBe("COMPLETE NOT_MODIFIED");
    },
  };
});

test.each(cases("token"))("a token: $scenario, by $by", async ({ way, effect }) => {
  const statuses: Readonly<Record<TokenFault, number>> = { expired: 404, tampered: 400 };
  await poll(way, await create(way), statuses[effect.token]);
});

describe("failures", () => {
  const { path } = operations.createLiveSearch;
  const statusesOf = async (request: TestRequest, times: number) => {
    const statuses: number[] = [];
    while (statuses.length < times) statuses.push((await call(request)).status);
    return statuses;
  };

  test.each(cases("failures"))("$scenario, by $by", async ({ way, effect }) => {
    wait(60_000);
    const expected = [...effect.statuses.map(Number), 200, 200];
    const search = { path, body: liveSearch("LHR", "EDI"), ...way.request };
    expect(await statusesOf(search, expected.length)).toEqual(expected);
    // Another request has its own failures, and a minute later so has the same one.
    const other = { ...search, body: liveSearch("LHR", "GLA") };
    expect(await statusesOf(other, expected.length)).toEqual(expected);
    wait(60_000);
    expect(await statusesOf(search, expected.length)).toEqual(expected);
  });

  test.each(cases("failures"))(
    "of a search's polls: $scenario, by $by",
    async ({ way, effect }) => {
      wait(60_000);
      const search = { path, body: liveSearch("LHR", "BCN"), ...way.request };
      await statusesOf(search, effect.statuses.length);
      const created = await call<LiveSearchResponse>(search);
      expect(created.status).toBe(200);
      for (const status of [...effect.statuses.map(Number), 200]) {
        await poll(way, created.body, status);
      }
    },
  );

  test.each(cases("failures"))("of every operation: $scenario, by $by", async ({ way, effect }) => {
    const { path } = operations.findNearestCulture;
    if (way.name !== "header") return;
    const asked = { path: `${path}?ipAddress=203.0.113.24`, ...way.request };
    const expected = [...effect.statuses.map(Number), 200];
    expect(await statusesOf(asked, expected.length)).toEqual(expected);
  });

  test.each(cases("failures"))(
    "an invalid request fails with 400 at once: $scenario, by $by",
    async ({ way }) => {
      expect(await statusesOf({ path, body: {}, ...way.request }, 3)).toEqual([400, 400, 400]);
    },
  );
});

test.each(cases("delay"))("a delay: $scenario, by $by", async ({ way, effect }) => {
  const { path } = operations.listLocales;
  const began = now();
  expect((await call({ path, ...way.request })).status).toBe(200);
  expect(now() - began).toBe(effect.milliseconds);
  const created = await create(way);
  expect(now() - began).toBe(2 * effect.milliseconds);
  await poll(way, created);
  expect(now() - began).toBe(3 * effect.milliseconds);
});

test.each(cases("unfriendly"))("an unfriendly search: $scenario, by $by", async ({ way }) => {
  const created = await create(way);
  expect(created.status).toBe("RESULT_STATUS_UNSPECIFIED");
  expect(created).toHaveProperty("notInTheContract");
  wait(60_000);
  const { body } = await poll(way, created);
  expect(body.content).toHaveProperty("notInTheContract");
  expect(await indicative(way)).toHaveProperty("notInTheContract");
});

describe("results of a live search", () => {
  test.each(cases("results"))("$scenario, by $by", async ({ way, effect }) => {
    const { body, text } = await finish(way);
    expect(short(body)).toMatch(/^COMPLETE/);
    const { size = "normal", emptyPrices = false } = effect.results;
    // A search that is complete at once has nothing left for the poll.
    const shown = body.content ? body : await create(way);
    SIZES[size](shown, text);
    if (emptyPrices) expectSomeEmpty(pricesOf(shown));
    else if (size !== "none") expect(pricesOf(shown)).not.toContain("");
  });

  const pricesOf = (answer: LiveSearchResponse) =>
    itinerariesOf(answer).flatMap(({ pricingOptions }) =>
      pricingOptions.map(({ price }) => price.amount),
    );

  const SIZES: Readonly<Record<ResultsSize, (answer: LiveSearchResponse, text: string) => void>> = {
    normal(answer) {
      expect(itinerariesOf(answer).length).toBeGreaterThan(3);
      expect(answer.content?.stats.total.minPrice.amount).not.toBe("");
    },
    none(answer) {
      expect(itinerariesOf(answer)).toEqual([]);
      expect(answer.content?.stats.total).toEqual({
        count: 0,
        minPrice: { amount: "", unit: "PRICE_UNIT_UNSPECIFIED" },
      });
    },
    one: (answer) => expect(itinerariesOf(answer)).toHaveLength(1),
    few(answer) {
      const itineraries = itinerariesOf(answer);
      expect([1, 2, 3]).toContain(itineraries.length);
      for (const { pricingOptions } of itineraries) expect(pricingOptions.length).toBeLessThan(3);
    },
    large(_, text) {
      expect(text.length / 1e6).toBeGreaterThan(4);
      expect(text.length / 1e6).toBeLessThan(6);
    },
  };
});

test("a large search depends on its route: a thin one stays below 4 megabytes", async () => {
  const path = operations.createLiveSearch.path;
  const headers = { [SCENARIO_HEADER]: "large" };
  const sizes: number[] = [];
  for (const to of ["EDI", "BCN"]) {
    const created = await call<LiveSearchResponse>({ path, body: liveSearch("LHR", to), headers });
    wait(120_000);
    const { sessionToken } = created.body;
    const token = encodeURIComponent(sessionToken);
    const polled = await call<LiveSearchResponse>({
      method: "POST",
      path: operations.pollLiveSearch.path.replace("{sessionToken}", token),
    });
    sizes.push(itinerariesOf(polled.body).length);
    expect(polled.text.length > 4e6).toBe(to === "BCN");
  }
  const [thin = 0, busy = 0] = sizes;
  expect(thin).toBeLessThan(busy);
  expect(busy).toBeLessThanOrEqual(1_500);
});

describe("results of an indicative search", () => {
  test.each(cases("results"))("$scenario, by $by", async ({ way, effect }) => {
    const { results, groupingOptions } = await indicative(way);
    const quotes = Object.values(results.quotes);
    const { size = "normal", emptyPrices = false } = effect.results;
    SIZES[size](quotes.length, Object.keys((await indicative(way, false)).results.quotes).length);
    const grouped = groupingOptions.byRoute?.quotesGroups.flatMap(({ quoteIds }) => quoteIds);
    expect(new Set(grouped)).toEqual(new Set(Object.keys(results.quotes)));
    if (size === "none") expect(results).toEqual({ quotes: {}, carriers: {}, places: {} });
    if (emptyPrices) expectSomeEmpty(quotes.map(({ minPrice }) => minPrice.amount));
  });

  const SIZES: Readonly<Record<ResultsSize, (count: number, usual: number) => void>> = {
    normal: (count, usual) => expect(count).toBe(usual),
    none: (count) => expect(count).toBe(0),
    one: (count) => expect(count).toBe(1),
    few: (count) => expect([2, 3]).toContain(count),
    large: (count, usual) => expect(count).toBeGreaterThan(10 * usual),
  };
});

function expectSomeEmpty(amounts: readonly string[]): void {
  expect(amounts).toContain("");
  expect(amounts.some((amount) => amount !== "")).toBe(true);
}

test("no two scenarios share a name, a key or a place, and reserved codes begin with XX", () => {
  for (const values of [
    SCENARIOS.map(({ name }) => name),
    SCENARIOS.flatMap(({ key }) => key?.name ?? []),
    SCENARIOS.flatMap(({ place }) => place?.iata ?? []),
    SCENARIOS.flatMap(({ place }) => place?.entityId ?? []),
  ]) {
    expect(new Set(values).size).toBe(values.length);
  }
  for (const { place } of SCENARIOS) if (place) expect(place.iata).toMatch(/^XX\w$/);
});

test("a scenario has a name in kebab case and a description in whole sentences", () => {
  for (const { name, description } of SCENARIOS) {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(description).toMatch(/^[A-Z].*\.$/);
  }
});

test("each scenario of results changes them", () => {
  for (const { results } of cases("results").map(({ effect }) => effect)) {
    const { size = "normal", emptyPrices = false, moving = false }: ResultsShape = results;
    expect(size !== "normal" || emptyPrices || moving).toBe(true);
  }
});

test("the header takes precedence over a key and over a reserved place", async () => {
  const path = operations.createLiveSearch.path;
  const [emptied, omitting] = ["no-results", "omitted"].map((name) =>
    SCENARIOS.find((one) => one.name === name),
  );
  const toEmptied = liveSearch("LHR", emptied?.place?.iata ?? "");
  const headers = { [SCENARIO_HEADER]: omitting?.name ?? "" };
  const { body } = await call<LiveSearchResponse>({ path, body: toEmptied, headers });
  expect(body.action).toBe("RESULT_ACTION_OMITTED");

  const key = "sandbox-key-server-error";
  const byKey = await call<LiveSearchResponse>({ path, body: toEmptied, headers, key });
  expect(byKey.body.action).toBe("RESULT_ACTION_OMITTED");

  const quotes = await call<IndicativeSearchResponse>({
    path: operations.searchIndicative.path,
    body: indicativeSearch("LHR", omitting?.place?.iata ?? ""),
    headers: { [SCENARIO_HEADER]: "no-results" },
  });
  expect(quotes.body.content?.results.quotes).toEqual({});
});

test("a key's scenario gives way to what the search itself asks for, on every poll", async () => {
  const key = "sandbox-key-moving";
  const create = operations.createLiveSearch.path;
  const first = async (to: string, headers: Record<string, string> = {}) => {
    const body = liveSearch("LHR", to);
    const created = await call<LiveSearchResponse>({ path: create, body, headers, key });
    return created.body.sessionToken;
  };
  const pollOf = async (token: string) => {
    const path = operations.pollLiveSearch.path.replace("{sessionToken}", token);
    return (await call<LiveSearchResponse>({ path, method: "POST", key })).body;
  };
  const failed = await first("EDI", { [SCENARIO_HEADER]: "failed" });
  expect((await pollOf(failed)).status).toBe("RESULT_STATUS_FAILED");
  const omitted = SCENARIOS.find(({ name }) => name === "omitted")?.place?.iata ?? "";
  expect((await pollOf(await first(omitted))).action).toBe("RESULT_ACTION_OMITTED");
});

test("an unknown scenario fails with 400 and names the nearest one", async () => {
  const path = operations.listLocales.path;
  const { status, body } = await call({ path, headers: { [SCENARIO_HEADER]: "servererror" } });
  expect(status).toBe(400);
  expect(body.message).toBe(
    "x-sandbox-scenario names an unknown scenario; the nearest is server-error.",
  );
});

test("a scenario of searches does not affect other operations", async () => {
  const path = operations.listLocales.path;
  expect((await call({ path, headers: { [SCENARIO_HEADER]: "failed" } })).status).toBe(200);
});

test("the cases above have every kind of effect", () => {
  expect(played).toEqual(new Set(SCENARIOS.map(({ effect }) => effect.kind)));
});
