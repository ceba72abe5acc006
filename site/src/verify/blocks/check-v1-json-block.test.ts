import { expect, test } from "vitest";
import { migrations } from "../../../../contract/src/testing/migrations.ts";
import type { BlockContext } from "./block-context.ts";
import { checkV1JsonBlock } from "./check-v1-json-block.ts";
import { readBlocks } from "./read-blocks.ts";

// A response of V1.0 is checked against the calls of V1.0, and these codes.
const context = {
  migrations,
  entries: new Map([
    ["Market", new Map([["UK", { name: "United Kingdom" }]])],
    ["Locale", new Map([["en-GB", { name: "English (United Kingdom)" }]])],
    ["Carrier", new Map([["-30001", { name: "Skylark Air", iata: "SK" }]])],
  ]),
  iataCodes: new Map([["EDI", ["Edinburgh", "Edinburgh Airport"]]]),
} as Partial<BlockContext> as BlockContext;

function check(v1: string, ...lines: readonly string[]) {
  const [block] = readBlocks("a.md", [`\`\`\`json v1="${v1}"`, ...lines, "```"].join("\n"));
  if (!block) throw new Error("There is no block.");
  return checkV1JsonBlock(block, context).map(({ line, message, nearest }) => [
    line,
    message,
    nearest,
  ]);
}

test.each([
  ["list-countries", '{ "Countries": [{ "Code": "UK", "Name": "United Kingdom" }] }'],
  ["poll-session", '{ "Carriers": [{ "Id": 1, "Code": "SK", "Name": "Skylark Air" }] }'],
  ["poll-session", '{ "Places": [{ "Id": 1, "Code": "EDI", "Name": "Edinburgh" }] }'],
  ["list-locales", '{ "Locales": [{ "Code": "en-GB", "Name": "English" }] }'],
  ["get-geo-catalogue", '{ "Continents": [{ "Id": "EDI", "Name": "Edinburgh Airport" }] }'],
  ["get-geo-catalogue", '{ "Continents": [{ "Id": "E", "Name": "Europe" }] }'],
])("accepts %s: %s", (v1, json) => {
  expect(check(v1, json)).toEqual([]);
});

test.each([
  ["list-contries", ["{}"], 1, 'V1.0 had no call "list-contries".', "list-countries"],
  [
    "list-countries",
    ["{", '"Countries": [],', '"Countries": [] }'],
    4,
    "This member is written twice: remove one.",
    undefined,
  ],
  [
    "list-countries",
    ['{ "Countries": [{', '"Code": 1 }] }'],
    3,
    '"Countries[].Code" has the wrong type: it was a code.',
    "string",
  ],
  [
    "list-countries",
    ['{ "Countries": [{},', '{ "Nmae": "" }] }'],
    3,
    'V1.0 had no "Countries[].Nmae" there.',
    "Countries[].Name",
  ],
  [
    "poll-session",
    ['{ "Carriers": [{', '"Id": "1" }] }'],
    3,
    '"Carriers[].Id" has the wrong type: it was a number id.',
    "number",
  ],
  [
    "browse-quotes",
    ['{ "Places": [{ "IataCode": "EDI",', '"Name": "Leith" }] }'],
    3,
    'This is not the code of "Leith".',
    "Edinburgh, Edinburgh Airport",
  ],
  ["get-geo-catalogue", ['{ "Xyz": 1 }'], 2, 'V1.0 had no "Xyz" there.', "Continents"],
  [
    "list-countries",
    ['{ "Countries": [{ "Name": "Atlantis",', '"Code": "AT" }] }'],
    3,
    'Nothing has the code "AT" any more.',
    undefined,
  ],
  [
    "get-geo-catalogue",
    ['{ "Continents": [{ "Id": "EDI",', '"Name": "Leith" }] }'],
    3,
    'This is not the code of "Leith".',
    "Edinburgh, Edinburgh Airport",
  ],
])("rejects %s %j", (v1, lines, ...told) => {
  expect(check(v1, ...lines)).toEqual([told]);
});
