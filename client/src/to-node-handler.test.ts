import { expect, test } from "vitest";
import { type NodeRequest, toNodeHandler } from "./to-node-handler.ts";

/** A request as Node.js reads it: parts of its body, one after the other. */
const incoming = (request: Partial<NodeRequest>, ...parts: readonly string[]): NodeRequest => ({
  headers: {},
  async *[Symbol.asyncIterator]() {
    for (const part of parts) yield new TextEncoder().encode(part);
  },
  ...request,
});

/** What was written of a response, and how its connection is closed. */
function outgoing() {
  const written: { headers: [string, string][]; ends: (string | undefined)[] } = {
    headers: [],
    ends: [],
  };
  const listeners: (() => void)[] = [];
  const response = {
    statusCode: 0,
    setHeader: (name: string, value: string) => written.headers.push([name, value]),
    end: (body?: Uint8Array) => written.ends.push(body && new TextDecoder().decode(body)),
    on: (_: "close", listener: () => void) => listeners.push(listener),
  };
  return { response, written, close: () => listeners.forEach((listener) => void listener()) };
}

test.each([
  ["GET", ""],
  ["HEAD", ""],
  ["POST", "body"],
  ["PUT", "body"],
  ["DELETE", "body"],
])("forwards a %s request with the body %j", async (method, expected) => {
  const bodies: string[] = [];
  const handle = toNodeHandler(async (request) => {
    bodies.push(await request.text());
    return new Response(request.method);
  });
  const { response, written } = outgoing();
  await handle(incoming({ method, url: "/a?b=c" }, "bo", "dy"), response);
  expect([response.statusCode, written.ends]).toEqual([200, [method]]);
  expect(bodies).toEqual([expected]);
});

test("treats a request without a method or a path as GET /", async () => {
  const asked: string[] = [];
  const handle = toNodeHandler(async ({ method, url }) => {
    asked.push(`${method} ${url}`);
    return new Response(null, { status: 204, headers: { "x-a": "1" } });
  });
  const { response, written } = outgoing();
  await handle(incoming({}), response);
  expect(asked).toEqual(["GET http://localhost/"]);
  expect([response.statusCode, written.headers, written.ends]).toEqual([204, [["x-a", "1"]], [""]]);
});

test("responds to a request of HTTP/2, whose headers have its method and path", async () => {
  const handle = toNodeHandler(async ({ headers }) => Response.json([...headers]));
  const { response, written } = outgoing();
  await handle(incoming({ headers: { ":method": "GET", ":path": "/", accept: "*/*" } }), response);
  expect([response.statusCode, written.ends]).toEqual([200, ['[["accept","*/*"]]']]);
});

test("forwards headers, and aborts the signal when the connection closes", async () => {
  const { response, close } = outgoing();
  const seen: unknown[] = [];
  const handle = toNodeHandler(async ({ headers, signal }) => {
    seen.push(headers.get("x-a"), headers.get("x-b"), signal.aborted);
    close();
    seen.push(signal.aborted);
    return new Response();
  });
  await handle(incoming({ headers: { "x-a": "1", "x-b": ["2", "3"] } }), response);
  expect(seen).toEqual(["1", "2,3", false, true]);
});

test.each([
  ["what is no request", { method: "TRACE" }, 400],
  ["a handler that fails", { method: "GET" }, 502],
])("%s gets a response", async (_, request, status) => {
  const handle = toNodeHandler(() => Promise.reject(new Error("lost")));
  const { response, written } = outgoing();
  await handle(incoming(request), response);
  expect(response.statusCode).toBe(status);
  expect(written.ends.length).toBe(1);
});

test("rejects a handler that isn't a function", () => {
  const wrong = toNodeHandler as (handle: unknown) => unknown;
  expect(() => wrong({ baseUrl: "http://api", apiKey: "secret" })).toThrow(
    "toNodeHandler: handle must be what createProxy returns; received {baseUrl, apiKey}.",
  );
  expect(() => wrong(undefined)).toThrow("received nothing.");
});
