import { expect, test } from "vitest";
import { createProxy, type ProxyOptions } from "./create-proxy.ts";

const LOCALES = "http://shop/apiservices/v3/culture/locales";

/** A proxy before an API that answers with this, and what has been sent to it. */
function before(answer: (request: Request) => Promise<Response>, more: Partial<ProxyOptions> = {}) {
  const sent: Request[] = [];
  const proxy = createProxy({
    baseUrl: "http://api",
    apiKey: "key",
    allow: ["listLocales", "createLiveSearch"],
    fetch: (request) => {
      sent.push(request);
      return answer(request);
    },
    ...more,
  });
  return { proxy, sent };
}

test("forwards If-None-Match and returns the API's 304 with its ETag", async () => {
  const { proxy, sent } = before(
    async () => new Response(null, { status: 304, headers: { etag: '"a"' } }),
  );
  const headers = { "if-none-match": '"a"', accept: "text/plain", "accept-language": "de" };
  const response = await proxy(new Request(LOCALES, { headers }));
  expect([response.status, response.headers.get("etag")]).toEqual([304, '"a"']);
  expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({ ...headers, "x-api-key": "key" });
});

test("passes the rate limit headers and Retry-After on to the page", async () => {
  const limits = {
    ratelimit: '"api";r=0;t=27',
    "ratelimit-policy": '"api";q=1',
    "retry-after": "27",
  };
  const { proxy } = before(async () => new Response("{}", { status: 429, headers: limits }));
  const { headers } = await proxy(new Request(LOCALES));
  expect(Object.fromEntries(headers)).toMatchObject(limits);
});

test.each([401, 403])(
  "responds 502 to a key rejected with %i and reports it to onFailure",
  async (status) => {
    const failures: string[] = [];
    const { proxy } = before(async () => new Response("{}", { status }), {
      onFailure: (cause) => failures.push(String(cause)),
    });
    const response = await proxy(new Request(LOCALES));
    expect([response.status, await response.json()]).toEqual([
      502,
      { code: 14, message: "This server has no access to the API.", details: [] },
    ]);
    expect(failures).toEqual([`Error: The API rejected the key: HTTP ${status}.`]);
  },
);

test.each(["http://api/", "http://api//"])("appends the path to %s", async (baseUrl) => {
  const { proxy, sent } = before(async () => Response.json({}), { baseUrl });
  await proxy(new Request(LOCALES));
  expect(sent[0]?.url).toBe("http://api/apiservices/v3/culture/locales");
});

/** An API that never responds, and gives up with its caller. */
const silent = ({ signal }: Request) =>
  new Promise<Response>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason));
  });

test("responds 502 when the API times out", async () => {
  const { proxy } = before(silent, { timeout: 1 });
  expect((await proxy(new Request(LOCALES))).status).toBe(503);
});

test("aborts the API request when the page aborts its own", async () => {
  const leaving = new AbortController();
  const { proxy, sent } = before(silent);
  const responded = proxy(new Request(LOCALES, { signal: leaving.signal }));
  leaving.abort();
  expect((await responded).status).toBe(503);
  expect(sent[0]?.signal.aborted).toBe(true);
});

test("responds 502 to a truncated API response and reports the cause", async () => {
  const broken = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"locales":'));
      stream.error(new Error("cut"));
    },
  });
  const failures: unknown[] = [];
  const { proxy } = before(async () => new Response(broken), {
    onFailure: (cause) => failures.push(cause),
  });
  expect((await proxy(new Request(LOCALES))).status).toBe(503);
  expect(failures).toEqual([new Error("cut")]);
});

test.each([
  [65_536, 200],
  [65_537, 413],
])("limits a body to 64 KiB by default: %i bytes get %i", async (bytes, status) => {
  const { proxy } = before(async () => Response.json({}));
  const url = "http://shop/apiservices/v3/flights/live/search/create";
  const request = new Request(url, { method: "POST", body: "x".repeat(bytes) });
  expect((await proxy(request)).status).toBe(status);
});
