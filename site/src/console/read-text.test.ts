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
] as const)("%j is broken in line %i: %s", (text, line, reason) => {
  expect(readText(text)).toEqual({ kind: "broken", line, reason });
});
