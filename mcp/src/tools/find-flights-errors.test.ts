import { expect, test } from "vitest";
import { testContext } from "../testing/test-context.ts";
import { findFlights } from "./find-flights.ts";
import type { SandboxCall } from "./tool-context.ts";

const SEARCH = {
  ...{ from: "LHR", to: "Edinburgh", date: "2027-05-14", adults: 1, offers: 1 },
  ...{ market: "UK", locale: "en-GB", currency: "GBP" },
};

/** A search in a sandbox where each call ends as this one does. */
function search(callSandbox: SandboxCall, nextTurn = async () => {}) {
  const calls: string[] = [];
  const noted: SandboxCall = (asked) => {
    calls.push(asked.path);
    return callSandbox(asked);
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
  const body = { code: 14, message: "Service Unavailable", details: [] };
  const { found, calls } = answering(503, body);
  expect((await found).content[0]?.text).toContain(`503\n${JSON.stringify(body, null, 2)}`);
  expect(calls).toHaveLength(1);
});

test("reports a call that times out", async () => {
  const { isError, content } = await failing(new DOMException("", "TimeoutError"));
  expect(isError).toBe(true);
  expect(content[0]?.text).toBe("No answer in 20 seconds: try again.");
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
