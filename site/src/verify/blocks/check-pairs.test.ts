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

test("accepts a V1.0 request that matches the 3.0 one next to it", () => {
  expect(check("outboundDate=2027-05-14\nadults=2\nchildren=1\ninfants=1", JSON_OF_BOTH)).toEqual(
    [],
  );
  expect(check("country=UK", JSON_OF_BOTH)).toEqual([]);
});

test("an infant is a child aged 0", () => {
  expect(check("children=1\ninfants=1", '{ "childrenAges": [6, 1] }')).toMatchObject([
    { nearest: "0" },
  ]);
  expect(check("children=2\ninfants=0", '{ "childrenAges": [6, 1] }')).toEqual([]);
});

test.each(["locale=de-DE", "languageid=de-DE"])("compares %s as a locale", (old) => {
  expect(check(old, '{ "locale": "de-DE" }')).toEqual([]);
  expect(check(old, '{ "locale": "en-GB" }')).toMatchObject([{ nearest: "en-GB" }]);
});

const apart = (margin: readonly string[]) =>
  checkPairs(
    readBlocks(
      "a.md",
      [
        "```http",
        "POST /apiservices/pricing/v1.0 HTTP/1.1",
        "",
        "adults=1&children=1&infants=0",
        "```",
        ...margin,
        '```json schema="LiveQuery"',
        '{ "adults": 1, "childrenAges": [6, 0] }',
        "```",
      ].join("\n"),
    ),
  );

test("compares a whole request with the JSON after it, unless words separate them", () => {
  expect(apart([""])).toMatchObject([{ line: 4, nearest: "2" }, { nearest: "1" }]);
  expect(apart([])).toMatchObject([{ nearest: "2" }, { nearest: "1" }]);
  expect(apart(["", "And now:", ""])).toEqual([]);
});

test.each([
  ["/UK/EUR/en-GB", '{ "market": "UK", "currency": "GBP", "locale": "en-GB" }', "GBP"],
  ["/UK/GBP/de-DE", '{ "locale": "en-GB" }', "en-GB"],
  ["query=Edin", '{ "searchTerm": "Lond" }', "Lond"],
  ["id=55.95,-3.37-latlong", '{ "latitude": 55.95, "longitude": -3.38 }', "55.95,-3.38"],
  ["id=203.0.113.24-ip", '{ "ipAddress": "203.0.113.25" }', "203.0.113.25"],
  ["/2027-05/2027-06", '{ "startDate": { "year": 2027, "month": 5 } }', "2027-05"],
  [
    "outboundDate=2027-05-14&inboundDate=2027-05-20",
    `[{ "date": { "year": 2027, "month": 5, "day": 14 } },
      { "date": { "year": 2027, "month": 5, "day": 21 } }]`,
    "2027-05-14, 2027-05-21",
  ],
])("reports %s as different from %s", (old, json, nearest) => {
  expect(check(old, json)).toMatchObject([{ nearest }]);
});

test("of several values, names the line of the wrong one", () => {
  const legs = `{ "queryLegs": [{ "date": { "year": 2027, "month": 5, "day": 14 } },
    { "date": { "year": 2027, "month": 5, "day": 21 } }] }`;
  expect(check("outboundDate=2027-05-14\ninboundDate=2027-05-20", legs)).toMatchObject([
    { line: 3, message: expect.stringContaining("days 2027-05-14, 2027-05-20;") },
  ]);
});

test("locates a value that has a suffix for its kind", () => {
  const old = "includeCities=true\n&id=203.0.113.24-ip";
  expect(check(old, '{ "ipAddress": "203.0.113.25" }')).toMatchObject([{ line: 3 }]);
});

test("accepts a path with the same values as the JSON", () => {
  expect(
    check("/UK/GBP/en-GB", '{ "market": "UK", "currency": "GBP", "locale": "en-GB" }'),
  ).toEqual([]);
});

test.each([
  ["outboundDate=2027-05-15", 2, "2027-05-14"],
  ["country=UK\nadults=3", 3, "2"],
  ["children=2\ninfants=1", 2, "2"],
])("reports %s as different from the JSON", (old, line, nearest) => {
  expect(check(old, JSON_OF_BOTH)).toMatchObject([{ line, nearest }]);
});
