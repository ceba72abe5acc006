import { expect, test } from "vitest";
import { blamedFields, readResponse, retryAfter, searchState } from "./read-response.ts";

const read = (body: string, init: ResponseInit = {}) => readResponse(new Response(body, init));

test("what is no JSON is a text with its status, whatever its type says", async () => {
  const headers = { "content-type": "application/json" };
  const half = await read('{"status":', { headers });
  expect(half).toMatchObject({ status: 200, text: '{"status":', bytes: 10 });
  expect("json" in half).toBe(false);
  expect(await read("é")).toMatchObject({ bytes: 2 });
});

test("only a 200 with a token is a search", async () => {
  const body = JSON.stringify({ status: "RESULT_STATUS_COMPLETE", action: "A", sessionToken: "t" });
  expect(searchState(await read(body))).toMatchObject({ isOver: true, sessionToken: "t" });
  expect(searchState(await read(body, { status: 500 }))).toBeUndefined();
  // Without a token there is nothing to poll.
  const failed = JSON.stringify({ status: "RESULT_STATUS_FAILED", sessionToken: "t" });
  expect(searchState(await read(failed))).toMatchObject({ isOver: true });
  const last = JSON.stringify({ status: "RESULT_STATUS_INCOMPLETE", sessionToken: "" });
  expect(searchState(await read(last))).toMatchObject({ isOver: true });
  expect(searchState(await read("null"))).toBeUndefined();
});

test("a refusal names fields", async () => {
  const body = JSON.stringify({ details: [{ field: "query" }, null, { field: 1 }] });
  expect(blamedFields(await read(body, { status: 400 }))).toEqual(["query"]);
  expect(blamedFields(await read(body))).toEqual([]);
  expect(blamedFields(await read("[]", { status: 400 }))).toEqual([]);
});

test.each([
  ["2", 2],
  ["0.2", 1],
  ["-1", 0],
  ["", undefined],
  ["soon", undefined],
] as const)("Retry-After %j is %s seconds", async (value, seconds) => {
  const headers = { "retry-after": value };
  expect(retryAfter(await read("", { status: 429, headers }))).toBe(seconds);
  expect(retryAfter(await read("", { status: 503, headers }))).toBe(seconds);
  expect(retryAfter(await read("", { status: 400, headers }))).toBeUndefined();
});
