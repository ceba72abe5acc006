import { describe, expect, test } from "vitest";
import type { LiveQuery, LiveSearchResponse } from "../../../contract/src/types.ts";
import { liveSearch } from "../testing/searches.ts";
import { createTestSandbox } from "../testing/test-sandbox.ts";

const CREATE = "/apiservices/v3/flights/live/search/create";
const POLL = "/apiservices/v3/flights/live/search/poll";
const STEP = { "x-sandbox-clock": "step" };

const sandbox = createTestSandbox();

async function create(body: object, headers = {}) {
  return (await sandbox.call<LiveSearchResponse>({ path: CREATE, body, headers })).body;
}

async function poll({ sessionToken }: LiveSearchResponse, body?: unknown) {
  const path = `${POLL}/${sessionToken}`;
  return (await sandbox.call<LiveSearchResponse>({ method: "POST", path, body })).body;
}

const short = ({ status, action }: LiveSearchResponse) => `${status.slice(14)} ${action.slice(14)}`;
const countOf = ({ content }: LiveSearchResponse) =>
  Object.values(content?.results.itineraries ?? {}).flatMap(({ pricingOptions }) => pricingOptions)
    .length;

describe("a session", () => {
  test("begins with part of the results and ends with all of them", async () => {
    const created = await create(liveSearch("LHR", "EDI"));
    expect(short(created)).toBe("INCOMPLETE REPLACED");
    sandbox.wait(20_000);
    const done = await poll(created);
    expect(short(done)).toBe("COMPLETE REPLACED");
    expect(countOf(done)).toBeGreaterThan(countOf(created));
    const again = await poll(done);
    expect(short(again)).toBe("COMPLETE NOT_MODIFIED");
    expect(again.content).toBeNull();
  });

  test("polled again with the new token at the same time is not modified", async () => {
    const created = await create(liveSearch("LHR", "EDI"));
    sandbox.wait(2000);
    const first = await poll(created);
    expect(short(first)).toBe("INCOMPLETE REPLACED");
    expect(short(await poll(first))).toBe("INCOMPLETE NOT_MODIFIED");
  });

  test("polled again with its first token returns the same update", async () => {
    const created = await create(liveSearch("LHR", "EDI"));
    sandbox.wait(2000);
    const first = await poll(created);
    const second = await poll(created);
    expect(second).toEqual(first);
  });

  test("in step mode advances by one supplier per poll, without any time passing", async () => {
    let answer = await create(liveSearch("LHR", "EDI"), STEP);
    const counts = [countOf(answer)];
    while (answer.status === "RESULT_STATUS_INCOMPLETE" && counts.length < 100) {
      answer = await poll(answer);
      expect(answer.action).toBe("RESULT_ACTION_REPLACED");
      counts.push(countOf(answer));
    }
    expect(short(answer)).toBe("COMPLETE REPLACED");
    expect(counts.length).toBeGreaterThan(3);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(new Set(counts).size).toBe(counts.length);
    expect(short(await poll(answer))).toBe("COMPLETE NOT_MODIFIED");
  });

  test("ends the same in step mode and by time", async () => {
    const created = await create(liveSearch("LHR", "EDI"));
    sandbox.wait(20_000);
    const byTime = await poll(created);
    let byStep = await create(liveSearch("LHR", "EDI"), STEP);
    while (byStep.status === "RESULT_STATUS_INCOMPLETE") byStep = await poll(byStep);
    expect(byStep.content).toEqual(byTime.content);
  });

  test("accepts polls without a body or with {}, and no others", async () => {
    const created = await create(liveSearch("LHR", "EDI"));
    expect(short(await poll(created, {}))).toBe("INCOMPLETE NOT_MODIFIED");
    expect(short(await poll(created, " {} "))).toBe("INCOMPLETE NOT_MODIFIED");
    const path = `${POLL}/${created.sessionToken}`;
    const { status, body } = await sandbox.call({ path, body: { page: 2 } });
    expect(status).toBe(400);
    expect(body.message).toBe("body must be absent or {}.");
  });

  test("belongs to the key that created it, and expires after an hour", async () => {
    const created = await create(liveSearch("LHR", "EDI"));
    const path = `${POLL}/${created.sessionToken}`;
    const other = await sandbox.call({ method: "POST", path, key: "sandbox-key-low-limit" });
    expect(other.status).toBe(404);
    sandbox.wait(60 * 60_000);
    expect((await sandbox.call({ method: "POST", path })).status).toBe(200);
    sandbox.wait(1);
    expect((await sandbox.call({ method: "POST", path })).status).toBe(404);
  });

  test("gets the same bytes from any replica", async () => {
    const replicas = [createTestSandbox(), createTestSandbox()] as const;
    const first = await replicas[0].call<LiveSearchResponse>({
      path: CREATE,
      body: liveSearch("LHR", "EDI"),
    });
    const path = `${POLL}/${first.body.sessionToken}`;
    const answers: string[] = [];
    for (const replica of replicas) {
      replica.wait(3000);
      answers.push((await replica.call({ method: "POST", path })).text);
    }
    expect(answers[1]).toBe(answers[0]);
  });

  test("with a token of ten kilobytes fails with 400", async () => {
    const path = `${POLL}/${"a".repeat(10_240)}`;
    expect((await sandbox.call({ method: "POST", path })).status).toBe(400);
  });
});

test("a search within one city omits its results", async () => {
  expect(short(await create(liveSearch("LHR", "LGW")))).toBe("COMPLETE OMITTED");
  expect(short(await create(liveSearch("LHR", "LHR")))).toBe("COMPLETE OMITTED");
});

test("the same search written differently finds the same results", async () => {
  const one = await create(
    liveSearch("LHR", "EDI", { excludedCarriersIds: ["U2", "BA"], childrenAges: [9, 4] }),
  );
  const other = await create(
    liveSearch("LHR", "EDI", {
      excludedCarriersIds: ["BA", "U2", "BA"],
      childrenAges: [4, 9],
      includedAgentsIds: [],
      nearbyAirports: false,
      cabinClass: "CABIN_CLASS_UNSPECIFIED",
    }),
  );
  expect(other.content).toEqual(one.content);
});

test("unknown fields change neither the search nor its token", async () => {
  const { query } = liveSearch("LHR", "EDI");
  const one = await create({ query });
  const other = await create({ colour: "blue", query: { ...query, seat: { window: true } } });
  expect(other).toEqual(one);
});

test("searches that differ in one field have different results", async () => {
  const one = await create(liveSearch("LHR", "EDI"));
  const changes = { nearbyAirports: true, includeSustainabilityData: true, childrenAges: [4] };
  for (const [name, value] of Object.entries(changes)) {
    const other = await create(liveSearch("LHR", "EDI", { [name]: value }));
    expect(other.content, name).not.toEqual(one.content);
  }
});

describe("a search is refused", () => {
  const [leg] = liveSearch("LHR", "EDI").query.queryLegs as [LiveQuery["queryLegs"][number]];
  const on = (year: number, month: number, day: number) => ({ ...leg, date: { year, month, day } });
  const to = (place: object) => ({ ...leg, destinationPlaceId: place });

  test.each<[string, object, string]>([
    ["a market", { market: "GB" }, "query.market is not a known market; the nearest is UK."],
    ["a locale", { locale: "en-gb" }, "query.locale is not a known locale; the nearest is en-GB."],
    [
      "a currency",
      { currency: "gbp" },
      "query.currency is not a known currency; the nearest is GBP.",
    ],
    ["seven legs", { queryLegs: Array(7).fill(leg) }, "query.queryLegs must have at most 6 legs."],
    ["no leg", { queryLegs: [] }, "query.queryLegs must be a list of at least 1; received []."],
    [
      "an unknown code",
      { queryLegs: [to({ iata: "XXX" })] },
      "query.queryLegs[0].destinationPlaceId.iata is not a known place.",
    ],
    [
      "an unknown id",
      { queryLegs: [to({ entityId: "1" })] },
      "query.queryLegs[0].destinationPlaceId.entityId is not a known place.",
    ],
    [
      "a country",
      { queryLegs: [to({ entityId: "70000001" })] },
      "query.queryLegs[0].destinationPlaceId.entityId is a country; it must be the entityId of an airport or a city.",
    ],
    [
      "a date that does not exist",
      { queryLegs: [on(2027, 2, 29)] },
      "query.queryLegs[0].date is not a date that exists: 2027-02-29.",
    ],
    [
      "yesterday",
      { queryLegs: [on(2027, 1, 3)] },
      "query.queryLegs[0].date is in the past; it must be 2027-01-04 or later.",
    ],
    [
      "a date too far ahead",
      { queryLegs: [on(2028, 1, 1)] },
      "query.queryLegs[0].date is not on sale yet; it must be 2027-12-30 or earlier.",
    ],
    [
      "legs out of order",
      { queryLegs: [leg, on(2027, 5, 13)] },
      "query.queryLegs[1].date is before that of the leg before it.",
    ],
    ["nine adults", { adults: 9 }, "query.adults must be at most 8."],
    [
      "nine children",
      { childrenAges: Array(9).fill(5) },
      "query.childrenAges must have at most 8 children.",
    ],
    ["a grown child", { childrenAges: [18] }, "query.childrenAges[0] must be an age of 0 to 17."],
    [
      "more laps than adults",
      { childrenAges: [0, 1] },
      "query.childrenAges must name no more children under 2 than adults.",
    ],
    [
      "nearby airports on a long trip",
      { queryLegs: [leg, leg, leg], nearbyAirports: true },
      "query.nearbyAirports must be false on a multi-city trip.",
    ],
    [
      "51 ids",
      { includedAgentsIds: Array(51).fill("nmba") },
      "query.includedAgentsIds must have at most 50 ids.",
    ],
    [
      "a long id",
      { excludedCarriersIds: ["x".repeat(17)] },
      "query.excludedCarriersIds[0] must be an id of 1 to 16 bytes.",
    ],
    [
      "an id that is long to write",
      { excludedCarriersIds: ["\u0001\u0001\u0001"] },
      "query.excludedCarriersIds[0] must be an id of 1 to 16 bytes.",
    ],
  ])("for %s", async (_, changes, message) => {
    const { query } = liveSearch("LHR", "EDI");
    const request = { path: CREATE, body: { query: { ...query, ...changes } } };
    const { status, body } = await sandbox.call(request);
    expect(status).toBe(400);
    expect(body.message).toBe(message);
    expect(body.details).toHaveLength(1);
  });

  test("for an unknown clock", async () => {
    const headers = { "x-sandbox-clock": "sundial" };
    const { body } = await sandbox.call({ path: CREATE, body: liveSearch("LHR", "EDI"), headers });
    expect(body.message).toBe("x-sandbox-clock must be elapsed or step.");
  });

  test("with all its mistakes at once", async () => {
    const body = liveSearch("XXX", "YYY", { market: "XX", adults: 9, childrenAges: [20] });
    const answered = await sandbox.call({ path: CREATE, body });
    expect(answered.body.details.map(({ field }) => field)).toEqual([
      "query.market",
      "query.queryLegs[0].originPlaceId.iata",
      "query.queryLegs[0].destinationPlaceId.iata",
      "query.adults",
      "query.childrenAges[0]",
    ]);
  });
});

test("today is the current date at the origin of the leg", async () => {
  // Noon in UTC on 4 January is already the 5th in Auckland (UTC+13).
  const [leg] = liveSearch("AKL", "SYD").query.queryLegs;
  const date = { year: 2027, month: 1, day: 4 };
  const fresh = createTestSandbox();
  const body = (iata: string) =>
    liveSearch("AKL", "SYD", {
      queryLegs: [{ ...leg, originPlaceId: { iata }, date } as LiveQuery["queryLegs"][number]],
    });
  expect((await fresh.call({ path: CREATE, body: body("HNL") })).status).toBe(200);
  expect((await fresh.call({ path: CREATE, body: body("AKL") })).status).toBe(400);
});

test("an option with managed transfers has the flights of each leg in one item", async () => {
  const { query } = liveSearch("EDI", "ATH");
  const [leg] = query.queryLegs;
  const home = { ...leg, originPlaceId: { iata: "ATH" }, destinationPlaceId: { iata: "EDI" } };
  const { content } = await create({ query: { ...query, queryLegs: [leg, home] } });
  const { itineraries = {}, legs = {} } = content?.results ?? {};
  const managed = Object.values(itineraries).flatMap(({ legIds, pricingOptions }) =>
    pricingOptions
      .filter(({ transferType }) => transferType === "TRANSFER_TYPE_MANAGED")
      .map(({ items }) => ({ legIds, items })),
  );
  expect(managed.some(({ items }) => items.length > 1)).toBe(true);
  for (const { legIds, items } of managed) {
    const itemOf = (id: string) =>
      items.findIndex(({ fares }) => fares.some(({ segmentId }) => segmentId === id));
    for (const id of legIds) {
      expect(new Set(legs[id]?.segmentIds.map(itemOf)).size).toBe(1);
    }
  }
});
