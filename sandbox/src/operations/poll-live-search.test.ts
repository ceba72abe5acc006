import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { examples } from "../../../contract/generated/examples.ts";
import { operations } from "../../../contract/generated/operations.ts";
import type { LiveQuery, LiveSearchResponse } from "../../../contract/src/types.ts";
import { createSigner } from "../bytes/signer.ts";
import { createSandbox } from "../create-sandbox.ts";
import { loadReferenceData } from "../data/load-reference-data.ts";
import type { Session } from "../live-session/session.ts";
import { MAX_TOKEN_LENGTH, sessionTokenOf } from "../live-session/session-token.ts";
import { LIMITS } from "../rules/limits.ts";
import { SCENARIO_HEADER } from "../scenarios/find-scenario.ts";
import { DELAY_SECONDS } from "../scenarios/scenarios.ts";
import { liveSearch } from "../testing/searches.ts";
import { createTestSandbox, NOON } from "../testing/test-sandbox.ts";

const CREATE = operations.createLiveSearch.path;
const POLL = operations.pollLiveSearch.path;
const SECRET = "the secret of this test";

const { call, wait } = createTestSandbox({ secrets: [SECRET] });
const pathOf = (sessionToken: string) => POLL.replace("{sessionToken}", sessionToken);
const poll = (sessionToken: string, key = "sandbox-key") =>
  call<LiveSearchResponse>({ method: "POST", path: pathOf(sessionToken), key });

test("a scenario in the poll's own header is played once", async () => {
  const { call, now } = createTestSandbox();
  const created = await call<LiveSearchResponse>({ path: CREATE, body: liveSearch("LHR", "EDI") });
  const before = now();
  const path = pathOf(created.body.sessionToken);
  const headers = { [SCENARIO_HEADER]: "delayed" };
  expect((await call({ method: "POST", path, headers })).status).toBe(200);
  expect(now() - before).toBe(DELAY_SECONDS.short * 1000);
});

describe("the example token of the reference", () => {
  const { sessionToken } = examples.pollLiveSearch.parameters;

  test("returns the results of the reference's search, for every key", async () => {
    for (const key of ["sandbox-key", "sandbox-key-low-limit"]) {
      const { status, body } = await poll(sessionToken, key);
      expect(status).toBe(200);
      expect(body.status).toBe("RESULT_STATUS_COMPLETE");
      expect(body.sessionToken).toBe(sessionToken);
      expect(Object.keys(body.content?.results.itineraries ?? {}).length).toBeGreaterThan(0);
      const codes = Object.values(body.content?.results.places ?? {}).map(({ iata }) => iata);
      for (const { originPlaceId } of examples.createLiveSearch.bodies.oneWay.query.queryLegs) {
        expect(codes).toContain(originPlaceId.iata);
      }
    }
  });

  test("returns the same response at any time", async () => {
    const today = await call({ method: "POST", path: pathOf(sessionToken) });
    for (const now of [NOON - 400 * 86_400_000, NOON + 4000 * 86_400_000]) {
      const other = createTestSandbox({ clock: () => now });
      const answered = await other.call({ method: "POST", path: pathOf(sessionToken) });
      expect(answered.text).toBe(today.text);
    }
  });

  test("requires a valid key", async () => {
    expect((await poll(sessionToken, "nobody's key")).status).toBe(401);
  });
});

describe("a token signed with the right secret", () => {
  const session: Session = {
    query: liveSearch("LHR", "EDI").query,
    createdAt: NOON,
    clock: "elapsed",
    step: 0,
    held: 0,
    done: false,
    scenario: "",
  };
  const forge = (changes: object) =>
    sessionTokenOf({ ...session, ...changes }, "sandbox-key", createSigner([SECRET]));
  const [leg] = session.query.queryLegs;

  test("is accepted if create could have issued it", async () => {
    expect((await poll(await forge({}))).status).toBe(200);
  });

  test.each<[string, unknown]>([
    ["no query", null],
    ["an unknown currency", { ...session.query, currency: "XXX" }],
    ["a million million adults", { ...session.query, adults: 1e12 }],
    ["sixty legs", { ...session.query, queryLegs: Array(60).fill(leg) }],
    [
      "a country",
      {
        ...session.query,
        queryLegs: [{ ...leg, originPlaceId: { entityId: "70000001" } }],
      },
    ],
    [
      "a day before it was created",
      { ...session.query, queryLegs: [{ ...leg, date: { year: 2027, month: 1, day: 3 } }] },
    ],
  ])("is rejected with a query of %s", async (_, query) => {
    expect((await poll(await forge({ query }))).status).toBe(400);
  });

  test("gets 200, 400 or 404, whatever it contains", async () => {
    const anything = fc.oneof(fc.jsonValue(), fc.integer(), fc.constant(session));
    const changes = fc.dictionary(fc.constantFrom(...Object.keys(session)), anything);
    const inQuery = fc.dictionary(fc.constantFrom(...Object.keys(session.query)), anything);
    await fc.assert(
      fc.asyncProperty(changes, inQuery, async (outer, inner) => {
        const token = await forge({ query: { ...session.query, ...inner }, ...outer });
        expect([200, 400, 404]).toContain((await poll(token)).status);
      }),
      { seed: 1, numRuns: 200 },
    );
  });
});

test("the token of a search is accepted, whatever ids the search has", async () => {
  const lists = [
    "includedCarriersIds",
    "excludedCarriersIds",
    "includedAgentsIds",
    "excludedAgentsIds",
  ] as const;
  const bytesInJson = (id: string) => Buffer.byteLength(JSON.stringify(id)) - 2;
  const id = fc
    .oneof(
      fc.string({ unit: "binary", minLength: 1, maxLength: LIMITS.idBytes }),
      fc.string({ unit: "grapheme", minLength: 1, maxLength: LIMITS.idBytes }),
      // Those that take most room: as long as can be, and all different.
      fc.nat().map((number) => String(number).padStart(LIMITS.idBytes, "-")),
      fc.nat(99).map((number) => String(number).padStart(LIMITS.idBytes / 2, "é")),
      fc.constantFrom("\u0001\u0002", "\ud800", "\udfff", '"\\"', "\u2028"),
    )
    .filter((text) => bytesInJson(text) <= LIMITS.idBytes);
  const ids = fc.array(id, { maxLength: LIMITS.ids, size: "max" });
  const choices = fc.record(Object.fromEntries(lists.map((name) => [name, ids])));
  await fc.assert(
    fc.asyncProperty(choices, async (changes: Partial<LiveQuery>) => {
      const body = liveSearch("LHR", "EDI", changes);
      const created = await call<LiveSearchResponse>({ path: CREATE, body });
      expect(created.status).toBe(200);
      expect((await poll(created.body.sessionToken)).status).toBe(200);
    }),
    { seed: 1, numRuns: 50 },
  );
});

test("the longest possible token is accepted and shorter than MAX_TOKEN_LENGTH", async () => {
  const ids = (list: number) =>
    Array.from({ length: LIMITS.ids }, (_, index) =>
      `${list}${index}`.padStart(LIMITS.idBytes, "x"),
    );
  const [leg] = liveSearch("LHR", "EDI").query.queryLegs;
  const longest = loadReferenceData()
    .airports.filter(({ size }) => size === 3)
    .map(({ entityId }) => entityId)
    .reduce((a, b) => (b.length > a.length ? b : a));
  const place = { entityId: longest };
  const body = liveSearch("LHR", "EDI", {
    queryLegs: Array(LIMITS.liveLegs).fill({
      ...leg,
      originPlaceId: place,
      destinationPlaceId: place,
    }),
    adults: LIMITS.adults,
    childrenAges: Array(LIMITS.children).fill(LIMITS.oldestChild),
    cabinClass: "CABIN_CLASS_PREMIUM_ECONOMY",
    includeSustainabilityData: true,
    includedCarriersIds: ids(1),
    excludedCarriersIds: ids(2),
    includedAgentsIds: ids(3),
    excludedAgentsIds: ids(4),
  });
  const created = await call<LiveSearchResponse>({ path: CREATE, body });
  expect(created.body).toHaveProperty("sessionToken");
  expect(created.body.sessionToken.length).toBeLessThan(MAX_TOKEN_LENGTH);
  expect((await poll(created.body.sessionToken)).status).toBe(200);
});

describe("without a secret of its own, a sandbox", () => {
  const start = (secrets?: readonly [string]) =>
    createSandbox({ clock: () => NOON, ...(secrets ? { secrets } : {}) });
  const headers = { "x-api-key": "sandbox-key", "Content-Type": "application/json" };

  async function tokenOf(sandbox: ReturnType<typeof start>): Promise<string> {
    const init = { method: "POST", headers, body: JSON.stringify(liveSearch("LHR", "EDI")) };
    const response = await sandbox(new Request(`http://sandbox${CREATE}`, init));
    return (await response.json()).sessionToken;
  }
  const statusOf = async (sandbox: ReturnType<typeof start>, token: string) =>
    (await sandbox(new Request(`http://sandbox${pathOf(token)}`, { method: "POST", headers })))
      .status;

  test("rejects tokens from before a restart", async () => {
    const before = start();
    const token = await tokenOf(before);
    expect(await statusOf(before, token)).toBe(200);
    expect(await statusOf(start(), token)).toBe(400);
    // What a stranger could have guessed from the source.
    expect(await statusOf(start(["sandbox secret "]), token)).toBe(400);
  });

  test("issues unpredictable tokens, but with a secret always the same one", async () => {
    expect(await tokenOf(start())).not.toBe(await tokenOf(start()));
    expect(await tokenOf(start([SECRET]))).toBe(await tokenOf(start([SECRET])));
  });
});

test("a complete search stays complete when the clock goes back", async () => {
  const created = await call<LiveSearchResponse>({ path: CREATE, body: liveSearch("LHR", "EDI") });
  wait(20_000);
  const done = await poll(created.body.sessionToken);
  expect(done.body.status).toBe("RESULT_STATUS_COMPLETE");
  wait(-600_000);
  const again = await poll(done.body.sessionToken);
  expect(again.body).toMatchObject({
    status: "RESULT_STATUS_COMPLETE",
    action: "RESULT_ACTION_NOT_MODIFIED",
  });
  wait(580_000);
});
