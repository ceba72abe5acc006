import { expect, test } from "vitest";
import { checkAttributes, readAttributes } from "./fence-attributes.ts";

test("reads attributes with values and words without", () => {
  const meta = 'schema="LiveQuery" part';
  expect(readAttributes(meta)).toEqual({ schema: "LiveQuery", part: "" });
  expect(checkAttributes("json", meta)).toEqual([]);
});

test.each([
  ["json", 'part="x"', '"part" takes no value.', undefined],
  ["json", "schema", '"schema" needs a value.', undefined],
  ["json", 'shema="LiveQuery"', 'A json block has no attribute "shema".', "schema"],
  [
    "json",
    '{title="a"}',
    '"{}" behind the fence\'s language is not understood.',
    'title="search.mts"',
  ],
  ["http", 'schema="LiveQuery"', 'A http block has no attribute "schema".', "title"],
  ["cobol", "", "No check supports cobol.", "json, http, text, ts, js, python, go, bash"],
  ["jsno", "", "No check supports jsno.", "json"],
])("rejects ```%s %s", (language, meta, message, nearest) => {
  expect(checkAttributes(language, meta)).toMatchObject([
    nearest === undefined ? { message } : { message, nearest },
  ]);
});
