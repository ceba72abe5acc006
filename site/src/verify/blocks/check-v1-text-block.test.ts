import { expect, test } from "vitest";
import { checkV1TextBlock } from "./check-v1-text-block.ts";
import { readBlocks } from "./read-blocks.ts";
import { V1_CONTEXT } from "./testing/v1-context.ts";

function check(v1: string, ...lines: readonly string[]) {
  const [block] = readBlocks("a.md", [`\`\`\`text v1="${v1}"`, ...lines, "```"].join("\n"));
  if (!block) throw new Error("There is no block.");
  return checkV1TextBlock(block, V1_CONTEXT).map(({ line, message, nearest }) => [
    line,
    message,
    nearest,
  ]);
}

test("reads a path over several lines, up to its query", () => {
  expect(check("browse-quotes", "/UK/GBP/en-GB", "  /LHR-iata/EDI-iata", "/2027-05")).toEqual([]);
  expect(check("list-places", "/UK/GBP/en-GB?query=Edin", "&includeCities=true")).toEqual([]);
  expect(check("browse-quotes", "/UK/GBP", "/LHR-iata")).toEqual([
    [3, '"LHR-iata" is no value of locale.', "en-GB"],
  ]);
});

test("accepts a form without a leading sign, over several lines", () => {
  expect(check("create-session", "country=UK&adults=1", "&currency=GBP")).toEqual([]);
});

test.each([
  ["create-sesion", ["adults=1"], 1, 'V1.0 had no call "create-sesion".', "create-session"],
  ["create-session adults", ["100"], 2, '"100" is no value of adults.', "1"],
  ["create-session adult", ["1"], 2, 'create-session took no "adult".', undefined],
  ["get-geo-catalogue", ["", "/UK"], 3, 'get-geo-catalogue took no "".', undefined],
  [
    "list-places",
    ["/UK/GBP/en-GB", "?qeury=Edin"],
    3,
    'GET /apiservices/autosuggest/v1.0/{country}/{currency}/{locale} took no query field "qeury".',
    "query",
  ],
  [
    "list-places",
    ["/UK/GBP", "/en-GB?includeCities=no"],
    3,
    '"no" is no value of includeCities.',
    "true",
  ],
  [
    "list-places",
    ["/UK/GBP/en-GB?includeCities=yes"],
    2,
    '"yes" is no value of includeCities.',
    "true",
  ],
])("rejects %s %j", (v1, lines, ...told) => {
  expect(check(v1, ...lines)).toEqual([told]);
});
