import { EventEmitter, once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createProxy } from "./create-proxy.ts";
import { clientOf } from "./testing/client-of.ts";
import { toNodeHandler } from "./to-node-handler.ts";

const { sandbox } = clientOf();
const failures: unknown[] = [];
const proxy = createProxy({
  baseUrl: "http://api",
  apiKey: "sandbox-key",
  allow: ["listLocales", "suggestFlightPlaces"],
  onFailure: (cause) => failures.push(cause),
  fetch: sandbox,
});
const server = createServer(toNodeHandler(proxy));

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => server.close());

/** `fetch` would mend the path and refuse the method. */
async function send(method: string, path: string, body = "") {
  const { port } = server.address() as AddressInfo;
  const headers = { "content-type": "application/json" };
  const sent = request({ host: "127.0.0.1", port, method, path, headers }).end(body);
  const [response] = await once(sent, "response");
  return {
    status: response.statusCode,
    type: response.headers["content-type"],
    body: await text(response),
  };
}

const SUGGEST = "/api/apiservices/v3/autosuggest/flights";
const suggest = (searchTerm: string) =>
  JSON.stringify({ query: { market: "UK", locale: "en-GB", searchTerm } });

/** A server whose API sends the first bytes of a response; what its calls came to. */
async function serveHalf(breakOff: (request: Request, body: ReadableStreamController) => void) {
  const causes: unknown[] = [];
  const handle = toNodeHandler(
    createProxy({
      baseUrl: "http://api",
      apiKey: "sandbox-key",
      allow: ["listLocales"],
      onFailure: (cause) => causes.push(cause),
      fetch: async (request) =>
        new Response(
          new ReadableStream({
            start(body) {
              body.enqueue(new Uint8Array(1000));
              breakOff(request, body);
            },
          }),
        ),
    }),
  );
  const half = createServer(async (incoming, outgoing) => {
    const results = await Promise.allSettled([handle(incoming, outgoing)]);
    half.emit("settled", ...results);
  });
  const settled = once(half, "settled");
  half.listen(0, "127.0.0.1");
  await once(half, "listening");
  const { port } = half.address() as AddressInfo;
  const sent = request({ host: "127.0.0.1", port, path: "/apiservices/v3/culture/locales" }).end();
  return { causes, settled, sent, close: () => half.close() };
}

type ReadableStreamController = { readonly error: (cause: unknown) => void };

describe("a truncated response", () => {
  test("after the visitor leaves rejects no promise, which would end Node.js", async () => {
    const api = new EventEmitter();
    const begun = once(api, "begun");
    const { settled, sent, close } = await serveHalf(({ signal }, body) => {
      signal.addEventListener("abort", () => body.error(signal.reason));
      api.emit("begun");
    });
    sent.on("error", () => {});
    await begun;
    sent.destroy();
    expect(await settled).toEqual([{ status: "fulfilled", value: undefined }]);
    close();
  });

  test("from the API becomes a 503 that is reported to onFailure", async () => {
    const lost = new Error("connection lost");
    const { causes, settled, sent, close } = await serveHalf((_, body) => body.error(lost));
    const [response] = await once(sent, "response");
    expect(response.statusCode).toBe(503);
    expect(await text(response)).toContain("The API did not respond.");
    expect(await settled).toEqual([{ status: "fulfilled", value: undefined }]);
    expect(causes).toEqual([lost]);
    close();
  });
});

describe("a proxy in a Node.js server", () => {
  test("forwards calls with and without a body", async () => {
    const locales = await send("GET", "/api/apiservices/v3/culture/locales");
    expect(locales).toMatchObject({ status: 200, type: expect.stringContaining("json") });
    const suggested = await send("POST", SUGGEST, suggest("edinb"));
    expect(suggested.status).toBe(200);
    expect(JSON.parse(suggested.body).places).not.toEqual([]);
    expect(failures).toEqual([]);
  });

  test("enforces the proxy's limits with 413 and 404", async () => {
    expect(await send("POST", SUGGEST, suggest("a".repeat(70_000)))).toMatchObject({ status: 413 });
    expect(await send("GET", "/api/other")).toMatchObject({ status: 404 });
  });

  test.each([
    ["GET", "//"],
    ["GET", "http://["],
    ["OPTIONS", "*"],
    ["TRACE", "/"],
  ])("rejects the malformed request %s %s and serves the next one", async (method, path) => {
    expect((await send(method, path)).status).toBeGreaterThanOrEqual(400);
    expect(await send("GET", "/api/apiservices/v3/culture/locales")).toMatchObject({ status: 200 });
  });
});
