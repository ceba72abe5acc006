import { expect, test } from "vitest";
import { ApiError } from "./api-error.ts";
import { readResponse } from "./read-response.ts";

const NOW = Date.parse("2027-05-14T12:00:00Z");

async function failureOf(body: string, init: ResponseInit = {}): Promise<ApiError> {
  const read = await readResponse("listLocales", new Response(body, init), NOW);
  if (!(read instanceof ApiError)) throw new Error("It is no failure.");
  return read;
}

test("returns the body of a 200", async () => {
  const body = new Response('{"locales":[]}');
  expect(await readResponse("listLocales", body, NOW)).toEqual({ locales: [] });
});

test.each(["null", '"OK"', "7", "[]"])("a 200 with the body %s has kind server", async (body) => {
  const error = await failureOf(body);
  expect(error).toMatchObject({ kind: "server", status: 200, body: undefined });
  expect(error.message).toContain(`the body is not a JSON object: ${body}`);
});

test("a 200 that isn't JSON has kind server and quotes the body's first 40 characters", async () => {
  const error = await failureOf(`<html>${"a".repeat(100)}`);
  expect(error).toMatchObject({ kind: "server", status: 200, body: undefined });
  expect(error.message).toContain(`the body is not a JSON object: <html>${"a".repeat(34)}`);
  expect(error.message).not.toContain("a".repeat(35));
});

test.each([
  ['{"code":3,"message":"Not so."}', { code: 3, message: "Not so." }],
  ['{"message":"No code."}', undefined],
  ['{"code":3}', undefined],
  ['{"code":3,"message":7}', undefined],
  ["null", undefined],
  ['"a text"', undefined],
  ["no JSON", undefined],
])("an error response with the body %s has the error body %j", async (body, kept) => {
  const error = await failureOf(body, { status: 400, statusText: "Bad Request" });
  expect(error.body).toEqual(kept);
  expect(error).toMatchObject({ kind: "input", status: 400 });
  if (kept === undefined) expect(error.message).toContain("Bad Request");
});

test.each([
  ["7", 7],
  ["0", 0],
  ["-3", 0],
  [" ", undefined],
  ["Infinity", undefined],
  ["soon", undefined],
  ["5, 6", undefined],
  ["wait 60", undefined],
  ["2027-05-14", undefined],
  ["Fri, 14 May 2027 12:00:09 GMT", 9],
  ["Fri, 14 May 2027 11:00:00 GMT", 0],
])("a Retry-After of %j is %j seconds", async (value, seconds) => {
  const error = await failureOf("{}", { status: 429, headers: { "Retry-After": value } });
  expect(error.retryAfter).toBe(seconds);
});

test("an error without Retry-After has no retryAfter", async () => {
  expect((await failureOf("{}", { status: 429 })).retryAfter).toBeUndefined();
});
