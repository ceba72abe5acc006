import { expect, test } from "vitest";
import { http, httpHead } from "./http.ts";
import { sampleRequest } from "./sample-request.ts";
import { awkwardExample, awkwardOperation } from "./testing/awkward-operation.ts";
import { toFetch } from "./to-fetch.ts";

const request = sampleRequest(awkwardOperation, awkwardExample);

test("a request is sent as it is shown, with its body as JSON", async () => {
  const sent = toFetch(request);
  expect([sent.method, sent.url]).toEqual(["POST", request.url]);
  expect(sent.headers.get("content-type")).toBe("application/json");
  expect(await sent.json()).toEqual(request.body);
  const { body: _, ...bare } = request;
  expect(await toFetch(bare).text()).toBe("");
});

test("aborting the given signal aborts the request", () => {
  const controller = new AbortController();
  const { signal } = toFetch(request, controller.signal);
  expect(signal.aborted).toBe(false);
  controller.abort();
  expect(signal.aborted).toBe(true);
});

test("httpHead prints the request without its body", () => {
  const [head, ...body] = http.generate(request).split("\n\n");
  expect(body.length).toBeGreaterThan(0);
  expect(httpHead.generate(request)).toBe(head);
});
