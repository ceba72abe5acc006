import { expect, test } from "vitest";
import {
  fromPlainRequest,
  fromPlainResponse,
  toPlainRequest,
  toPlainResponse,
} from "./plain-http.ts";

const URL = "http://localhost:3000/apiservices/v3/culture/markets/en-GB?a=%20";

test("a request is the same after a message, and its signal is a new one", async () => {
  const request = new Request(URL, { method: "POST", headers: { "X-Key": "one" }, body: "{é}" });
  const abort = new AbortController();
  const received = fromPlainRequest(structuredClone(await toPlainRequest(request)), abort.signal);
  expect([received.url, received.method, received.headers.get("x-key")]).toEqual([
    URL,
    "POST",
    "one",
  ]);
  expect(await received.text()).toBe("{é}");
  abort.abort();
  expect(received.signal.aborted).toBe(true);
});

test("a request without a body has none", async () => {
  const plain = await toPlainRequest(new Request(URL));
  expect("body" in plain).toBe(false);
  expect(fromPlainRequest(plain, new AbortController().signal).body).toBeNull();
});

test("a response is the same after a message, also one that can have no body", async () => {
  const response = new Response("<é>", {
    status: 404,
    statusText: "Not Found",
    headers: { "Retry-After": "2" },
  });
  const received = fromPlainResponse(structuredClone(await toPlainResponse(response)));
  expect([received.status, received.statusText, received.headers.get("retry-after")]).toEqual([
    404,
    "Not Found",
    "2",
  ]);
  expect(await received.text()).toBe("<é>");
  const empty = fromPlainResponse(await toPlainResponse(new Response(null, { status: 304 })));
  expect([empty.status, empty.body]).toEqual([304, null]);
});

test.each([204, 205, 304])("a %i has no body after a message, not even an empty one", (status) => {
  const plain = { status, statusText: "", headers: [], body: new ArrayBuffer(0) };
  expect(fromPlainResponse(plain)).toMatchObject({ status, body: null });
});
