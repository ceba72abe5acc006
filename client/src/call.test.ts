import { describe, expect, test } from "vitest";
import { liveSearch } from "../../sandbox/src/testing/searches.ts";
import type { Retry } from "./call-settings.ts";
import { createClient } from "./create-client.ts";
import { clientOf, clientWith } from "./testing/client-of.ts";

const limited = () => new Response("", { status: 429, headers: { "retry-after": "27" } });
const locales = () => Response.json({ locales: [] });

describe("options of a call", () => {
  test("headers override those of the client", async () => {
    const { client, requests } = clientOf({ headers: { "x-app": "shop", "x-page": "home" } });
    await client.listLocales(undefined, { headers: { "X-Page": "search" } });
    const [{ headers } = new Request("http://none")] = requests;
    expect([headers.get("x-app"), headers.get("x-page")]).toEqual(["shop", "search"]);
    expect(headers.get("x-api-key")).toBe("sandbox-key");
  });

  test.each([
    ["Headers", new Headers({ "X-Page": "search" })],
    ["pairs", [["X-Page", "search"]] as const],
    ["a Map", new Map([["X-Page", "search"]])],
  ])("headers may be %s, on a client and on a call", async (_, headers) => {
    const ofClient = clientOf({ headers });
    await ofClient.client.listLocales();
    const ofCall = clientOf({ headers: { "x-page": "home", "x-app": "shop" } });
    await ofCall.client.listLocales(undefined, { headers });
    const sent = [...ofClient.requests, ...ofCall.requests].map((one) => one.headers);
    expect(sent.map((one) => one.get("x-page"))).toEqual(["search", "search"]);
    expect(sent.map((one) => one.get("x-app"))).toEqual([null, "shop"]);
  });

  test("headers may be an iterator, which can be read only once", async () => {
    const headers = () => new Map([["X-Page", "search"]]).entries();
    const ofClient = clientOf({ headers: headers() });
    await ofClient.client.listLocales();
    const ofCall = clientOf();
    await ofCall.client.listLocales(undefined, { headers: headers() });
    const query = liveSearch("LHR", "EDI");
    await ofCall.client.searchLive(query, { headers: headers() });
    for await (const _ of ofCall.client.live(query, { headers: headers() }));
    const requests = [...ofClient.requests, ...ofCall.requests];
    expect(requests.length).toBeGreaterThan(6);
    expect(requests.filter((one) => one.headers.get("x-page") !== "search")).toEqual([]);
  });

  test("a header selects a sandbox scenario", async () => {
    const { client } = clientOf();
    const headers = { "x-sandbox-scenario": "unavailable" };
    await expect(client.listLocales(undefined, { headers, attempts: 1 })).rejects.toMatchObject({
      status: 503,
    });
  });

  test("attempts limits the number of calls", async () => {
    const { client, waits } = clientWith([() => new Response("", { status: 503 })]);
    await expect(client.listLocales(undefined, { attempts: 2 })).rejects.toMatchObject({
      kind: "server",
    });
    expect(waits).toEqual([2_000]);
  });

  test("longestWait: a Retry-After beyond it fails the call at once", async () => {
    const { client, waits } = clientWith([limited, locales]);
    await expect(client.listLocales(undefined, { longestWait: 26_999 })).rejects.toMatchObject({
      kind: "limit",
      retryAfter: 27,
    });
    expect(waits).toEqual([]);
    const patient = clientWith([limited, locales]);
    await patient.client.listLocales(undefined, { longestWait: 27_000 });
    expect(patient.waits).toEqual([27_000]);
  });

  test("onRetry replaces the client's and runs before each wait, with its length and cause", async () => {
    const told: Retry[] = [];
    const { client, waits } = clientWith([limited, locales], {
      onRetry: () => {
        throw new Error("The call has its own.");
      },
    });
    await client.listLocales(undefined, {
      onRetry: (retry) => {
        expect(waits).toEqual([]);
        told.push(retry);
      },
    });
    expect(told).toMatchObject([
      { operation: "listLocales", attempt: 1, wait: 27_000, cause: { kind: "limit" } },
    ]);
    expect(waits).toEqual([27_000]);
  });

  test("an onRetry that fails ends the call with its error, even if it is async", async () => {
    const { client, waits } = clientWith([limited, limited]);
    const failure = new Error("The log is full.");
    const fail = () => {
      throw failure;
    };
    for (const onRetry of [fail, async () => fail()]) {
      await expect(client.listLocales(undefined, { onRetry })).rejects.toBe(failure);
    }
    expect(waits).toEqual([]);
  });

  test("an undefined option equals an absent one", async () => {
    const { client, waits } = clientWith([limited, locales]);
    const unset = { headers: undefined, timeout: undefined, attempts: undefined };
    await client.listLocales(undefined, { ...unset, onRetry: undefined, signal: undefined });
    expect(waits).toEqual([27_000]);
  });
});

describe("an invalid option", () => {
  const { client } = clientOf();
  const create = createClient as (options: unknown) => unknown;
  const url = "http://localhost:3000";

  test.each([
    [{}, /baseUrl must be a URL with its scheme.*received nothing/],
    [{ baseUrl: undefined }, /baseUrl must be .*received nothing/],
    [{ baseURL: url }, /unknown option "baseURL"\. Did you mean "baseUrl"\?$/],
    [undefined, /options must be an object, such as \{ baseUrl \}; received nothing/],
    [null, /options must be an object, such as \{ baseUrl \}; received null/],
    ["secret-key", /options must be an object, such as \{ baseUrl \}; received a string/],
    [{ baseUrl: "localhost:3000" }, /baseUrl must be .*received "localhost:3000"/],
    [{ baseUrl: url, apikey: "x" }, /unknown option "apikey"\. Did you mean "apiKey"\?$/],
    [
      { baseUrl: url, apiKey: "key\n" },
      /apiKey must be a Latin-1 string without whitespace; received a string\.$/,
    ],
    [{ baseUrl: url, apiKey: "key…" }, /apiKey must be a Latin-1 string without whitespace/],
    [
      { baseUrl: url, timeout: "30s" },
      /timeout must be a positive 32-bit integer \(milliseconds\); received "30s"/,
    ],
    [{ baseUrl: url, timeout: Number.NaN }, /timeout must be .*received NaN/],
    [{ baseUrl: url, timeout: Infinity }, /timeout must be .*received Infinity/],
    [{ baseUrl: url, timeout: 2 ** 31 }, /timeout must be a positive 32-bit integer/],
    [
      { baseUrl: url, timeout: 1.5 },
      /timeout must be a positive 32-bit integer \(milliseconds\); received 1.5/,
    ],
    [
      { baseUrl: url, attempts: 0 },
      /attempts must be a positive 32-bit integer \(calls\); received 0/,
    ],
    [{ baseUrl: url, attempts: 1.5 }, /attempts must be a positive 32-bit integer/],
    [{ baseUrl: url, headers: { age: 3 } }, /headers must be .*, or Headers; received \{age\}/],
    [{ baseUrl: url, headers: { "x y": "b" } }, /headers must be an object of strings, or Headers/],
    [{ baseUrl: url, headers: "x-app: shop" }, /headers must be .*received a string\.$/],
    [{ baseUrl: url, headers: [["x-app", 3]] }, /headers must be an object of strings, or Headers/],
    [{ baseUrl: url, signal: AbortSignal.abort() }, /unknown option "signal"/],
    [{ baseUrl: url, fetch: {} }, /fetch must be a function; received \{\}/],
    [{ baseUrl: url, toString: 1 }, /unknown option "toString"/],
  ])("of the client is named in the error: %j", (options, message) => {
    expect(() => create(options)).toThrow(message);
    expect(() => create(options)).toThrow(/^createClient: /);
  });

  test("of a call or a search is named in the error", async () => {
    const ask = client.listLocales as (input: unknown, options: unknown) => Promise<unknown>;
    await expect(ask(undefined, { timeOut: 5 })).rejects.toThrow(
      'listLocales: unknown option "timeOut". Did you mean "timeout"?',
    );
    const search = client.searchLive as (input: unknown, options: unknown) => Promise<unknown>;
    await expect(search({}, { onResult: () => {} })).rejects.toThrow('Did you mean "onResults"?');
    await expect(search({}, { longest: 0 })).rejects.toThrow("longest must be milliseconds above");
    for (const signal of ["stop", new AbortController()]) {
      await expect(search({}, { signal })).rejects.toThrow("signal must be an AbortSignal");
      await expect(ask(undefined, { signal })).rejects.toThrow("signal must be an AbortSignal");
    }
    await expect(ask(undefined, null)).rejects.toThrow("listLocales: options must be an object");
    await expect(search({}, null)).rejects.toThrow("searchLive: options must be an object");
  });

  test("never puts a secret in the error message", () => {
    expect(() => create("secret-key")).toThrow(/^((?!secret).)*$/);
    expect(() => create({ baseUrl: { apiKey: "secret" } })).toThrow(/received \{apiKey\}/);
  });

  test("onResults of a stream is rejected by the types and at run time", () => {
    const request = liveSearch("LHR", "EDI");
    // @ts-expect-error the loop gets the results
    expect(() => client.live(request, { onResults: () => {} })).toThrow(
      "live: onResults must be left out: iterate over live() instead; received a function.",
    );
    const live = client.live as (request: unknown, options: unknown) => unknown;
    expect(() => live(request, null)).toThrow("live: options must be an object");
  });
});

test.each([
  [0, [1_000, 2_000, 4_000, 4_000]],
  [0.5, [1_500, 3_000, 6_000, 6_000]],
  [1, [2_000, 4_000, 8_000, 8_000]],
])(
  "with the random number %d, retries wait %j ms, and the last wait doesn't grow",
  async (number, expected) => {
    const failed = () => new Response("", { status: 503 });
    const { client, waits } = clientWith([failed], { attempts: 5, random: () => number });
    await expect(client.listLocales()).rejects.toMatchObject({ status: 503 });
    expect(waits).toEqual(expected);
  },
);
