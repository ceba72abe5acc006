import { describe, expect, test } from "vitest";
import { examples } from "../../contract/generated/examples.ts";
import { operations } from "../../contract/generated/operations.ts";
import type { OperationId } from "../../contract/src/types.ts";
import { ApiError } from "./api-error.ts";
import type { Client } from "./create-client.ts";
import { clientOf, clientWith } from "./testing/client-of.ts";

const ids = Object.keys(operations) as OperationId[];
const json =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  () =>
    new Response(JSON.stringify(body), { status, headers });
const locales = json(200, { status: "RESULT_STATUS_COMPLETE", locales: [] });
const error = { code: 8, message: "Too many requests.", details: [] };

describe("every operation", () => {
  const { client } = clientOf();

  test.each(ids.filter((id) => id !== "pollLiveSearch"))("%s resolves to an object", async (id) => {
    const { parameters, bodies } = examples[id];
    const [input = parameters] = Object.values(bodies);
    const call = client[id] as (input: unknown) => Promise<object>;
    expect(await call(input)).toEqual(expect.any(Object));
  });

  test("has a function on the client, next to live and searchLive", () => {
    expect(Object.keys(client).toSorted()).toEqual([...ids, "live", "searchLive"].toSorted());
  });

  test("rejects wrong input at compile time", () => {
    const wrong = (client: Client) => [
      // @ts-expect-error the locale of a path is required
      client.listMarkets(),
      // @ts-expect-error a place has one of two ids
      client.findNearestPlaces({ locale: "en-GB", locator: {} }),
      // @ts-expect-error there is no such market parameter
      client.listMarkets({ market: "UK" }),
    ];
    expect(wrong).toBeTypeOf("function");
  });
});

describe("a call", () => {
  test("encodes its parameters, and sends the key only where one is needed", async () => {
    const { client, requests } = clientOf();
    await client.listMarkets({ locale: "en/GB" }).catch(() => undefined);
    await client.findNearestCulture({ ipAddress: "203.0.113.24" });
    await client.findNearestCulture();
    // Our types refuse it, those of a project with looser settings don't.
    await client.findNearestCulture({ ipAddress: undefined as never });
    expect(requests.map(({ url, headers }) => [url, headers.get("x-api-key")])).toEqual([
      ["http://sandbox/apiservices/v3/culture/markets/en%2FGB", "sandbox-key"],
      ["http://sandbox/apiservices/v3/culture/nearestculture?ipAddress=203.0.113.24", null],
      ["http://sandbox/apiservices/v3/culture/nearestculture", null],
      ["http://sandbox/apiservices/v3/culture/nearestculture", null],
    ]);
  });

  test("resolves its path for a baseUrl with any trailing slashes", async () => {
    for (const baseUrl of ["http://sandbox", "http://sandbox/", "http://sandbox//"]) {
      const { client, requests } = clientOf({ baseUrl });
      await client.listLocales();
      expect(requests[0]?.url).toBe("http://sandbox/apiservices/v3/culture/locales");
    }
  });

  test("that fails reports the status and the API's message", async () => {
    const { client } = clientOf({ apiKey: "nobody" });
    const failed = await client.listLocales().catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(ApiError);
    expect(failed).toMatchObject({ operation: "listLocales", status: 401 });
    expect(String(failed)).toMatch(/^ApiError: listLocales: HTTP 401, /);
  });

  test("treats undefined client options as absent", async () => {
    const unset = { apiKey: undefined, attempts: undefined, timeout: undefined };
    const { client, requests } = clientOf({ ...unset, longestWait: undefined, headers: undefined });
    const failed = await client.listLocales().catch((error: unknown) => error);
    expect(failed).toMatchObject({ status: 401 });
    expect(requests.map(({ headers }) => [...headers.keys()])).toEqual([["accept"]]);
  });

  test("that fails with a proxy's HTML page has its status and no body", async () => {
    const { client } = clientWith([() => new Response("<h1>Bad Gateway</h1>", { status: 502 })]);
    await expect(client.listLocales()).rejects.toMatchObject({ status: 502, body: undefined });
  });
});

describe("a retry", () => {
  test.each([
    ["that says how long", { "retry-after": "7" }, [7_000]],
    [
      "that says when",
      { "retry-after": new Date(Date.UTC(2027, 0, 4, 12, 0, 9)).toUTCString() },
      [9_000],
    ],
    ["that says nothing", {}, [2_000]],
    ["that says nonsense", { "retry-after": "soon" }, [2_000]],
    ["that says nothing", { "retry-after": " " }, [2_000]],
  ])("follows a 429 response %s", async (_, headers, expected) => {
    const { client, waits } = clientWith([json(429, error, headers), locales]);
    await client.listLocales();
    expect(waits).toEqual(expected);
  });

  test("follows a call without a response", async () => {
    let number = 0;
    const { client, waits } = clientOf({
      fetch: async () => {
        if (number++ === 0) throw new TypeError("fetch failed");
        return locales();
      },
    });
    await client.listLocales();
    expect(waits).toEqual([2_000]);
  });

  test("happens twice by default", async () => {
    const { client, waits } = clientWith([json(503, error)]);
    await expect(client.listLocales()).rejects.toMatchObject({ status: 503 });
    expect(waits).toEqual([2_000, 4_000]);
  });

  test("doubles its wait until attempts run out, then the last failure is thrown", async () => {
    const { client, waits } = clientWith([json(503, error)], { attempts: 4 });
    await expect(client.listLocales()).rejects.toMatchObject({ status: 503 });
    expect(waits).toEqual([2_000, 4_000, 8_000]);
  });

  test.each([400, 401, 403, 404])("doesn't follow status %i", async (status) => {
    const { client, waits } = clientWith([json(status, error)]);
    await expect(client.listLocales()).rejects.toMatchObject({ status });
    expect(waits).toEqual([]);
  });

  test.each([
    [60, [60_000]],
    [61, []],
  ])("after a Retry-After of %i seconds waits %j ms", async (seconds, expected) => {
    const headers = { "retry-after": `${seconds}` };
    const { client, waits } = clientWith([json(429, error, headers), locales]);
    await client.listLocales().catch(() => undefined);
    expect(waits).toEqual(expected);
  });

  test("doesn't follow once the caller has aborted", async () => {
    const given = new AbortController();
    const { client, waits } = clientWith([
      () => {
        given.abort(new Error("enough"));
        throw new TypeError("fetch failed");
      },
    ]);
    await expect(client.listLocales(undefined, { signal: given.signal })).rejects.toThrow("enough");
    expect(waits).toEqual([]);
  });
});
