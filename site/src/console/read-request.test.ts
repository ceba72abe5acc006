import { expect, test } from "vitest";
import en from "../../i18n/catalogues/en.ts";
import { operationNamed } from "../build/testing/operation-named.ts";
import { readRequest } from "./read-request.ts";

const TARGET = { baseUrl: "http://localhost:3000", apiKey: "sandbox-key" };
const CREATE = operationNamed("createLiveSearch");

/** What is said of a text where bodies have at most so many bytes. */
const read = (text: string, bodyBytes: number) =>
  readRequest(CREATE, text, "", TARGET, { texts: en.console, bodyBytes });

test("accepts a body of exactly the maximum bytes and blocks one byte more", () => {
  const text = JSON.stringify({ query: "é" });
  const bytes = text.length + 1;
  expect(read(text, bytes)).toMatchObject({ request: { body: { query: "é" } } });
  expect(read(text, bytes).blocker).toBeUndefined();
  expect(read(text, bytes - 1).blocker?.message).toBe(
    `The sandbox accepts at most ${bytes - 1} bytes. This request has ${bytes}.`,
  );
});

test("blocks invalid JSON and reports its line", () => {
  const { request, blocker } = read("{\n  1\n}", 100);
  expect([request, blocker?.line]).toEqual([undefined, 2]);
});
