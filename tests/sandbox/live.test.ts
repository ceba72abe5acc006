import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { LiveQuery, LiveResults, LiveSearchResponse } from "../../contract/src/types.ts";
import { anyLiveQuery } from "../../sandbox/src/testing/any-search.ts";
import { checkLiveContent } from "../../sandbox/src/testing/check-live-content.ts";
import { amountOf } from "../../sandbox/src/testing/derived-stats.ts";
import { liveSearch } from "../../sandbox/src/testing/searches.ts";
import { createTestSandbox, NOON } from "../../sandbox/src/testing/test-sandbox.ts";

const CREATE = "/apiservices/v3/flights/live/search/create";
const POLL = "/apiservices/v3/flights/live/search/poll";
const STEP = { "x-sandbox-clock": "step" };
const MOST_STEPS = 100;
const ALL_HAVE_ANSWERED = 20_000;

const sandbox = createTestSandbox();

async function create(query: LiveQuery, headers = {}): Promise<LiveSearchResponse> {
  return (await sandbox.call<LiveSearchResponse>({ path: CREATE, body: { query }, headers })).body;
}

async function poll({ sessionToken }: LiveSearchResponse): Promise<LiveSearchResponse> {
  const path = `${POLL}/${sessionToken}`;
  return (await sandbox.call<LiveSearchResponse>({ method: "POST", path })).body;
}

/** Every answer of a search, one supplier a poll, until it is complete. */
async function allSteps(query: LiveQuery): Promise<readonly LiveSearchResponse[]> {
  const answers = [await create(query, STEP)];
  while (answers.length < MOST_STEPS) {
    const last = answers.at(-1);
    if (last?.status !== "RESULT_STATUS_INCOMPLETE") return answers;
    answers.push(await poll(last));
  }
  throw new Error("The search does not complete.");
}

async function complete(query: LiveQuery): Promise<LiveResults> {
  const created = await create(query);
  sandbox.wait(ALL_HAVE_ANSWERED);
  const { status, content } = await poll(created);
  expect(status).toBe("RESULT_STATUS_COMPLETE");
  const last = content ?? created.content;
  if (!last) throw new Error("There are no results.");
  return last.results;
}

const queries = anyLiveQuery(NOON);

test("for any search, the response is consistent before and after it is complete", async () => {
  let found = 0;
  const isConsistent = async (query: LiveQuery) => {
    const created = await create(query);
    sandbox.wait(ALL_HAVE_ANSWERED);
    const done = await poll(created);
    expect(done.status).toBe("RESULT_STATUS_COMPLETE");
    for (const { content } of [created, done]) {
      if (!content) continue;
      expect(checkLiveContent(content)).toEqual([]);
      found += Object.keys(content.results.itineraries).length;
    }
  };
  await fc.assert(fc.asyncProperty(queries, isConsistent), { seed: 1, numRuns: 18 });
  expect(found).toBeGreaterThan(500);
});

test("a step replaces only what changed, prices only fall and nothing is lost", async () => {
  const isTruthful = async (query: LiveQuery) => {
    const answers = await allSteps(query);
    let held: LiveSearchResponse["content"] = null;
    for (const [index, { status, action, content }] of answers.entries()) {
      const isLast = index === answers.length - 1;
      expect(status).toBe(isLast ? "RESULT_STATUS_COMPLETE" : "RESULT_STATUS_INCOMPLETE");
      if (action === "RESULT_ACTION_REPLACED") {
        expect(content).not.toBeNull();
        expect(content).not.toEqual(held);
        expect(lostOrDearer(held?.results, content?.results)).toEqual([]);
        held = content;
      } else {
        expect(content).toBeNull();
        expect(action).toMatch(/_(NOT_MODIFIED|OMITTED)$/);
      }
    }
    const after = await poll(answers.at(-1) as LiveSearchResponse);
    expect(after.status).toBe("RESULT_STATUS_COMPLETE");
    expect(after.content).toBeNull();
  };
  await fc.assert(fc.asyncProperty(queries, isTruthful), { seed: 2, numRuns: 4 });
});

/** Itineraries that were there before and are gone, or cost more. */
function lostOrDearer(before: LiveResults | undefined, after: LiveResults | undefined) {
  return Object.entries(before?.itineraries ?? {}).filter(([id, { pricingOptions }]) => {
    const now = after?.itineraries[id];
    const lowest = (options: typeof pricingOptions) =>
      Math.min(...options.map(({ price }) => amountOf(price)));
    return !now || lowest(now.pricingOptions) > lowest(pricingOptions);
  });
}

describe("a flight is the same in every search", () => {
  const { query } = liveSearch("LHR", "EDI");
  const [leg] = query.queryLegs as [LiveQuery["queryLegs"][number]];
  const home = {
    originPlaceId: leg.destinationPlaceId,
    destinationPlaceId: leg.originPlaceId,
    date: { ...leg.date, day: 21 },
  };

  test.each<[string, Partial<LiveQuery>]>([
    ["there and back", { queryLegs: [leg, home] }],
    ["from the whole city", { queryLegs: [{ ...leg, originPlaceId: { iata: "LON" } }] }],
    ["from airports nearby", { nearbyAirports: true }],
    ["for a family", { adults: 2, childrenAges: [3, 9] }],
    ["in another cabin", { cabinClass: "CABIN_CLASS_BUSINESS" }],
    ["from another market", { market: "US", currency: "USD", locale: "de-DE" }],
    ["without one carrier", { excludedCarriersIds: ["BA"] }],
  ])("%s", async (_, changes) => {
    const one = (await complete(query)).segments;
    const other = (await complete({ ...query, ...changes })).segments;
    const both = Object.keys(one).filter((id) => Object.hasOwn(other, id));
    expect(both.length).toBeGreaterThan(3);
    for (const id of both) expect(other[id]).toEqual(one[id]);
  });
});

describe("filters only remove", () => {
  const { query } = liveSearch("LHR", "BCN");

  test("excluded or included carriers", async () => {
    const all = await complete(query);
    const carrierOf = (results: LiveResults) =>
      new Set(
        Object.values(results.segments).map(
          ({ marketingCarrierId }) => results.carriers[marketingCarrierId]?.iata,
        ),
      );
    const without = await complete({ ...query, excludedCarriersIds: ["BA"] });
    const only = await complete({ ...query, includedCarriersIds: ["BA"] });
    expect(carrierOf(all)).toContain("BA");
    expect(carrierOf(without)).not.toContain("BA");
    expect(carrierOf(only)).toEqual(new Set(["BA"]));
    for (const { itineraries } of [without, only]) expectPartOf(itineraries, all.itineraries);
  });

  test("excluded or included agents", async () => {
    const all = await complete(query);
    const [agent = ""] = Object.keys(all.agents);
    const without = await complete({ ...query, excludedAgentsIds: [agent] });
    const only = await complete({ ...query, includedAgentsIds: [agent] });
    expect(Object.keys(without.agents)).not.toContain(agent);
    expect(Object.keys(only.agents)).toEqual([agent]);
    for (const { itineraries } of [without, only]) expectPartOf(itineraries, all.itineraries);
  });

  type Itineraries = LiveResults["itineraries"];

  /** The same itineraries with fewer options, each at the same price. */
  function expectPartOf(part: Itineraries, whole: Itineraries): void {
    expect(Object.keys(part).length).toBeGreaterThan(0);
    for (const [id, { pricingOptions }] of Object.entries(part)) {
      for (const option of pricingOptions) {
        expect(whole[id]?.pricingOptions).toContainEqual(option);
      }
    }
  }
});

test("the same request returns the same bytes, cached or recomputed", async () => {
  const clock = () => NOON;
  const makesAnew = createTestSandbox({ clock, cacheBytes: 0 });
  const keeps = createTestSandbox({ clock });
  for (const query of fc.sample(queries, { seed: 3, numRuns: 4 })) {
    const request = { path: CREATE, body: { query }, headers: STEP };
    const { text } = await makesAnew.call(request);
    for (const { call } of [makesAnew, keeps, keeps]) {
      expect((await call(request)).text).toBe(text);
    }
  }
});
