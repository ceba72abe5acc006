import { describe, expect, test } from "vitest";
import { liveSearch } from "../../sandbox/src/testing/searches.ts";
import { createProxy, type ProxyOptions } from "./create-proxy.ts";
import { clientOf } from "./testing/client-of.ts";

const ALLOWED = ["createLiveSearch", "pollLiveSearch", "findNearestCulture"] as const;

/** A page's client, behind a proxy that a sandbox stands behind. */
function behindProxy(options: Partial<ProxyOptions> = {}) {
  const sent: Request[] = [];
  const asked: Request[] = [];
  const failures: unknown[] = [];
  const page = clientOf({
    baseUrl: "http://shop/api/flights",
    apiKey: undefined,
    attempts: 1,
    fetch: (request) => {
      asked.push(request.clone());
      return proxy(request);
    },
  });
  const proxy = createProxy({
    baseUrl: "http://api",
    apiKey: "sandbox-key",
    allow: ALLOWED,
    fetch: (request) => {
      sent.push(request);
      return page.sandbox(request);
    },
    onFailure: (cause) => failures.push(cause),
    ...options,
  });
  return { client: page.client, proxy, sent, asked, failures };
}

describe("a page behind a proxy", () => {
  test("searches to the end; the key is added behind it", async () => {
    const { client, sent, asked } = behindProxy();
    const { endedBy, content } = await client.searchLive(liveSearch("LHR", "EDI"));
    expect([endedBy, content]).toEqual(["complete", expect.anything()]);
    expect(new Set(asked.map(({ headers }) => headers.get("x-api-key")))).toEqual(new Set([null]));
    expect(new Set(sent.map(({ headers }) => headers.get("x-api-key")))).toEqual(
      new Set(["sandbox-key"]),
    );
    expect(new URL(sent[0]?.url ?? "").host).toBe("api");
  });

  test("sends no key where none is needed, and keeps the query", async () => {
    const { client, sent } = behindProxy();
    await client.findNearestCulture({ ipAddress: "203.0.113.24" });
    expect(sent[0]?.headers.has("x-api-key")).toBe(false);
    expect(sent[0]?.url).toMatch(/\?ipAddress=203\.0\.113\.24$/);
  });

  test("that leaves is no failure of the server", async () => {
    const leaving = new AbortController();
    const { proxy, failures } = behindProxy({
      fetch: async ({ signal }) => {
        leaving.abort();
        throw signal.reason;
      },
    });
    const path = "http://shop/apiservices/v3/culture/nearestculture?ipAddress=203.0.113.24";
    await proxy(new Request(path, { signal: leaving.signal }));
    expect(failures).toEqual([]);
  });

  test("is told when to come back", async () => {
    const headers = { "retry-after": "27", "set-cookie": "a=1", "x-inner": "secret" };
    const { client } = behindProxy({
      fetch: async () => new Response("{}", { status: 429, headers }),
    });
    const error = await client.findNearestCulture().catch((error: unknown) => error);
    expect(error).toMatchObject({ kind: "limit", retryAfter: 27 });
    const told = error instanceof Error && "headers" in error ? error.headers : undefined;
    expect(told instanceof Headers && told.has("x-inner")).toBe(false);
  });

  test("is told nothing of a rejected key; the server is", async () => {
    const { client, failures } = behindProxy({ apiKey: "wrong" });
    await expect(client.createLiveSearch(liveSearch("LHR", "EDI"))).rejects.toMatchObject({
      status: 502,
      kind: "server",
    });
    expect(String(failures[0])).toContain("HTTP 401");
  });

  test("gets 503 if the API does not respond", async () => {
    const cause = new TypeError("fetch failed");
    const { client, failures } = behindProxy({ fetch: () => Promise.reject(cause) });
    await expect(client.findNearestCulture()).rejects.toMatchObject({ status: 503 });
    expect(failures).toEqual([cause]);
  });
});

describe("what is passed on", () => {
  const { proxy, sent } = behindProxy();
  const POLL = "http://shop/apiservices/v3/flights/live/search/poll";
  const CREATE = "http://shop/apiservices/v3/flights/live/search/create";

  test.each([
    ["GET", CREATE],
    ["DELETE", `${POLL}/token`],
    ["POST", `${POLL}/token/more`],
    ["POST", `${POLL}/..%2fcreate/x`],
    ["POST", `${CREATE}/`],
    ["POST", "http://shop/api/other"],
    ["GET", "http://shop/"],
    ["GET", "http://shop/apiservices/x/apiservices/v3/culture/nearestculture"],
  ])("is not: %s %s", async (method, url) => {
    expect((await proxy(new Request(url, { method }))).status).toBe(404);
    expect(sent).toEqual([]);
  });

  test("is no operation that is not allowed, and the server is told which", async () => {
    const failures: unknown[] = [];
    const { proxy, sent } = behindProxy({ onFailure: (cause) => failures.push(cause) });
    const response = await proxy(new Request("http://shop/apiservices/v3/culture/locales"));
    expect([response.status, sent]).toEqual([403, []]);
    expect(failures).toEqual([new Error("createProxy: allow does not name listLocales.")]);
  });

  test("is no body that is too long, said or not", async () => {
    const { proxy, sent } = behindProxy({ longestBody: 10 });
    const post = (body: string) => proxy(new Request(CREATE, { method: "POST", body }));
    expect((await post("x".repeat(11))).status).toBe(413);
    expect(sent).toEqual([]);
    expect((await post("x".repeat(10))).status).toBe(400);
  });

  test("are no cookies and no key of the page", async () => {
    const { proxy, sent } = behindProxy();
    const headers = { cookie: "a=1", "x-api-key": "theirs", authorization: "Basic x" };
    await proxy(new Request(CREATE, { method: "POST", body: "{}", headers }));
    const [{ headers: passed } = new Request("http://none")] = sent;
    expect([passed.get("cookie"), passed.get("authorization"), passed.get("x-api-key")]).toEqual([
      null,
      null,
      "sandbox-key",
    ]);
  });

  test("is never a redirect, which would take the key along", async () => {
    const { proxy, sent } = behindProxy();
    await proxy(new Request(CREATE, { method: "POST", body: "{}" }));
    expect(sent[0]?.redirect).toBe("error");
  });
});

test.each([
  [{ allow: ["createLiveSerch"] }, /no "createLiveSerch"; try createLiveSearch/],
  [{ allow: [] }, /allow must be operations, such as \["createLiveSearch"\]/],
  [{ baseUrl: "api.example.com" }, /baseUrl must be a URL with its scheme/],
  [{ apiKey: "" }, /apiKey must be your key/],
  [{ apiKey: undefined }, /apiKey must be your key; received nothing/],
  [{ apiKey: "key\n" }, /apiKey must be your key/],
  [{ allow: undefined }, /allow must be operations, such as .*; received nothing/],
  [{ allow: "createLiveSearch" }, /allow must be operations, .*; received "createLiveSearch"/],
  [{ allowed: ALLOWED }, /there is no "allowed"; try allow/],
  [{ longestBody: "1 MB" }, /longestBody must be whole bytes above 0; received "1 MB"/],
  [{ timeout: Infinity }, /timeout must be whole milliseconds above 0; received Infinity/],
  [{ onFailure: "log" }, /onFailure must be a function/],
  [{ fetch: {} }, /fetch must be a function; received \{\}/],
])("a mistake is named: %j", (options, message) => {
  const create = createProxy as (options: unknown) => unknown;
  const right = { baseUrl: "http://api", apiKey: "key", allow: ALLOWED };
  expect(() => create({ ...right, ...options })).toThrow(message);
});

test.each([undefined, null, "secret-key"])("options that are none: %j", (options) => {
  const create = createProxy as (options: unknown) => unknown;
  expect(() => create(options)).toThrow(
    /^createProxy: options must be an object, such as \{ baseUrl \}; received (nothing|null|a text)\.$/,
  );
});
