import { expect, test } from "vitest";
import { migrations } from "../../../../contract/src/testing/migrations.ts";
import type { BlockContext } from "./block-context.ts";
import { checkV1TextBlock } from "./check-v1-text-block.ts";
import { readBlocks } from "./read-blocks.ts";

// A part of a request is checked against the calls of V1.0, and these codes.
const context = {
  migrations,
  entries: new Map([
    ["Market", new Map([["UK", {}]])],
    ["Currency", new Map([["GBP", {}]])],
    ["Locale", new Map([["en-GB", {}]])],
  ]),
  iataCodes: new Map([
    ["LHR", ["London Heathrow"]],
    ["EDI", ["Edinburgh"]],
  ]),
} as Partial<BlockContext> as BlockContext;

function check(v1: string, ...lines: readonly string[]) {
  const [block] = readBlocks("a.md", [`\`\`\`text v1="${v1}"`, ...lines, "```"].join("\n"));
  if (!block) throw new Error("There is no block.");
  return checkV1TextBlock(block, context).map(({ line, message, nearest }) => [
    line,
    message,
    nearest,
  ]);
}

test("a path over several lines goes on where it stopped, up to its query", () => {
  expect(check("browse-quotes", "/UK/GBP/en-GB", "  /LHR-iata/EDI-iata", "/2027-05")).toEqual([]);
  expect(check("list-places", "/UK/GBP/en-GB?query=Edin", "&includeCities=true")).toEqual([]);
  expect(check("browse-quotes", "/UK/GBP", "/LHR-iata")).toEqual([
    [3, '"LHR-iata" is no value of locale.', "en-GB"],
  ]);
});

test("a form has no leading sign, and may be written over several lines", () => {
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
])("%s %j is refused", (v1, lines, ...told) => {
  expect(check(v1, ...lines)).toEqual([told]);
});
