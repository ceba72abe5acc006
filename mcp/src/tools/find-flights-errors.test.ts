import { expect, test } from "vitest";
import { testContext } from "../testing/test-context.ts";
import { findFlights } from "./find-flights.ts";
import type { SandboxCall } from "./tool-context.ts";

const SEARCH = {
  ...{ from: "LHR", to: "Edinburgh", date: "2027-05-14", adults: 1, offers: 1 },
  ...{ market: "UK", locale: "en-GB", currency: "GBP" },
};

const UNAVAILABLE = { code: 14, message: "Service Unavailable", details: [] };

/** A search in a sandbox where each call ends as this one does. */
function search(callSandbox: SandboxCall, nextTurn = async () => {}) {
  const calls: string[] = [];
  const noted: SandboxCall = (request) => {
    calls.push(request.path);
    return callSandbox(request);
  };
  const pace = { now: () => 0, nextTurn, signal: new AbortController().signal };
  const found = findFlights(testContext({ callSandbox: noted }), SEARCH, pace);
  return { found, calls };
}

const failing = (error: unknown) => search(() => Promise.reject(error)).found;
const answering = (status: number, body: unknown) =>
  search(async () => ({ status, headers: {}, body: JSON.stringify(body) }));

test("reports a rejected search with each invalid field and the interpretation of each place", async () => {
  const details = [{ field: "query.market", received: "XX" }];
  const body = { code: 3, message: "Bad Request", details };
  const { found, calls } = answering(400, body);
  const { isError, content } = await found;
  expect(isError).toBe(true);
  const [taken, answer, explained] = (content[0]?.text ?? "").split("\n\n");
  expect(taken).toMatch(/^Interpreted: `to` as Edinburgh, .*\. `from` as London Heathrow, .*\.$/);
  expect(answer).toBe(`400\n${JSON.stringify(body, null, 2)}`);
  expect(explained).toMatch(/^- `query\.market` is `LiveQuery\.market`: string, required: /);
  expect(calls).toHaveLength(1);
});

test("reports a server failure at once, without a retry", async () => {
  const { found, calls } = answering(503, UNAVAILABLE);
  expect((await found).content[0]?.text).toContain(`503\n${JSON.stringify(UNAVAILABLE, null, 2)}`);
  expect(calls).toHaveLength(1);
});

test("reports a call that times out", async () => {
  const { isError, content } = await failing(new DOMException("", "TimeoutError"));
  expect(isError).toBe(true);
  expect(content[0]?.text).toBe("No response within 20 seconds: try again.");
});

const CREATED = {
  status: "RESULT_STATUS_INCOMPLETE",
  action: "RESULT_ACTION_REPLACED",
  sessionToken: "a",
};

/** A sandbox that creates a search, and fails each poll. */
function failingPolls(content: unknown, poll: () => Promise<{ status: number; body: unknown }>) {
  const respond = async (path: string) =>
    path.endsWith("/create") ? { status: 200, body: { ...CREATED, content } } : poll();
  return search(async ({ path }) => {
    const { status, body } = await respond(path);
    return { status, headers: { "Retry-After": "7" }, body: JSON.stringify(body) };
  }).found;
}

const NO_FLIGHTS = {
  results: { itineraries: {}, legs: {}, places: {}, agents: {} },
  sortingOptions: { best: [], cheapest: [], fastest: [] },
};

test("reports a poll that failed like a create that failed, if there are no results", async () => {
  const failed = async () => ({ status: 503, body: UNAVAILABLE });
  const { isError, content } = await failingPolls(null, failed);
  expect(isError).toBe(true);
  expect(content[0]?.text).toContain("\n\n503\nRetry-After: 7\n{");
  const late = await failingPolls(null, () => Promise.reject(new DOMException("", "TimeoutError")));
  expect([late.isError, late.content[0]?.text]).toEqual([
    true,
    "No response within 20 seconds: try again.",
  ]);
});

test("says which error ended a search early, along with the results so far", async () => {
  const failed = async () => ({ status: 503, body: UNAVAILABLE });
  const { isError, content, structuredContent } = await failingPolls(NO_FLIGHTS, failed);
  const error = "pollLiveSearch: HTTP 503, Service Unavailable";
  expect(isError).toBeUndefined();
  expect(content[0]?.text).toContain(`\nEnded early by an error: ${error}\n`);
  expect(content[0]?.text).toContain("0 itineraries with a price");
  expect(structuredContent).toMatchObject({ endedBy: "error", error });
});

test("throws the reason of a call that breaks", async () => {
  await expect(failing(new Error("broken"))).rejects.toThrow("no response: broken");
  await expect(failing(new DOMException("gone", "DataError"))).rejects.toThrow("gone");
  const open = { status: "RESULT_STATUS_INCOMPLETE", sessionToken: "a", content: null };
  const { found } = search(
    async () => ({ status: 200, headers: {}, body: JSON.stringify(open) }),
    () => Promise.reject(new TypeError("no turn")),
  );
  await expect(found).rejects.toThrow("no turn");
});
