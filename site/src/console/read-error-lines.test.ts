import { expect, test } from "vitest";
import { blamedFields, readErrorLines } from "./read-error-lines.ts";
import { readResponse } from "./read-response.ts";

const read = (body: string, init: ResponseInit = {}) => readResponse(new Response(body, init));

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
  expect(readErrorLines(await read(body, { status: 400 }))).toEqual([
    { message: "Not found." },
    { field: "query.adults", message: "query.adults is too low." },
    { field: "query", message: "query is required." },
    { message: "And 3 more." },
  ]);
  expect(readErrorLines(await read(body))).toEqual([]);
  expect(readErrorLines(await read('{"message":1}', { status: 502 }))).toEqual([]);
});
