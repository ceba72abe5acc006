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

describe("a page that calls through a proxy", () => {
  test("completes its search with the key that the proxy adds", async () => {
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

  test.each([
    [
      "throws",
      () => {
        throw new Error("The disk is full.");
      },
    ],
    // Node.js ends a process with an unhandled rejection.
    ["rejects", () => Promise.reject(new Error("The disk is full."))],
  ])("gets its response even if onFailure %s", async (_, onFailure) => {
    const unavailable = behindProxy({ onFailure, fetch: () => Promise.reject(new Error("down")) });
    await expect(
      unavailable.client.createLiveSearch(liveSearch("LHR", "EDI")),
    ).rejects.toMatchObject({
      status: 503,
    });
    const rejected = behindProxy({ onFailure, apiKey: "wrong" });
    await expect(rejected.client.createLiveSearch(liveSearch("LHR", "EDI"))).rejects.toMatchObject({
      status: 502,
    });
  });

  test("that aborts its request isn't reported to onFailure", async () => {
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

  test("receives Retry-After, but none of the API's internal headers", async () => {
    const headers = { "retry-after": "27", "set-cookie": "a=1", "x-inner": "secret" };
    const { client } = behindProxy({
      fetch: async () => new Response("{}", { status: 429, headers }),
    });
    const error = await client.findNearestCulture().catch((error: unknown) => error);
    expect(error).toMatchObject({ kind: "limit", retryAfter: 27 });
    const told = error instanceof Error && "headers" in error ? error.headers : undefined;
    expect(told instanceof Headers && told.has("x-inner")).toBe(false);
  });

  test("gets 502 for a rejected key, and only onFailure sees the 401", async () => {
    const { client, failures } = behindProxy({ apiKey: "wrong" });
    await expect(client.createLiveSearch(liveSearch("LHR", "EDI"))).rejects.toMatchObject({
      status: 502,
      kind: "server",
    });
    expect(String(failures[0])).toContain("HTTP 401");
  });

  test("gets 503 if the API doesn't respond", async () => {
    const cause = new TypeError("fetch failed");
    const { client, failures } = behindProxy({ fetch: () => Promise.reject(cause) });
    await expect(client.findNearestCulture()).rejects.toMatchObject({ status: 503 });
    expect(failures).toEqual([cause]);
  });
});

describe("the proxy", () => {
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
    ["GET", "http://shop/apiservices/v3/culture/nearestculture/apiservices/x"],
  ])("responds 404 and forwards nothing: %s %s", async (method, url) => {
    expect((await proxy(new Request(url, { method }))).status).toBe(404);
    expect(sent).toEqual([]);
  });

  test.each(["/api", "/apiservices", "/apiservices/travel", "/apiservices/v3"])(
    "forwards requests below the path it is mounted at: %s",
    async (mountPath) => {
      const { proxy, sent } = behindProxy();
      const path = "/apiservices/v3/culture/nearestculture?ipAddress=203.0.113.24";
      expect((await proxy(new Request(`http://shop${mountPath}${path}`))).status).toBe(200);
      expect(sent.map(({ url }) => url)).toEqual([`http://api${path}`]);
    },
  );

  test("rejects an operation missing from allow with 403 and reports it to onFailure", async () => {
    const failures: unknown[] = [];
    const { proxy, sent } = behindProxy({ onFailure: (cause) => failures.push(cause) });
    const response = await proxy(new Request("http://shop/apiservices/v3/culture/locales"));
    expect([response.status, sent]).toEqual([403, []]);
    expect(failures).toEqual([new Error("createProxy: allow lacks listLocales.")]);
  });

  test("rejects a body above longestBody with 413, but not one of exactly that length", async () => {
    const { proxy, sent } = behindProxy({ longestBody: 10 });
    const post = (body: string) => proxy(new Request(CREATE, { method: "POST", body }));
    expect((await post("x".repeat(11))).status).toBe(413);
    expect(sent).toEqual([]);
    expect((await post("x".repeat(10))).status).toBe(400);
  });

  test("replaces the page's key, and forwards neither cookies nor authorization", async () => {
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

  test("never follows a redirect, which would take the key along", async () => {
    const { proxy, sent } = behindProxy();
    await proxy(new Request(CREATE, { method: "POST", body: "{}" }));
    expect(sent[0]?.redirect).toBe("error");
  });
});

test.each([
  [
    { allow: ["createLiveSerch"] },
    /unknown operation "createLiveSerch"\. Did you mean "createLiveSearch"\?$/,
  ],
  [{ allow: [] }, /allow must be operations, such as \["createLiveSearch"\]/],
  [{ baseUrl: "api.example.com" }, /baseUrl must be a URL with its scheme/],
  [{ apiKey: "" }, /apiKey must be a non-empty Latin-1 string/],
  [
    { apiKey: undefined },
    /apiKey must be a non-empty Latin-1 string without whitespace; received nothing/,
  ],
  [
    { apiKey: "key\n" },
    /apiKey must be a non-empty Latin-1 string without whitespace; received a string/,
  ],
  // A header cannot have it.
  [{ apiKey: "ключ" }, /apiKey must be a non-empty Latin-1 string/],
  [{ allow: undefined }, /allow must be operations, such as .*; received nothing/],
  [{ allow: "createLiveSearch" }, /allow must be operations, .*; received "createLiveSearch"/],
  [{ allowed: ALLOWED }, /unknown option "allowed"\. Did you mean "allow"\?$/],
  [
    { longestBody: "1 MB" },
    /longestBody must be a positive 32-bit integer \(bytes\); received "1 MB"/,
  ],
  [
    { timeout: Infinity },
    /timeout must be a positive 32-bit integer \(milliseconds\); received Infinity/,
  ],
  [{ allow: [undefined] }, /unknown operation nothing\./],
  [{ onFailure: "log" }, /onFailure must be a function/],
  [{ fetch: {} }, /fetch must be a function; received \{\}/],
])("createProxy names the invalid option: %j", (options, message) => {
  const create = createProxy as (options: unknown) => unknown;
  const right = { baseUrl: "http://api", apiKey: "key", allow: ALLOWED };
  expect(() => create({ ...right, ...options })).toThrow(message);
});

test.each([undefined, null, "secret-key"])("createProxy rejects %j as its options", (options) => {
  const create = createProxy as (options: unknown) => unknown;
  expect(() => create(options)).toThrow(
    /^createProxy: options must be an object, such as \{ baseUrl \}; received (nothing|null|a string)\.$/,
  );
});
