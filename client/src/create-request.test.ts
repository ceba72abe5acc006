import { expect, test } from "vitest";
import { createRequest } from "./create-request.ts";

const TARGET = { baseUrl: "http://localhost:3000", apiKey: "a-key", headers: {} };

test("sends a body as JSON, with no parameters in the URL", async () => {
  const request = createRequest(TARGET, "searchIndicative", { query: { a: 1 } });
  expect([request.method, request.url]).toEqual([
    "POST",
    "http://localhost:3000/apiservices/v3/flights/indicative/search",
  ]);
  expect(await request.json()).toEqual({ query: { a: 1 } });
  expect(Object.fromEntries(request.headers)).toEqual({
    accept: "application/json",
    "content-type": "application/json",
    "x-api-key": "a-key",
  });
});

test("puts the parameters of a call without a body in the URL, each once", async () => {
  const poll = createRequest(TARGET, "pollLiveSearch", { sessionToken: "a/b", more: "c d" });
  expect(poll.url).toBe(
    "http://localhost:3000/apiservices/v3/flights/live/search/poll/a%2Fb?more=c+d",
  );
  expect(await poll.text()).toBe("");
  expect(Object.fromEntries(poll.headers)).toEqual({
    accept: "application/json",
    "x-api-key": "a-key",
  });
});

test.each([
  ["http://localhost:3000//", "http://localhost:3000/apiservices/v3/culture/locales"],
  ["https://a.example/api", "https://a.example/api/apiservices/v3/culture/locales"],
])("appends the path to %s", (baseUrl, url) => {
  expect(createRequest({ ...TARGET, baseUrl }, "listLocales", undefined).url).toBe(url);
});

test("own headers override the defaults, and an empty key isn't sent", () => {
  const headers = { accept: "text/plain", "x-api-key": "other" };
  const own = createRequest({ ...TARGET, headers }, "listLocales", {});
  expect(Object.fromEntries(own.headers)).toEqual(headers);
  const without = createRequest({ ...TARGET, apiKey: "" }, "listLocales", {});
  expect(without.headers.has("x-api-key")).toBe(false);
});

test.each([
  ["searchIndicative", undefined, "searchIndicative: input, the request must be an object"],
  ["searchIndicative", null, "searchIndicative: input, the request must be an object"],
  ["searchIndicative", "text", "searchIndicative: input, the request must be an object"],
  [
    "listMarkets",
    {},
    'listMarkets: input, locale is missing; call it as listMarkets({ locale: "…" })',
  ],
  [
    "listMarkets",
    { locale: "" },
    'listMarkets: input, locale is missing; call it as listMarkets({ locale: "…" })',
  ],
  ["listMarkets", { locale: [] }, /^listMarkets: input, locale is missing;/],
  [
    "listMarkets",
    { locale: ".." },
    'listMarkets: input, locale is only dots; call it as listMarkets({ locale: "…" })',
  ],
  ["pollLiveSearch", { sessionToken: "." }, /^pollLiveSearch: input, sessionToken is only dots;/],
  ["searchIndicative", [], "searchIndicative: input, the request must be an object"],
  ["searchIndicative", { query: 1n }, /^searchIndicative: input, .*BigInt/],
] as const)("rejects %s with %o", (operation, input, told) => {
  const message = typeof told === "string" ? told : expect.stringMatching(told);
  expect(() => createRequest(TARGET, operation, input)).toThrow(
    expect.objectContaining({ message }),
  );
});

test.each([
  ["...", "..."],
  ["%2e.", "%252e."],
  ["./..", ".%2F.."],
])("keeps the path parameter %s, which no URL takes for a step in its path", (locale, segment) => {
  const { url } = createRequest(TARGET, "listMarkets", { locale });
  expect(url).toBe(`http://localhost:3000/apiservices/v3/culture/markets/${segment}`);
});

test("a parameter that is undefined isn't sent", () => {
  const { url } = createRequest(TARGET, "findNearestCulture", { ipAddress: undefined });
  expect(url).toBe("http://localhost:3000/apiservices/v3/culture/nearestculture");
});

test("an unforeseen error has kind input and carries its cause", () => {
  const error = (() => {
    try {
      return createRequest({ ...TARGET, baseUrl: "nowhere" }, "listLocales", {});
    } catch (thrown) {
      return thrown;
    }
  })();
  expect(error).toMatchObject({ kind: "input", status: 0, cause: expect.any(TypeError) });
});
