import { expect, test } from "vitest";
import type { LiveSearchResponse } from "../../../contract/src/types.ts";
import type { Searcher } from "../engine/searcher.ts";
import { unavailable } from "../http/errors.ts";
import { liveSearch } from "../testing/searches.ts";
import { createTestSandbox } from "../testing/test-sandbox.ts";

const SEARCH = "/apiservices/v3/flights/live/search";
const searcher: Searcher = {
  live: async () => ({
    suppliers: [{ agentId: "aaaa", latency: 60_000, changesContent: true }],
    content: undefined,
  }),
  indicative: async () => unavailable(1),
};
const { call } = createTestSandbox({ searcher });
const headersFor = (scenario: string) =>
  scenario === "" ? {} : { "x-sandbox-scenario": scenario };

test.each([
  ["", "", "INCOMPLETE"],
  ["failed", "", "FAILED"],
  ["", "failed", "FAILED"],
  ["failed", "never-completes", "INCOMPLETE"],
  ["never-completes", "failed", "FAILED"],
  ["never-completes", "omitted", "COMPLETE"],
])("created as %j and polled as %j, a search is %s", async (created, polled, status) => {
  const body = liveSearch("LHR", "EDI");
  const create = await call<LiveSearchResponse>({
    path: `${SEARCH}/create`,
    body,
    headers: headersFor(created),
  });
  const poll = await call<LiveSearchResponse>({
    path: `${SEARCH}/poll/${create.body.sessionToken}`,
    method: "POST",
    headers: headersFor(polled),
  });
  expect(poll.body.status).toBe(`RESULT_STATUS_${status}`);
});

test("a search for today can be polled after midnight", async () => {
  const { call, wait } = createTestSandbox({ searcher });
  // It is noon; half a minute is left of the day.
  wait(12 * 3_600_000 - 30_000);
  const { query } = liveSearch("LHR", "EDI");
  const queryLegs = query.queryLegs.map((leg) => ({
    ...leg,
    date: { year: 2027, month: 1, day: 4 },
  }));
  const body = { query: { ...query, queryLegs } };
  const create = await call<LiveSearchResponse>({ path: `${SEARCH}/create`, body });
  wait(60_000);
  expect((await call({ path: `${SEARCH}/create`, body })).status).toBe(400);
  const path = `${SEARCH}/poll/${create.body.sessionToken}`;
  expect((await call({ path, method: "POST" })).status).toBe(200);
});
