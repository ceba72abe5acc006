import { expect, test } from "vitest";
import {
  checkOptions,
  notOneOf,
  ofCall,
  ofClient,
  ofLive,
  ofSearch,
  type Rules,
} from "./check-options.ts";

const check = (options: unknown, rules: Rules, required: readonly string[] = []) =>
  checkOptions("place", options as object, rules, required);

test.each([
  [ofCall(), { timeout: 1, attempts: 2 ** 31 - 1, longestWait: 60_000 }],
  [ofCall(), { timeout: undefined, signal: new AbortController().signal, onRetry: () => {} }],
  [ofCall(), { signal: null, headers: { a: "b" } }],
  [ofCall(), { headers: new Headers([["a", "b"]]) }],
  [ofCall(), { headers: [["a", "b"]] }],
  [ofSearch(), { pause: 0, longest: 0.5, sessionToken: "", onResults: () => {} }],
  [ofLive(), { pause: 0.5 }],
  [ofClient(), { baseUrl: "", apiKey: "" }],
  [ofClient(), { baseUrl: "/api", apiKey: "key-ÿ" }],
  [ofClient(), { baseUrl: "HTTP://localhost:3000" }],
])("%o accepts %j", (rules, options) => {
  expect(() => check(options, rules)).not.toThrow();
});

test.each([
  [ofCall(), { timeout: 0 }, "timeout must be whole milliseconds above 0; received 0."],
  [ofCall(), { timeout: 1.5 }, "timeout must be whole milliseconds above 0; received 1.5."],
  [ofCall(), { attempts: 2 ** 31 }, "attempts must be whole calls above 0; received 2147483648."],
  [ofCall(), { attempts: "3" }, 'attempts must be whole calls above 0; received "3".'],
  [ofCall(), { signal: {} }, "signal must be an AbortSignal; received {}."],
  [ofCall(), { onRetry: 1 }, "onRetry must be a function; received 1."],
  [ofCall(), { headers: () => {} }, /^place: headers must be an object of names and texts/],
  [ofCall(), { headers: "a: b" }, /^place: headers must be an object of names and texts/],
  [ofCall(), { headers: { a: 1 } }, /^place: headers must be .* received \{a\}\.$/],
  [ofCall(), { headers: { "a b": "c" } }, /^place: headers must be/],
  [ofSearch(), { pause: -1 }, "pause must be milliseconds from 0; received -1."],
  [ofSearch(), { pause: "0" }, 'pause must be milliseconds from 0; received "0".'],
  [ofSearch(), { longest: "5" }, 'longest must be milliseconds above 0; received "5".'],
  [ofSearch(), { longest: 0 }, "longest must be milliseconds above 0; received 0."],
  [ofSearch(), { sessionToken: 1 }, "sessionToken must be the token of a search, as a text; "],
  [ofLive(), { onResults: () => {} }, /^place: onResults must be passed to searchLive instead/],
  [ofClient(), { baseUrl: "localhost:3000" }, /^place: baseUrl must be a URL with its scheme/],
  [ofClient(), { baseUrl: "https:///path" }, /^place: baseUrl must be a URL with its scheme/],
  [ofClient(), { apiKey: "a key" }, "apiKey must be a text without spaces, in Latin-1; "],
  [ofClient(), { apiKey: "kĀy" }, "apiKey must be a text without spaces, in Latin-1; "],
  [ofCall(), { timeOut: 1 }, 'there is no "timeOut"; try timeout.'],
  [ofCall(), { toString: 1 }, /^place: there is no "toString"; try /],
])("%o rejects %j", (rules, options, told) => {
  const expected = typeof told === "string" ? `place: ${told}` : told;
  expect(() => check(options, rules)).toThrow(expected);
});

test("rejects a missing required option and accepts a valid one", () => {
  const rules = ofClient();
  expect(() => check({}, rules, ["baseUrl"])).toThrow(/^place: baseUrl must be .* nothing\.$/);
  expect(() => check({ baseUrl: "/api" }, rules, ["baseUrl"])).not.toThrow();
});

test.each([
  [{ apiKey: "secret-key\n" }, "apiKey", "a string"],
  [{ apiKey: 123_456 }, "apiKey", "a number"],
  [{ apiKey: () => "secret-key" }, "apiKey", "a function"],
  [{ apiKey: null }, "apiKey", "null"],
  [{ headers: "x-api-key: secret-key" }, "headers", "a string"],
  [{ headers: { "x-api-key": 1 } }, "headers", "{x-api-key}"],
])("rejects %j without printing the value", (options, name, received) => {
  const check = () => checkOptions("place", options, ofClient());
  expect(check).toThrow(new RegExp(`^place: ${name} must be .*; received ${received}\\.$`));
});

test.each([
  ["secret-key", "a string"],
  [null, "null"],
  [undefined, "nothing"],
  [7, "a number"],
])("rejects options of %j without printing the value", (options, shown) => {
  expect(() => check(options, ofCall())).toThrow(
    `place: options must be an object, such as { headers }; received ${shown}.`,
  );
});

test("suggests the nearest name for an unknown one, or lists them all", () => {
  expect(notOneOf("timeOut", ["timeout", "pause"])).toBe('there is no "timeOut"; try timeout.');
  expect(notOneOf("x", ["timeout", "pause"])).toBe('there is no "x"; try timeout, pause.');
});
