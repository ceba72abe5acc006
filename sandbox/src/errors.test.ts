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
] as const)("a scenario's %s is answered with %i and the headers %j", (status, sent, headers) => {
  expect(failureFor(status)).toMatchObject({ failed: true, status: sent, headers });
});

test("too many requests may come again after as many seconds as are left", () => {
  expect(tooManyRequests(42).headers).toEqual({ "Retry-After": "42" });
});

test("a refusal says what is wrong once, and shows only what was received", () => {
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

test("of many mistakes the first are listed, and how many more there are", () => {
  const wrong = Array.from({ length: MAX_VIOLATIONS + 2 }, (_, index) =>
    violation(`field${index}`, "x", "must be x"),
  );
  const lines = (count: number) => badRequest(wrong.slice(0, count)).message.split("\n");
  expect(lines(MAX_VIOLATIONS)).toHaveLength(MAX_VIOLATIONS);
  expect(lines(MAX_VIOLATIONS + 1).at(-1)).toBe("And 1 more.");
  expect(lines(MAX_VIOLATIONS + 2).at(-1)).toBe("And 2 more.");
  expect(badRequest(wrong).details).toHaveLength(MAX_VIOLATIONS);
});

test("what is not found says why, if there is more to say", () => {
  const [usual, ...none] = notFound().message.split("\n");
  expect(none).toEqual([]);
  const why = notFound([violation("path", "/x", "is unknown")]);
  expect(why.message).toBe(`${usual}\npath is unknown.`);
  expect(why.details).toEqual([{ field: "path", expected: "/x" }]);
});
