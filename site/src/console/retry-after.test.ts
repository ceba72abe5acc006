import { expect, test } from "vitest";
import { readResponse } from "./read-response.ts";
import { retryAfter } from "./retry-after.ts";

const read = (body: string, init: ResponseInit = {}) => readResponse(new Response(body, init));

test.each([
  ["2", 2],
  ["0.2", 1],
  ["-1", 0],
  ["", undefined],
  ["soon", undefined],
] as const)("reads Retry-After %j as %s seconds, on 429 and 503 only", async (value, seconds) => {
  const headers = { "retry-after": value };
  expect(retryAfter(await read("", { status: 429, headers }))).toBe(seconds);
  expect(retryAfter(await read("", { status: 503, headers }))).toBe(seconds);
  expect(retryAfter(await read("", { status: 400, headers }))).toBeUndefined();
});
