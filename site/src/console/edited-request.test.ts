import { expect, test } from "vitest";
import { exampleOf, operationNamed } from "../build/testing/operation-named.ts";
import { GENERATORS } from "../samples/generators.ts";
import { toFetch } from "../samples/to-fetch.ts";
import { bodyBytes, editedRequest } from "./edited-request.ts";

const TARGET = { baseUrl: "http://localhost:3000", apiKey: "sandbox-key" };
const CREATE = operationNamed("createLiveSearch");
const POLL = operationNamed("pollLiveSearch");
const NEAREST = operationNamed("findNearestCulture");

test("sends the request that every language prints", async () => {
  const value = { query: { market: "it's" } };
  const request = editedRequest(CREATE, { value, scenario: "flaky" }, TARGET);
  const sent = toFetch(request);
  expect(await sent.json()).toEqual(value);
  expect(sent.headers.get("x-sandbox-scenario")).toBe("flaky");
  expect(sent.headers.get("x-api-key")).toBe("sandbox-key");
  for (const { generate } of GENERATORS) {
    const code = generate(request);
    expect(code).toContain("x-sandbox-scenario");
    expect(code).toMatch(/it.*s/);
  }
});

test("puts parameters into path and query, and unknown ones into the query", () => {
  const urlOf = (value: unknown, operation = POLL) =>
    editedRequest(operation, { value }, TARGET).url.replace(/^.*\/v3\//, "");
  expect(urlOf({ sessionToken: "a/b" })).toBe("flights/live/search/poll/a%2Fb");
  expect(urlOf({})).toBe("flights/live/search/poll/");
  expect(urlOf({ sessionToken: "a", colour: 1 })).toBe("flights/live/search/poll/a?colour=1");
  expect(urlOf(exampleOf(NEAREST), NEAREST)).toMatch(/^culture\/nearestculture\?ipAddress=/);
  expect(urlOf({ ipAddress: null }, NEAREST)).toBe("culture/nearestculture");
  expect(urlOf({ ipAddress: "\ud800" }, NEAREST)).toBe(
    "culture/nearestculture?ipAddress=%EF%BF%BD",
  );
  expect(urlOf({ "\udfff": 1 }, NEAREST)).toBe("culture/nearestculture?%EF%BF%BD=1");
  expect(urlOf([], NEAREST)).toBe("culture/nearestculture");
});

test("a body is counted in bytes", () => {
  expect(bodyBytes(editedRequest(CREATE, { value: "é" }, TARGET))).toBe(4);
  expect(bodyBytes(editedRequest(POLL, { value: {} }, TARGET))).toBe(0);
});
