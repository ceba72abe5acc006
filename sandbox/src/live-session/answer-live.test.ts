import { expect, test } from "vitest";
import { operations } from "../../../contract/generated/operations.ts";
import type { LiveSearchResponse } from "../../../contract/src/types.ts";
import { SCENARIO_HEADER } from "../scenarios/find-scenario.ts";
import { liveSearch } from "../testing/searches.ts";
import { createTestSandbox, NOON, type TestSandbox } from "../testing/test-sandbox.ts";

const playing = (scenario: string) => ({ [SCENARIO_HEADER]: scenario });

function create({ call }: TestSandbox, body: object, headers = {}) {
  return call<LiveSearchResponse>({ path: operations.createLiveSearch.path, body, headers });
}

function poll({ call }: TestSandbox, { sessionToken }: LiveSearchResponse, headers = {}) {
  const path = operations.pollLiveSearch.path.replace("{sessionToken}", sessionToken);
  return call<LiveSearchResponse>({ method: "POST", path, headers });
}

test("one leg within a city is enough to omit the results", async () => {
  const { query } = liveSearch("LHR", "JFK");
  const [leg] = query.queryLegs;
  const inTown = { ...leg, originPlaceId: { iata: "JFK" }, destinationPlaceId: { iata: "LGA" } };
  const { body } = await create(createTestSandbox(), {
    query: { ...query, queryLegs: [leg, inTown] },
  });
  expect(body).toMatchObject({
    status: "RESULT_STATUS_COMPLETE",
    action: "RESULT_ACTION_OMITTED",
  });
});

test("the scenario of a poll takes precedence over that of its search", async () => {
  const sandbox = createTestSandbox();
  const created = await create(sandbox, liveSearch("LHR", "EDI"), playing("never-completes"));
  sandbox.wait(60_000);
  const statusOf = async (headers: object) =>
    (await poll(sandbox, created.body, headers)).body.status;
  expect(await statusOf({})).toBe("RESULT_STATUS_INCOMPLETE");
  expect(await statusOf(playing("failed"))).toBe("RESULT_STATUS_FAILED");
});

test("a search for today can still be polled after midnight", async () => {
  const sandbox = createTestSandbox();
  sandbox.wait(11.75 * 3_600_000);
  const { query } = liveSearch("LHR", "EDI");
  const date = { year: 2027, month: 1, day: 4 };
  const queryLegs = query.queryLegs.map((leg) => ({ ...leg, date }));
  const created = await create(sandbox, { query: { ...query, queryLegs } });
  expect(created.status).toBe(200);
  sandbox.wait(30 * 60_000);
  expect(sandbox.now()).toBe(NOON + 12.25 * 3_600_000);
  expect((await poll(sandbox, created.body)).status).toBe(200);
  expect((await create(sandbox, { query: { ...query, queryLegs } })).status).toBe(400);
});
