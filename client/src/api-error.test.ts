import { describe, expect, test } from "vitest";
import { ApiError } from "./api-error.ts";
import { clientOf, clientWith, NOW } from "./testing/client-of.ts";

const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(error instanceof ApiError)) throw new TypeError(`No ApiError: ${error}`);
  return error;
};

describe("a failed call", () => {
  test.each([
    [400, "input"],
    [401, "auth"],
    [403, "auth"],
    [404, "gone"],
    [410, "gone"],
    [413, "input"],
    [429, "limit"],
    [500, "server"],
    [502, "server"],
    [304, "server"],
  ])("with status %i has kind %s", async (status, kind) => {
    const body = status === 304 ? null : "{}";
    const { client } = clientWith([() => new Response(body, { status })]);
    expect(await failureOf(client.listLocales())).toMatchObject({ status, kind });
  });

  test.each([
    [404, false],
    [500, true],
    [502, true],
  ])("with status %i can succeed later: %s", async (status, isTemporary) => {
    const { client } = clientWith([() => new Response("{}", { status })], { attempts: 1 });
    expect(await failureOf(client.listLocales())).toMatchObject({ isTemporary });
  });

  test("carries the response's retry time, remaining limit and error details", async () => {
    const body = {
      code: 3,
      message: "query.market is\nnot a known market.",
      details: [{ field: "query.market", expected: "a market code", received: 7 }, "odd"],
    };
    const headers = { "retry-after": "27", ratelimit: '"sandbox";r=0;t=27', "x-own": "1" };
    const respond = () => new Response(JSON.stringify(body), { status: 429, headers });
    const { client } = clientWith([respond], { attempts: 1 });
    const error = await failureOf(client.listLocales());
    expect(error).toMatchObject({
      retryAfter: 27,
      rateLimit: { remaining: 0, reset: 27 },
      details: [{ field: "query.market", expected: "a market code", received: "7" }, {}],
      isTemporary: true,
      message: "listLocales: HTTP 429, query.market is not a known market.",
    });
    expect(error.headers.get("x-own")).toBe("1");
  });

  test.each(['"sandbox";r=5', '"sandbox";t=27', '"sandbox"', ""])(
    "has no rateLimit for an incomplete header: %j",
    (ratelimit) => {
      const headers = new Headers({ ratelimit });
      const { rateLimit } = new ApiError("listLocales", 429, undefined, { headers });
      expect(rateLimit).toBeUndefined();
    },
  );

  test("counts the seconds until an HTTP date in Retry-After", async () => {
    const until = new Date(NOW + 9_000).toUTCString();
    const respond = () => new Response("", { status: 503, headers: { "retry-after": until } });
    const { client } = clientWith([respond], { attempts: 1 });
    expect((await failureOf(client.listLocales())).retryAfter).toBe(9);
  });

  test.each([new Date(NOW - 9_000).toUTCString(), "-9"])(
    "has a retryAfter of 0 for a time in the past: %s",
    async (value) => {
      const respond = () => new Response("", { status: 503, headers: { "retry-after": value } });
      const { client } = clientWith([respond], { attempts: 1 });
      expect((await failureOf(client.listLocales())).retryAfter).toBe(0);
    },
  );

  test("without a response has kind network and carries the cause", async () => {
    const cause = new TypeError("fetch failed");
    const { client } = clientOf({ fetch: () => Promise.reject(cause) });
    const error = await failureOf(client.listLocales());
    expect(error).toMatchObject({ kind: "network", status: 0, cause, isTemporary: true });
    expect(error.message).toBe("listLocales: network, no response: fetch failed");
    const { signal } = new AbortController();
    const { message } = await failureOf(client.listLocales(undefined, { signal }));
    expect(message).toBe(error.message);
  });

  test("without a response quotes the thrown value if it isn't an Error", async () => {
    const { client } = clientOf({ fetch: () => Promise.reject("offline") });
    const { message } = await failureOf(client.listLocales());
    expect(message).toBe("listLocales: network, no response: offline");
  });

  test("with a truncated body has kind network and is retried", async () => {
    const broken = () =>
      new Response(new ReadableStream({ start: (body) => body.error(new Error("cut")) }));
    const { client, waits } = clientWith([broken, () => Response.json({ locales: [] })]);
    expect(await client.listLocales()).toEqual({ locales: [] });
    expect(waits).toEqual([2_000]);
  });

  test("with a body that isn't JSON quotes the body and isn't retried", async () => {
    const { client, waits } = clientWith([() => new Response("<h1>Sign in</h1>")]);
    const error = await failureOf(client.listLocales());
    expect(error).toMatchObject({ kind: "server", status: 200 });
    expect(error.message).toContain("<h1>Sign in</h1>");
    expect(waits).toEqual([]);
  });

  test.each([
    ["", undefined],
    [" that could be aborted", new AbortController().signal],
  ])("after a timeout names its time limit: a call%s", async (_, signal) => {
    const { client } = clientOf({
      timeout: 1,
      attempts: 1,
      fetch: ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener("abort", () => reject(signal.reason));
        }),
    });
    const error = await failureOf(client.listLocales(undefined, { signal }));
    expect([error.kind, error.message]).toEqual([
      "network",
      "listLocales: network, no response within 1 ms",
    ]);
  });

  test("that was aborted carries the signal's reason", async () => {
    const cause = new Error("left");
    const { client } = clientOf();
    const error = await failureOf(
      client.listLocales(undefined, { signal: AbortSignal.abort(cause) }),
    );
    expect(error).toMatchObject({ kind: "aborted", status: 0, cause, isTemporary: false });
  });

  test("isn't sent if its path parameter or its body is missing", async () => {
    const { client, requests } = clientOf();
    const ask = client.listMarkets as (parameters?: unknown) => Promise<unknown>;
    for (const parameters of [undefined, {}, { locale: "" }]) {
      const error = await failureOf(ask(parameters));
      expect(error.kind).toBe("input");
      expect(error.message).toContain('call it as listMarkets({ locale: "…" })');
    }
    const search = client.createLiveSearch as (request?: unknown) => Promise<unknown>;
    for (const request of [undefined, null, "query"]) {
      expect((await failureOf(search(request))).message).toContain("must be an object");
    }
    expect(requests).toEqual([]);
  });

  test.each([
    ["half of a surrogate pair", "\ud800"],
    ["an object without a text", Object.create(null)],
  ])("isn't sent for a locale that is %s", async (_, locale) => {
    const { client, requests } = clientOf();
    const error = await failureOf(client.listMarkets({ locale: locale as string }));
    expect([error.kind, error.status]).toEqual(["input", 0]);
    expect(requests).toEqual([]);
  });
});
