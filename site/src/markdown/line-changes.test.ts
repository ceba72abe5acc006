import { expect, test } from "vitest";
import { lineChanges } from "./line-changes.ts";

/** Each line with its sign, as a reader sees it. */
function signed(text: string, changes: readonly boolean[], sign: string): readonly string[] {
  return text.split("\n").map((line, index) => `${changes[index] ? sign : " "} ${line}`);
}

test("marks lines with another name or value, whatever their format", () => {
  const form = "country=UK\ncurrency=GBP\noriginPlace=LHR\nadults=1";
  const json =
    '{\n  "market": "UK",\n  "currency": "GBP",\n  "date": {\n    "year": 2027\n  },\n  "adults": 1\n}';
  const { before, after } = lineChanges(form, json);
  expect(signed(form, before, "-")).toEqual([
    "- country=UK",
    "  currency=GBP",
    "- originPlace=LHR",
    "  adults=1",
  ]);
  expect(signed(json, after, "+")).toEqual([
    "  {",
    '+   "market": "UK",',
    '    "currency": "GBP",',
    '+   "date": {',
    '+     "year": 2027',
    "+   },",
    '    "adults": 1',
    "  }",
  ]);
});

test("ignores the case of headers and empty lines, and marks brackets between changes", () => {
  const { before, after } = lineChanges(
    "Content-Type: application/json\n\napiKey: old",
    "content-type: application/json\nx-api-key: {\n  a: 1\n}",
  );
  expect(before).toEqual([false, false, true]);
  expect(after).toEqual([false, true, true, true]);
});

test("a closing bracket is marked like the line that opened it, whatever surrounds it", () => {
  const json =
    '{\n  "query": {\n    "legs": [\n      {\n        "from": "}"\n      }\n    ]\n  },\n  "adults": 1\n}';
  const { after } = lineChanges('"query": {\nadults=2', json);
  expect(signed(json, after, "+")).toEqual([
    "  {",
    '    "query": {',
    '+     "legs": [',
    "+       {",
    '+         "from": "}"',
    "+       }",
    "+     ]",
    "    },",
    '+   "adults": 1',
    "  }",
  ]);
});
