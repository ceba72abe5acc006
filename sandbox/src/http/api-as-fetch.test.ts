import { expect, test } from "vitest";
import { encodeText } from "../bytes/bytes.ts";
import { apiAsFetch, readBody } from "./api-as-fetch.ts";

const URL = "http://sandbox/apiservices/v3/culture/locales";
const parts = [encodeText("{}")];
const sandbox = apiAsFetch(async () => ({ status: 200, headers: {}, parts, isShared: false }));

test("reads a body of exactly the limit and rejects a larger one", async () => {
  const post = () => new Request(URL, { method: "POST", body: "12345" });
  expect(await readBody(post(), 5)).toEqual(encodeText("12345"));
  expect(await readBody(post(), 4)).toBe("too large");
  expect(await readBody(new Request(URL), 0)).toEqual(new Uint8Array());
});

test("cancels the rest of a body that is too large", async () => {
  const reasons: unknown[] = [];
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (stream) => stream.enqueue(encodeText("12345")),
    cancel: (reason) => void reasons.push(reason),
  });
  const arrayBuffer = () => Promise.reject(new Error("The body is endless."));
  expect(await readBody({ body, arrayBuffer }, 4)).toBe("too large");
  expect(reasons).toHaveLength(1);
});

test("reads a body if requests have no stream for it, as in Firefox", async () => {
  const post = () => {
    const request = new Request(URL, { method: "POST", body: "12345" });
    return { body: undefined, arrayBuffer: () => request.arrayBuffer() };
  };
  expect(await readBody(post(), 5)).toEqual(encodeText("12345"));
  expect(await readBody(post(), 4)).toBe("too large");
});

test("a request aborted before or during the call rejects with the reason", async () => {
  const left = AbortSignal.abort(new Error("left"));
  await expect(sandbox(new Request(URL, { signal: left }))).rejects.toThrow("left");
  const leaving = new AbortController();
  const waiting = sandbox(new Request(URL, { signal: leaving.signal }));
  leaving.abort(new Error("left"));
  await expect(waiting).rejects.toThrow("left");
});

test.each([
  [{}, "application/json"],
  [{ "Content-Type": "text/plain" }, "text/plain"],
])("a response with the headers %j has the type %s", async (headers, type) => {
  const answer = { status: 503, headers, parts, isShared: false };
  const response = await apiAsFetch(async () => answer)(new Request(URL));
  expect([response.status, response.headers.get("Content-Type")]).toEqual([503, type]);
});
