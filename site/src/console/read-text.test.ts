import { expect, test } from "vitest";
import { readText } from "./read-text.ts";

test("a JSON text is its value", () => {
  expect(readText('{ "adults": 1 }')).toMatchObject({ kind: "json", value: { adults: 1 } });
  expect(readText("null")).toMatchObject({ kind: "json", value: null });
});

test.each([
  ['{\n  "adults": 1\n  "market": "UK"\n}', 3, "comma"],
  ['{\n  "adults" 1\n}', 2, "colon"],
  ['{\n  "adults":\n}', 3, "value"],
  ['{\n  "adults": 1', 2, "end"],
  ['{\n  "market": "UK\n}', 2, "end"],
  ['{\n  // one\n  "adults": 1\n}', 2, "comment"],
  ['{\n  "adults": 1,\n}', 3, "value"],
  ["", 1, "value"],
  ["  \n ", 2, "value"],
  ["{} {}", 1, "end"],
  ['{ "adults": 01 }', 1, "comma"],
  ["[NaN]", 1, "value"],
  ["[1e]", 1, "value"],
  ["[1.]", 1, "value"],
  ["{\n  adults: 1\n}", 2, "value"],
  ["[\n  1", 2, "end"],
  ["[1] /* never ends", 1, "comment"],
  ['["\\x"]', 1, "character"],
  ['["\\u12"]', 1, "character"],
  ['["a\tb"]', 1, "character"],
  ["[".repeat(101) + "]".repeat(101), 1, "depth"],
  [`\n${'{"a":'.repeat(100_000)}`, 2, "depth"],
] as const)("rejects %.40j at line %i: %s", (text, line, reason) => {
  expect(readText(text)).toEqual({ kind: "broken", line, reason });
});

test("accepts 100 levels and does not count brackets in strings", () => {
  const deep = "[".repeat(100) + "]".repeat(100);
  expect(readText(deep).kind).toBe("json");
  expect(readText(JSON.stringify(`"${"[".repeat(101)}\\`)).kind).toBe("json");
});

test("a closing bracket ends its level, so a long list is accepted", () => {
  expect(readText(JSON.stringify(Array(200).fill([{}]))).kind).toBe("json");
});
