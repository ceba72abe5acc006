import { expect, test } from "vitest";
import {
  badRequest,
  failureFor,
  MAX_VIOLATIONS,
  notFound,
  tooManyRequests,
  violation,
} from "./errors.ts";

test.each([
  ["400", 400, {}],
  ["429", 429, { "Retry-After": "1" }],
  ["503", 503, { "Retry-After": "1" }],
  ["500", 500, {}],
  ["default", 502, {}],
] as const)("a scenario's %s returns status %i and the headers %j", (status, sent, headers) => {
  expect(failureFor(status)).toMatchObject({ failed: true, status: sent, headers });
});

test("tooManyRequests sets Retry-After to the remaining seconds", () => {
  expect(tooManyRequests(42).headers).toEqual({ "Retry-After": "42" });
});

test("a bad request lists each violation once, with a received value only if there is one", () => {
  const wrong = violation("limit", "from 1 to 50", "must be from 1 to 50", 0);
  expect(wrong.message).toBe("limit must be from 1 to 50.");
  const missing = violation("market", "a text", "must be a text", null);
  const { message, details } = badRequest([
    wrong,
    missing,
    violation("body", "JSON", "is no JSON"),
  ]);
  expect(message).toBe("limit must be from 1 to 50.\nmarket must be a text.\nbody is no JSON.");
  expect(details).toEqual([
    { field: "limit", expected: "from 1 to 50", received: 0 },
    { field: "market", expected: "a text", received: null },
    { field: "body", expected: "JSON" },
  ]);
});

test("badRequest lists the first violations and counts the rest", () => {
  const wrong = Array.from({ length: MAX_VIOLATIONS + 2 }, (_, index) =>
    violation(`field${index}`, "x", "must be x"),
  );
  const lines = (count: number) => badRequest(wrong.slice(0, count)).message.split("\n");
  expect(lines(MAX_VIOLATIONS)).toHaveLength(MAX_VIOLATIONS);
  expect(lines(MAX_VIOLATIONS + 1).at(-1)).toBe("And 1 more.");
  expect(lines(MAX_VIOLATIONS + 2).at(-1)).toBe("And 2 more.");
  expect(badRequest(wrong).details).toHaveLength(MAX_VIOLATIONS);
});

test("notFound adds the reason if there is one", () => {
  const [usual, ...none] = notFound().message.split("\n");
  expect(none).toEqual([]);
  const why = notFound([violation("path", "/x", "is unknown")]);
  expect(why.message).toBe(`${usual}\npath is unknown.`);
  expect(why.details).toEqual([{ field: "path", expected: "/x" }]);
});
