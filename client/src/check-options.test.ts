import { expect, test } from "vitest";
import {
  callOptionRules,
  checkOptions,
  clientOptionRules,
  liveOptionRules,
  type Rules,
  searchOptionRules,
  unknownNameError,
} from "./check-options.ts";

const check = (options: unknown, rules: Rules, required: readonly string[] = []) =>
  checkOptions("f", options as object, rules, required);

test.each([
  [callOptionRules(), { timeout: 1, attempts: 2 ** 31 - 1, longestWait: 60_000 }],
  [
    callOptionRules(),
    { timeout: undefined, signal: new AbortController().signal, onRetry: () => {} },
  ],
  [callOptionRules(), { signal: null, headers: { a: "b" } }],
  [callOptionRules(), { headers: new Headers([["a", "b"]]) }],
  [callOptionRules(), { headers: [["a", "b"]] }],
  [searchOptionRules(), { pause: 0, longest: 0.5, sessionToken: "", onResults: () => {} }],
  [liveOptionRules(), { pause: 0.5 }],
  [clientOptionRules(), { baseUrl: "", apiKey: "" }],
  [clientOptionRules(), { baseUrl: "/api", apiKey: "key-ÿ" }],
  [clientOptionRules(), { baseUrl: "HTTP://localhost:3000" }],
])("%o accepts %j", (rules, options) => {
  expect(() => check(options, rules)).not.toThrow();
});

test.each([
  [
    callOptionRules(),
    { timeout: 0 },
    "timeout must be a positive 32-bit integer (milliseconds); received 0.",
  ],
  [
    callOptionRules(),
    { timeout: 1.5 },
    "timeout must be a positive 32-bit integer (milliseconds); received 1.5.",
  ],
  [
    callOptionRules(),
    { attempts: 2 ** 31 },
    "attempts must be a positive 32-bit integer (calls); received 2147483648.",
  ],
  [
    callOptionRules(),
    { attempts: "3" },
    'attempts must be a positive 32-bit integer (calls); received "3".',
  ],
  [callOptionRules(), { signal: {} }, "signal must be an AbortSignal; received {}."],
  [callOptionRules(), { onRetry: 1 }, "onRetry must be a function; received 1."],
  [
    callOptionRules(),
    { headers: () => {} },
    /^f: headers must be an object of strings, or Headers/,
  ],
  [callOptionRules(), { headers: "a: b" }, /^f: headers must be an object of strings, or Headers/],
  [callOptionRules(), { headers: { a: 1 } }, /^f: headers must be .* received \{a\}\.$/],
  [callOptionRules(), { headers: { "a b": "c" } }, /^f: headers must be/],
  [searchOptionRules(), { pause: -1 }, "pause must be 0 or more milliseconds; received -1."],
  [searchOptionRules(), { pause: "0" }, 'pause must be 0 or more milliseconds; received "0".'],
  [searchOptionRules(), { longest: "5" }, 'longest must be milliseconds above 0; received "5".'],
  [searchOptionRules(), { longest: 0 }, "longest must be milliseconds above 0; received 0."],
  [searchOptionRules(), { sessionToken: 1 }, "sessionToken must be a string; received 1."],
  [
    liveOptionRules(),
    { onResults: () => {} },
    /^f: onResults must be left out: iterate over live\(\) instead; received a function/,
  ],
  [clientOptionRules(), { baseUrl: "localhost:3000" }, /^f: baseUrl must be a URL with its scheme/],
  [clientOptionRules(), { baseUrl: "https:///path" }, /^f: baseUrl must be a URL with its scheme/],
  [
    clientOptionRules(),
    { apiKey: "a-key\u00a0" },
    "apiKey must be a Latin-1 string without whitespace; ",
  ],
  [
    clientOptionRules(),
    { apiKey: "a key" },
    "apiKey must be a Latin-1 string without whitespace; ",
  ],
  [clientOptionRules(), { apiKey: "kĀy" }, "apiKey must be a Latin-1 string without whitespace; "],
  [callOptionRules(), { timeOut: 1 }, 'unknown option "timeOut". Did you mean "timeout"?'],
  [callOptionRules(), { toString: 1 }, /^f: unknown option "toString"\. Expected headers, /],
])("%o rejects %j", (rules, options, told) => {
  const expected = typeof told === "string" ? `f: ${told}` : told;
  expect(() => check(options, rules)).toThrow(expected);
});

test("rejects a missing required option and accepts a valid one", () => {
  const rules = clientOptionRules();
  expect(() => check({}, rules, ["baseUrl"])).toThrow(/^f: baseUrl must be .* nothing\.$/);
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
  const check = () => checkOptions("f", options, clientOptionRules());
  expect(check).toThrow(new RegExp(`^f: ${name} must be .*; received ${received}\\.$`));
});

test.each([
  ["secret-key", "a string"],
  [null, "null"],
  [undefined, "nothing"],
  [7, "a number"],
])("rejects options of %j without printing the value", (options, shown) => {
  expect(() => check(options, callOptionRules())).toThrow(
    `f: options must be an object, such as { headers }; received ${shown}.`,
  );
});

test.each([
  ["timeOut", 'f: unknown option "timeOut". Did you mean "timeout"?'],
  ["x", 'f: unknown option "x". Expected timeout, pause.'],
])("suggests the nearest name for %s, or lists them all", (name, message) => {
  expect(unknownNameError("f", "option", name, ["timeout", "pause"])).toEqual(
    new TypeError(message),
  );
});
