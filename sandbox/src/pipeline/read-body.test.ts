import { expect, test } from "vitest";
import { encodeText } from "../bytes/bytes.ts";
import { isFailure } from "../http/errors.ts";
import { LIMITS } from "../rules/limits.ts";
import { readBody } from "./read-body.ts";

const JSON_TYPE = { "Content-Type": "application/json" };

/** The body as it is read, or what is wrong with it. */
async function read(body: string, headers: Readonly<Record<string, string>>, takesBody = true) {
  const request = { headers: new Headers(headers), readBody: async () => encodeText(body) };
  const got = await readBody(request, takesBody);
  return isFailure(got) ? got.message : got.body;
}

test.each([
  [JSON_TYPE],
  [{ "Content-Type": "Application/JSON; Charset=UTF-8" }],
  [{ "Content-Type": 'application/json ; charset="utf-8"' }],
  [{ "Content-Type": 'application/json;; v=1 ;  note="a; b" ;' }],
  [{ ...JSON_TYPE, "Content-Encoding": "Identity" }],
  [{ ...JSON_TYPE, "Transfer-Encoding": "Chunked" }],
  [{ ...JSON_TYPE, "Content-Length": `${LIMITS.bodyBytes}` }],
])("a body with %j is read", async (headers) => {
  expect(await read('{"a":1}', headers)).toEqual({ a: 1 });
});

test.each([
  [{ ...JSON_TYPE, "Content-Encoding": "gzip" }, "Content-Encoding must be absent; received gzip."],
  [
    { ...JSON_TYPE, "Transfer-Encoding": "gzip" },
    "Transfer-Encoding must be chunked; received gzip.",
  ],
  [
    { ...JSON_TYPE, "Content-Length": `${LIMITS.bodyBytes + 1}` },
    `body must be at most ${LIMITS.bodyBytes} bytes.`,
  ],
  [{}, "Content-Type must be application/json; received none."],
])("a body with %j is refused", async (headers, message) => {
  expect(await read('{"a":1}', headers)).toBe(message);
});

test("an operation without a body accepts only none or an empty object", async () => {
  expect(await read("", {}, false)).toBeUndefined();
  expect(await read("{}", JSON_TYPE, false)).toBeUndefined();
  for (const body of ['{"a":1}', "[]", "null"]) {
    expect(await read(body, JSON_TYPE, false)).toBe("body must be absent or {}.");
  }
});

test("repeats up to 60 characters of a wrong header", async () => {
  const headers = { "Content-Type": "x".repeat(61) };
  const expected = `Content-Type must be application/json; received ${"x".repeat(60)}.`;
  expect(await read('{"a":1}', headers)).toBe(expected);
});

test.each(["", "v=1", 'v="1"', "charset=utf-8"])(
  "a Content-Type of 16 KiB with many %j, wrong at its end, is refused without backtracking",
  async (parameter) => {
    const type = `application/json${`;  ${parameter}  `.repeat(16_384)}`.slice(0, 16_383);
    expect(await read('{"a":1}', { "Content-Type": `${type}/` })).toMatch(
      /^Content-Type must be application\/json; received application\/json;/,
    );
  },
);

test("a body that breaks off fails with 400", async () => {
  const request = {
    headers: new Headers(JSON_TYPE),
    readBody: () => Promise.reject(new Error("The caller hung up.")),
  };
  expect(await readBody(request, true)).toMatchObject({
    status: 400,
    message: "body ended before it was whole.",
  });
});

test("an operation without a body rejects one that isn't JSON", async () => {
  expect(await read("{", JSON_TYPE, false)).toBe("body is not valid JSON.");
});
