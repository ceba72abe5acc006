import { expect, test } from "vitest";
import { locate } from "./locate.ts";

const JSON_TEXT = '{\n  "query": {\n    "legs": [\n      { "date": 1 }\n    ]\n  }\n}';

test("locates a field at its line, and a missing one at its nearest ancestor", () => {
  const { lineOf, has } = locate(JSON_TEXT);
  expect(lineOf(["query", "legs", 0, "date"])).toBe(3);
  expect(lineOf(["query", "legs", 0, "origin"])).toBe(3);
  expect(lineOf(["query", "market"])).toBe(1);
  expect([has(["query", "legs"]), has(["query", "market"])]).toEqual([true, false]);
});

test("reports a duplicate member with its line", () => {
  expect(locate('{ "a": 1,\n"a": 2 }').duplicates).toMatchObject([{ line: 1 }]);
});
