import { describe, expect, test } from "vitest";
import { operations } from "../../contract/generated/operations.ts";
import { findOperation } from "../../contract/src/names/find.ts";
import { contract } from "../../contract/src/testing/contract.ts";
import { encodeText } from "./bytes/bytes.ts";
import { operations as answered } from "./operations/operations.ts";
import { LIMITS } from "./rules/limits.ts";
import { SANDBOX_KEYS } from "./scenarios/sandbox-keys.ts";
import { liveSearch } from "./testing/searches.ts";
import { createTestSandbox, NOON } from "./testing/test-sandbox.ts";

const sandbox = createTestSandbox();
const CURRENCIES = "/apiservices/v3/culture/currencies";
const CREATE = "/apiservices/v3/flights/live/search/create";

test("has a handler for every operation of the contract, and for nothing else", () => {
  expect(Object.keys(answered).sort()).toEqual(Object.keys(operations).sort());
});

describe("a request that matches no operation fails with 404", () => {
  test.each([
    ["GET", "/apiservices/v3/culture/currencie", CURRENCIES],
    ["GET", "/apiservices", undefined],
    ["DELETE", CURRENCIES, "GET"],
    ["GET", CREATE, "POST"],
    ["PUT", "/apiservices/v3/geo/hierarchy/flights/nearest", "POST"],
    ["GET", "/apiservices/v3/geo/hierarchy/flights/nearest", "POST"],
    ["GET", "/apiservices/v3/culture/markets/%E0%A4%A", "a path in valid percent-encoding"],
    ["GET", `${CURRENCIES}/`, CURRENCIES],
  ])("%s %s", async (method, path, expected) => {
    const { status, body } = await sandbox.call({ method, path, key: null });
    expect(status).toBe(404);
    expect(body.message).toMatch(/^Resource not Found\./);
    expect(body.details[0]?.expected).toBe(expected);
  });
});

describe("the API key", () => {
  test.each([
    ["no key", null],
    ["an empty key", ""],
    ["an unknown key", "my-key"],
    ["the name of an inherited property", "constructor"],
    ["the same key twice, as two headers arrive", "sandbox-key, sandbox-key"],
  ])("%s is unauthorized", async (_, key) => {
    const { status, body } = await sandbox.call({ path: CURRENCIES, key });
    expect(status).toBe(401);
    expect(body).toEqual({
      code: 16,
      message: "Unauthorized. Please provide a valid API key.",
      details: [],
    });
  });

  test("without access fails with 403 on every operation that requires a key", async () => {
    for (const { method, path, secured } of Object.values(operations)) {
      if (!secured) continue;
      const { status, body } = await sandbox.call({ method, path, key: "sandbox-key-no-access" });
      expect(status).toBe(403);
      expect(body.code).toBe(7);
    }
  });

  test("is not required for nearest culture", async () => {
    const path = "/apiservices/v3/culture/nearestculture";
    expect((await sandbox.call({ path, key: null })).status).toBe(200);
  });
});

describe("the request body", () => {
  const post = (body: string | undefined, headers = {}) =>
    sandbox.call({
      path: CREATE,
      method: "POST",
      ...(body === undefined ? {} : { body }),
      headers,
    });

  test.each([
    ["that is missing", undefined, {}, "body must be an object; received nothing."],
    ["that is not JSON", '{"query":', {}, "body is not valid JSON."],
    ["that is no object", "[1]", {}, "body must be an object; received [1]."],
    ["that is null", "null", {}, "body must be an object; received null."],
    [
      "of another type",
      "a=b",
      { "Content-Type": "application/x-www-form-urlencoded" },
      "Content-Type must be application/json; received application/x-www-form-urlencoded.",
    ],
    [
      "with two types",
      "{}",
      { "Content-Type": "application/json, application/json" },
      "Content-Type must be application/json; received application/json, application/json.",
    ],
    [
      "in another charset",
      "{}",
      { "Content-Type": "application/json; charset=latin1" },
      "Content-Type must be application/json; received application/json; charset=latin1.",
    ],
    [
      "over the limit",
      JSON.stringify({ query: "x".repeat(LIMITS.bodyBytes) }),
      {},
      "body must be at most 65536 bytes.",
    ],
  ])("%s fails with 400", async (_, body, headers, message) => {
    const answered = await post(body, headers);
    expect(answered.status).toBe(400);
    expect(answered.body.message).toBe(message);
  });

  test("that is not UTF-8 fails with 400", async () => {
    const request = new Request(`http://sandbox${CREATE}`, {
      method: "POST",
      headers: { "x-api-key": "sandbox-key", "Content-Type": "application/json" },
      body: new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]),
    });
    const response = await sandbox.fetch(request);
    expect(response.status).toBe(400);
    expect((await response.json()).message).toBe("body is not UTF-8.");
  });

  test("without a declared length is not read past the size limit", async () => {
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(encodeText(" ".repeat(4096)));
      },
    });
    const request = new Request(`http://sandbox${CREATE}`, {
      method: "POST",
      headers: { "x-api-key": "sandbox-key", "Content-Type": "application/json" },
      body: endless,
      duplex: "half",
    } as RequestInit);
    expect((await sandbox.fetch(request)).status).toBe(400);
    expect(pulled).toBeLessThan(20);
  });

  test("nested too deep for the stack fails with 400, whether or not the body is used", async () => {
    const depth = 30_000;
    const nested = `${"[".repeat(depth)}${"]".repeat(depth)}`;
    expect((await post(nested)).body.details[0]?.field).toBe("body");
    const method = "POST";
    const path = "/apiservices/v3/flights/live/search/poll/token";
    expect((await sandbox.call({ method, path, body: nested })).status).toBe(400);
    expect((await sandbox.call({ method, path, body: `{"a":${nested}}` })).status).toBe(400);
  });

  test("may have fields unknown to the contract, which are ignored", async () => {
    const known = await sandbox.call({ path: CREATE, body: liveSearch("LHR", "EDI") });
    const { query } = liveSearch("LHR", "EDI");
    const body = { query: { ...query, colour: "blue" }, extra: [1, { two: 3 }] };
    const unknown = await sandbox.call({ path: CREATE, body });
    expect(unknown.text).toBe(known.text);
  });
});

test("a contract violation reports every field with its expected and received value", async () => {
  const { query } = liveSearch("LHR", "EDI");
  const body = { query: { ...query, adults: 0, cabinClass: "CABIN_CLASS_ECONOMI" } };
  const answered = await sandbox.call({ path: CREATE, body });
  expect(answered.status).toBe(400);
  expect(answered.body.details).toEqual([
    {
      field: "query.cabinClass",
      expected:
        "one of CABIN_CLASS_UNSPECIFIED, CABIN_CLASS_ECONOMY, CABIN_CLASS_PREMIUM_ECONOMY, CABIN_CLASS_BUSINESS, CABIN_CLASS_FIRST",
      received: "CABIN_CLASS_ECONOMI",
    },
    { field: "query.adults", expected: "at least 1", received: 0 },
  ]);
});

test("the sandbox returns exactly the contract's example of a bad request", async () => {
  const create = findOperation(contract, "createLiveSearch");
  const responses = create.found ? create.value.responses : [];
  const documented = responses.find(({ status }) => status === "400");
  const body = liveSearch("LHR", "EDI", { adults: 0 });
  const answered = await sandbox.call({ path: CREATE, body });
  expect(documented?.examples[0]?.value).toEqual(answered.body);
});

test("reports the first twenty mistakes and counts the rest", async () => {
  const excludedAgentsIds = Array(50).fill("");
  const body = liveSearch("LHR", "EDI", { excludedAgentsIds });
  const answered = await sandbox.call({ path: CREATE, body });
  expect(answered.status).toBe(400);
  expect(answered.body.details).toHaveLength(20);
  const sentences = answered.body.message.split("\n");
  expect(sentences).toHaveLength(21);
  expect(sentences.at(-1)).toBe("And 30 more.");
});

test("reports that a list is too long instead of the mistakes in it", async () => {
  const { query } = liveSearch("LHR", "EDI");
  const body = { query: { ...query, queryLegs: Array(20_000).fill({}), adults: "two" } };
  const answered = await sandbox.call({ path: CREATE, body });
  expect(answered.body.message).toBe("query.queryLegs must have at most 6 legs.");
  expect(answered.body.details).toMatchObject([{ field: "query.queryLegs", received: 20_000 }]);
});

test("a query parameter sent twice is a bad request", async () => {
  const path = "/apiservices/v3/culture/nearestculture?ipAddress=203.0.113.24&ipAddress=192.0.2.1";
  const { status, body } = await sandbox.call({ path });
  expect(status).toBe(400);
  expect(body.message).toBe("ipAddress must be sent once.");
});

describe("the rate limit", () => {
  test("is in the headers of every response, counted per operation", async () => {
    const { call } = createTestSandbox();
    const first = await call({ path: CURRENCIES });
    expect(first.headers.get("RateLimit-Policy")).toBe('"sandbox";q=1000;w=60');
    expect(first.headers.get("RateLimit")).toBe('"sandbox";r=999;t=60');
    const second = await call({ path: CURRENCIES });
    expect(second.headers.get("RateLimit")).toBe('"sandbox";r=998;t=60');
    const other = await call({ path: "/apiservices/v3/culture/locales" });
    expect(other.headers.get("RateLimit")).toBe('"sandbox";r=999;t=60');
  });

  test("is lower for operations that search, is in their headers and counts refused searches", async () => {
    const { call } = createTestSandbox();
    const { headers } = await call({ path: CREATE, body: liveSearch("LHR", "EDI") });
    expect(headers.get("RateLimit-Policy")).toBe('"sandbox";q=100;w=60');
    expect(headers.get("RateLimit")).toBe('"sandbox";r=99;t=60');
    // A refused search counts as well.
    const refused = await call({ path: CREATE, body: {} });
    expect(refused.headers.get("RateLimit")).toBe('"sandbox";r=98;t=60');
  });

  test("is counted per address, because the keys are public", async () => {
    const { call } = createTestSandbox();
    const from = (address: string) => call({ path: CURRENCIES, caller: { address } });
    expect((await from("192.0.2.1")).headers.get("RateLimit")).toContain("r=999");
    expect((await from("192.0.2.2")).headers.get("RateLimit")).toContain("r=999");
    expect((await from("192.0.2.1")).headers.get("RateLimit")).toContain("r=998");
  });

  test("is shared by all keys of an address, except for the low-limit key", async () => {
    const { call } = createTestSandbox();
    const left = async (key: string, address: string) => {
      const { headers } = await call({ path: CURRENCIES, key, caller: { address } });
      return /r=(\d+)/.exec(headers.get("RateLimit") ?? "")?.[1];
    };
    const keys = Object.entries(SANDBOX_KEYS).filter(
      ([, { access, callsPerMinute }]) => access === "full" && callsPerMinute === 1000,
    );
    expect(keys.length).toBeGreaterThan(3);
    for (const [index, [key]] of keys.entries()) {
      expect(await left(key, "192.0.2.1")).toBe(`${999 - index}`);
    }
    expect(await left("sandbox-key-low-limit", "192.0.2.1")).toBe("4");
  });

  test("is counted per key if the address is unknown", async () => {
    const { call } = createTestSandbox();
    const left = async (key: string) => (await call({ path: CURRENCIES, key })).headers;
    expect((await left("sandbox-key")).get("RateLimit")).toContain("r=999");
    expect((await left("sandbox-key-flaky")).get("RateLimit")).toContain("r=999");
    expect((await left("sandbox-key")).get("RateLimit")).toContain("r=998");
  });

  test("is shared within an IPv6 /64 network", async () => {
    const { call } = createTestSandbox();
    const from = (address: string) => call({ path: CURRENCIES, caller: { address } });
    expect((await from("2001:db8::1")).headers.get("RateLimit")).toContain("r=999");
    expect((await from("2001:db8:0:0:ffff::2")).headers.get("RateLimit")).toContain("r=998");
    expect((await from("2001:db8:0:1::1")).headers.get("RateLimit")).toContain("r=999");
  });

  test("of the low-limit key is reached within 20 calls and resets with the minute", async () => {
    const { call, wait } = createTestSandbox();
    const key = "sandbox-key-low-limit";
    wait(15_000);
    const statuses: number[] = [];
    for (let count = 0; count < 20; count++) {
      statuses.push((await call({ path: CURRENCIES, key })).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    const limited = await call({ path: CURRENCIES, key });
    expect(limited.status).toBe(429);
    expect(limited.headers.get("Retry-After")).toBe("45");
    expect(limited.body.message).toBe("Too many requests based on your rate limits.");
    wait(45_000);
    expect((await call({ path: CURRENCIES, key })).status).toBe(200);
  });

  test("of the low-limit key is reached by 20 calls even across two minutes", async () => {
    const { call, wait } = createTestSandbox();
    const statuses: number[] = [];
    for (let count = 0; count < 20; count++) {
      if (count === 10) wait(60_000);
      statuses.push((await call({ path: CURRENCIES, key: "sandbox-key-low-limit" })).status);
    }
    expect(statuses).toContain(429);
  });

  test("of nearest culture is counted per address, without a key", async () => {
    const keys = {};
    const { call } = createTestSandbox({ keys });
    const path = "/apiservices/v3/culture/nearestculture";
    const from = (address: string) => call({ path, key: null, caller: { address } });
    expect((await from("192.0.2.1")).headers.get("RateLimit")).toContain("r=999");
    expect((await from("192.0.2.1")).headers.get("RateLimit")).toContain("r=998");
    expect((await from("192.0.2.2")).headers.get("RateLimit")).toContain("r=999");
  });
});

test("an intercepted response has the RateLimit header, unless it sets its own", async () => {
  const pinned = (headers: Readonly<Record<string, string>>) => {
    const parts = [encodeText('{"status":"RESULT_STATUS_COMPLETE","currencies":[]}')];
    const intercept = () => ({ status: 200, headers, parts, isShared: false });
    return createTestSandbox({ intercept }).call({ path: CURRENCIES });
  };
  const limitOf = ({ headers }: { readonly headers: Headers }) => headers.get("RateLimit");
  expect(limitOf(await pinned({}))).toBe('"sandbox";r=999;t=60');
  expect(limitOf(await pinned({ RateLimit: '"own";r=0;t=9' }))).toBe('"own";r=0;t=9');
});

test("an error in the server returns 500 and is reported only to the observer", async () => {
  const errors: unknown[] = [];
  const { fetch } = createTestSandbox({
    clock: () => NOON,
    rateLimits: {
      async count() {
        throw new Error("the store is down");
      },
    },
    observe: ({ operation, error }) => errors.push([operation, String(error)]),
  });
  const request = new Request(`http://sandbox${CURRENCIES}`, {
    headers: { "x-api-key": "sandbox-key" },
  });
  const response = await fetch(request);
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    code: 13,
    message: "Internal Server Error.",
    details: [],
  });
  expect(errors).toEqual([["listCurrencies", "Error: the store is down"]]);
});

test.each([
  [
    "throws",
    () => {
      throw new Error("the log is full");
    },
  ],
  ["rejects", () => Promise.reject(new Error("the log is full"))],
])("an observer that %s changes no response", async (_, observe) => {
  const { fetch } = createTestSandbox({ clock: () => NOON, observe });
  const headers = { "x-api-key": "sandbox-key" };
  const response = await fetch(new Request(`http://sandbox${CURRENCIES}`, { headers }));
  expect(response.status).toBe(200);
});

test("HEAD returns 200 like GET, without a body", async () => {
  const request = new Request(`http://sandbox${CURRENCIES}`, {
    method: "HEAD",
    headers: { "x-api-key": "sandbox-key" },
  });
  const response = await sandbox.fetch(request);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("");
});
