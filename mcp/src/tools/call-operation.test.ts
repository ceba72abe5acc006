import { expect, test } from "vitest";
import { testContext } from "../testing/test-context.ts";
import { callOperation, type OperationCall } from "./call-operation.ts";
import type { SandboxCall } from "./tool-context.ts";

type Sent = Parameters<SandboxCall>[0];
const DEFAULTS = { parameters: {}, key: "a-key", select: [], entries: 3, limit: 6000 };

async function call(given: Pick<OperationCall, "operation"> & Partial<OperationCall>, answer = {}) {
  const sent: Sent[] = [];
  const callSandbox: SandboxCall = async (one) => {
    sent.push(one);
    return { status: 200, headers: {}, body: "{}", ...answer };
  };
  const result = await callOperation(testContext({ callSandbox }), { ...DEFAULTS, ...given });
  const [first] = sent;
  if (sent.length !== 1 || !first) throw new Error(`${sent.length} calls were made.`);
  return { ...first, text: result.content[0]?.text ?? "", result };
}

test("sends parameters escaped in path and query, with the key and the clock", async () => {
  const { method, path, search, headers, body } = await call({
    operation: "pollLiveSearch",
    parameters: { sessionToken: "a/b?c" },
  });
  expect([method, path, search, body]).toEqual([
    "POST",
    "/apiservices/v3/flights/live/search/poll/a%2Fb%3Fc",
    "",
    "",
  ]);
  expect(Object.fromEntries(headers)).toEqual({ "x-api-key": "a-key", "x-sandbox-clock": "step" });
  const nearest = await call({
    operation: "findNearestCulture",
    parameters: { ipAddress: "::1" },
  });
  expect([nearest.path, nearest.search]).toEqual([
    "/apiservices/v3/culture/nearestculture",
    "ipAddress=%3A%3A1",
  ]);
});

test("sends a body with its content type, and a scenario as its header", async () => {
  const { headers, body } = await call({
    operation: "searchIndicative",
    body: { query: {} },
    scenario: "unavailable",
  });
  expect(body).toBe('{"query":{}}');
  expect(headers.get("content-type")).toBe("application/json");
  expect(headers.get("x-sandbox-scenario")).toBe("unavailable");
});

test("an error response has its status, Retry-After and the interpretation of the operation", async () => {
  const { text, result } = await call(
    { operation: "list_locales" },
    { status: 429, headers: { "Retry-After": "7" }, body: '{"code":8}' },
  );
  expect(result.isError).toBe(true);
  expect(text).toBe(
    'Interpreted: `operation` as listLocales.\n\n429\nRetry-After: 7\n{\n  "code": 8\n}',
  );
  expect((await call({ operation: "listLocales" }, { status: 500 })).text).toBe("500\n{}");
});

test("suggests the nearest name for an unknown operation, and sends nothing", async () => {
  const { isError, content } = await callOperation(testContext(), {
    ...DEFAULTS,
    operation: "listMarket",
  });
  expect(isError).toBe(true);
  expect(content[0]?.text).toMatch(/^Unknown operation "listMarket"\..*mean listMarkets\?$/);
});

test("a path that the response lacks gets a list of what is there", async () => {
  const answer = { body: JSON.stringify({ a: { b: 1 }, c: "text" }) };
  const select = (...steps: readonly string[]) =>
    call({ operation: "listLocales", select: steps }, answer);
  expect((await select("a", "x")).text).toBe('The response has no "x" there. It has: b.');
  expect((await select("c", "x")).text).toBe('The response has no "x" there. It has: nothing.');
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`k${index}`, 1]));
  const { text } = await call(
    { operation: "listLocales", select: ["x"] },
    { body: JSON.stringify(many) },
  );
  expect(text).toMatch(/ k38, k39\.$/);
  expect((await select("a")).result.structuredContent).toEqual({
    status: 200,
    response: { b: 1 },
  });
});
