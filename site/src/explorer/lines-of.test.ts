import { expect, test } from "vitest";
import { linesOf } from "./lines-of.ts";

test("indents JSON and leaves other text as response", () => {
  expect(linesOf({ text: '{"a":1}', json: { a: 1 } })).toEqual(["{", '  "a": 1', "}"]);
  expect(linesOf({ text: "<p>\r\n{" })).toEqual(["<p>", "{"]);
  expect(linesOf({ text: "null", json: null })).toEqual(["null"]);
});

test("splits one long line into many rows without losing a character", () => {
  const text = "x".repeat(100_001);
  const lines = linesOf({ text });
  expect(lines.length).toBeGreaterThan(400);
  expect(lines.join("")).toBe(text);
});

test("splits no character in two", () => {
  const lines = linesOf({ text: `x${"🛫".repeat(500)}` });
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join("")).toHaveLength(1001);
  expect(lines.filter((line) => /\p{Surrogate}/u.test(line))).toEqual([]);
});
