import { expect, test } from "vitest";
import {
  blamedFields,
  errorLines,
  isOfAnother,
  readResponse,
  retryAfter,
  searchState,
} from "./read-response.ts";

const read = (body: string, init: ResponseInit = {}) => readResponse(new Response(body, init));

test("reads invalid JSON as text with its status, whatever its content type", async () => {
  const headers = { "content-type": "application/json" };
  const half = await read('{"status":', { headers });
  expect(half).toMatchObject({ status: 200, text: '{"status":', bytes: 10 });
  expect("json" in half).toBe(false);
  expect(await read("é")).toMatchObject({ bytes: 2 });
});

test("reads a search from a 200 only, as over if it failed or has no token", async () => {
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

test("reads blamed fields from a refusal only and skips malformed details", async () => {
  const body = JSON.stringify({ details: [{ field: "query" }, null, { field: 1 }] });
  expect(blamedFields(await read(body, { status: 400 }))).toEqual(["query"]);
  expect(blamedFields(await read(body))).toEqual([]);
  expect(blamedFields(await read("[]", { status: 400 }))).toEqual([]);
});

test("the message of an error is read line by line, each with the field that it begins with", async () => {
  const details = [{ field: "query" }, { field: "query.adults" }];
  const message = "Not found.\nquery.adults is too low.\nquery is required.\nAnd 3 more.";
  const body = JSON.stringify({ message, details });
  expect(errorLines(await read(body, { status: 400 }))).toEqual([
    { message: "Not found." },
    { field: "query.adults", message: "query.adults is too low." },
    { field: "query", message: "query is required." },
    { message: "And 3 more." },
  ]);
  expect(errorLines(await read(body))).toEqual([]);
  expect(errorLines(await read('{"message":1}', { status: 502 }))).toEqual([]);
});

test("only JSON is a success of the API", async () => {
  expect(isOfAnother(await read("<h1>Log in</h1>"))).toBe(true);
  expect(isOfAnother(await read("{}"))).toBe(false);
  expect(isOfAnother(await read("<h1>Bad gateway</h1>", { status: 502 }))).toBe(false);
});

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
