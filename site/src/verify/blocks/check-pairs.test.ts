import { expect, test } from "vitest";
import { checkPairs } from "./check-pairs.ts";
import { readBlocks } from "./read-blocks.ts";

const check = (old: string, json: string) =>
  checkPairs(
    readBlocks(
      "a.md",
      [
        '```text v1="create-session"',
        old,
        "```",
        "",
        '```json schema="LiveQuery"',
        json,
        "```",
      ].join("\n"),
    ),
  );

const JSON_OF_BOTH =
  '{ "adults": 2, "childrenAges": [6, 0], "queryLegs": [{ "date": { "year": 2027, "month": 5, "day": 14 } }] }';

test("a request of V1.0 asks for what the one of 3.0 beside it asks for", () => {
  expect(check("outboundDate=2027-05-14\nadults=2\nchildren=1\ninfants=1", JSON_OF_BOTH)).toEqual(
    [],
  );
  expect(check("country=UK", JSON_OF_BOTH)).toEqual([]);
});

test.each(["locale=de-DE", "languageid=de-DE"])("%s is a locale", (old) => {
  expect(check(old, '{ "locale": "de-DE" }')).toEqual([]);
  expect(check(old, '{ "locale": "en-GB" }')).toMatchObject([{ nearest: "en-GB" }]);
});

test.each([
  ["outboundDate=2027-05-15", 2, "2027-05-14"],
  ["country=UK\nadults=3", 3, "2"],
  ["children=2\ninfants=1", 2, "2"],
])("%s does not", (old, line, nearest) => {
  expect(check(old, JSON_OF_BOTH)).toMatchObject([{ line, nearest }]);
});
