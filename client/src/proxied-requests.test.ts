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

test("a page that has the response already is told so, by the tag that it sent", async () => {
  const { proxy, sent } = before(
    async () => new Response(null, { status: 304, headers: { etag: '"a"' } }),
  );
  const headers = { "if-none-match": '"a"', accept: "text/plain", "accept-language": "de" };
  const response = await proxy(new Request(LOCALES, { headers }));
  expect([response.status, response.headers.get("etag")]).toEqual([304, '"a"']);
  expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({ ...headers, "x-api-key": "key" });
});

test("a page is told what is left of the limit", async () => {
  const limits = {
    ratelimit: '"api";r=0;t=27',
    "ratelimit-policy": '"api";q=1',
    "retry-after": "27",
  };
  const { proxy } = before(async () => new Response("{}", { status: 429, headers: limits }));
  const { headers } = await proxy(new Request(LOCALES));
  expect(Object.fromEntries(headers)).toMatchObject(limits);
});

test.each([401, 403])("a key that is rejected with %i is the server's matter", async (status) => {
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
});

test.each(["http://api/", "http://api//"])("the path is put behind %s", async (baseUrl) => {
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

test("an API that does not respond in time is given up", async () => {
  const { proxy } = before(silent, { timeout: 1 });
  expect((await proxy(new Request(LOCALES))).status).toBe(503);
});

test("what a page gives up is given up before the API, too", async () => {
  const leaving = new AbortController();
  const { proxy, sent } = before(silent);
  const responded = proxy(new Request(LOCALES, { signal: leaving.signal }));
  leaving.abort();
  expect((await responded).status).toBe(503);
  expect(sent[0]?.signal.aborted).toBe(true);
});

test("a response that breaks off is a failure, not half a response", async () => {
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
])("unless it is set, a body has at most 64 KiB: %i bytes get %i", async (bytes, status) => {
  const { proxy } = before(async () => Response.json({}));
  const url = "http://shop/apiservices/v3/flights/live/search/create";
  const request = new Request(url, { method: "POST", body: "x".repeat(bytes) });
  expect((await proxy(request)).status).toBe(status);
});
