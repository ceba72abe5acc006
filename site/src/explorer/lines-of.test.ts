import { expect, test } from "vitest";
import { linesOf } from "./lines-of.ts";

test("JSON has its indents, anything else is as it came", () => {
  expect(linesOf({ text: '{"a":1}', json: { a: 1 } })).toEqual(["{", '  "a": 1', "}"]);
  expect(linesOf({ text: "<p>\r\n{" })).toEqual(["<p>", "{"]);
  expect(linesOf({ text: "null", json: null })).toEqual(["null"]);
});

test("a document of one line is many rows, with every character in them", () => {
  const text = "x".repeat(100_001);
  const lines = linesOf({ text });
  expect(lines.length).toBeGreaterThan(400);
  expect(lines.join("")).toBe(text);
});
