import { expect, test } from "vitest";
import type { Problem } from "../../../../contract/src/problems/problem.ts";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { migrations } from "../../../../contract/src/testing/migrations.ts";
import { createFixedSandbox } from "../../samples/fixed-sandbox.ts";
import { blockKind, checkBlock } from "./check-block.ts";
import { createBlockContext } from "./create-block-context.ts";
import { readBlocks } from "./read-blocks.ts";

const context = createBlockContext(contract, migrations, createFixedSandbox());

async function check(fence: string, ...lines: readonly string[]): Promise<readonly Problem[]> {
  const [block] = readBlocks("a.md", [`\`\`\`${fence}`, ...lines, "```"].join("\n"));
  const kind = block && blockKind(block);
  if (!block || kind === undefined) return [];
  return typeof kind === "string" ? checkBlock(kind, block, await context) : [kind];
}

const LEG = `"originPlaceId": { "iata": "LHR" }, "destinationPlaceId": { "iata": "EDI" }`;
const date = (text: string) => `"date": { "year": 2027, ${text} }`;
const PLACE = `"entityId": "70001201", "parentId": "70000001", "name": "Edinburgh"`;

test.each([
  ['json schema="LiveQueryLeg"', `{ ${LEG}, ${date('"month": 5, "day": 14')} }`],
  ['json schema="LiveQueryLeg" part', '{ "originPlaceId": { "iata": "AMS" } }'],
  ['json schema="LiveQueryLeg" part expect="400"', '{ "originPlaceId": { "iata": "QQQ" } }'],
  ['json schema="LiveQuery" part expect="400"', '{ "adults": "two" }'],
  ['json schema="PlacesResponse" part', `{ "places": { "70001201": { ${PLACE} } } }`],
  [
    'json schema="LiveSearchResponse" part',
    '{ "action": "RESULT_ACTION_OMITTED", "content": null }',
  ],
  ['json v1="list-countries"', '{ "Countries": [{ "Code": "UK", "Name": "United Kingdom" }] }'],
  ['text v1="create-session"', "country=UK&adults=1"],
  ['text v1="browse-quotes outboundPartialDate"', "2027-05"],
  ['text tree="LiveSearchRequest"', "query\n├─ queryLegs[]\n│  └─ date   year, month, day"],
  ["text plain", "anything"],
])("accepts %s", async (fence, code) => {
  expect(await check(fence, ...code.split("\n"))).toEqual([]);
});

test.each([
  ["json", "{}", 1, "says what it is"],
  ["text", "x", 1, "says what it is"],
  ['json schema="LiveQuerry"', "{}", 1, "LiveQuery"],
  ['json schema="LiveQueryLeg" part', '{\n "destination": {}\n}', 3, "destinationPlaceId"],
  ['json schema="LiveQueryLeg"', `{ ${LEG} }`, 2, "date is required"],
  ['json schema="LiveQueryLeg" part', '{ "originPlaceId": { "iata": "EDX" } }', 2, "EDI"],
  ['json schema="LiveQueryLeg" part', `{\n${date('"month": 6, "day": 31')} }`, 3, "exists"],
  [
    'json schema="LiveQueryLeg" part',
    '{\n"date": { "year": 2020,\n"month": 12,\n"day": 1 } }',
    5,
    "responds to this with 400",
  ],
  ['json schema="LiveQuery" part', '{ "market": "GB" }', 2, "market"],
  ['json schema="LiveQuery" part', '{ "currency": "GBQ" }', 2, "GBP"],
  [
    'json schema="LiveSearchResponse" part',
    '{ "content": { "results": {} },\n"action": "RESULT_ACTION_OMITTED" }',
    3,
    "has no content",
  ],
  ['json schema="LiveQuery" part', '{ "adults": 1,\n "adults": 2 }', 3, "twice"],
  ['json schema="LiveQuery" part', '{ "cabinClass": "CABIN_CLASS_FRIST" }', 2, "CABIN_CLASS_FIRST"],
  ['json schema="LiveQuery" part expect="400"', '{ "adults": 2 }', 2, "responds to this with 200"],
  [
    'json schema="PlacesResponse" part',
    `{ "places": { "70001202": { ${PLACE} } } }`,
    2,
    "70001201",
  ],
  [
    'json schema="PlacesResponse" part',
    `{ "places": { "70001201": {\n${PLACE.replace("70000001", "70000002")} } } }`,
    3,
    "70000001",
  ],
  ['json v1="list-countries"', '{ "Countrys": [] }', 2, "Countries"],
  ['json v1="list-countries"', '{ "Countries": {} }', 2, "list"],
  [
    'json v1="list-countries"',
    '{ "Countries": [{ "Code": "UK", "Name": "Ukraine" }] }',
    2,
    "United",
  ],
  ['text v1="create-session"', "country=UK\nadult=1", 3, "adults"],
  ['text v1="create-session"', "cabinClass=Busines", 2, "Business"],
  ['text v1="create-session"', "outboundDate=2027-06-31", 2, "2027-06-31"],
  ['text v1="browse-quotes"', "/UK/GBP/en-GB/LHR-iata/EDX-iata", 2, "EDI"],
  ['text tree="LiveSearchRequest"', "query\n└─ querylegs[]", 3, "queryLegs[]"],
  ['text tree="LiveSearchRequest"', "query\n└─ queryLegs", 3, "queryLegs[]"],
])("rejects %s %s at line %i", async (fence, code, line, word) => {
  const problems = await check(fence, ...code.split("\n"));
  expect(problems[0]?.line).toBe(line);
  expect(`${problems[0]?.message} ${problems[0]?.nearest}`).toContain(word);
});

test("for an unknown member of V1.0, suggests only names of its own object", async () => {
  const [problem] = await check('json v1="list-countries"', '{ "Xyz": [] }');
  expect(problem?.nearest).toBe("Countries");
});

const HOST = "Host: partners.api.example.com";

test.each([
  ["GET /apiservices/geo/v1.0?languageid=en-GB&apiKey=YOUR_API_KEY HTTP/1.1", HOST, ""],
  ["GET /apiservices/geo/v1.0 HTTP/1.1", HOST, ""],
  ["GET /apiservices/geo/v1.0", HOST, "HTTP/1.1"],
  ["POST /apiservices/geo/v1.0 HTTP/1.1", HOST, "GET /apiservices/geo/v1.0"],
  ["GET /apiservices/geo/v2.0 HTTP/1.1", HOST, "GET /apiservices/geo/v1.0"],
  ["GET /apiservices/geo/v1.0?languageId=en-GB HTTP/1.1", HOST, "languageid"],
  ["GET /apiservices/geo/v1.0?languageid=en-UK HTTP/1.1", HOST, "en-US"],
  ["GET /apiservices/geo/v1.0 HTTP/1.1", "Host: example.com", HOST],
  ["POST /apiservices/v3/flights/live/search/create HTTP/1.1", HOST, "::request"],
])("checks the request %s (%s): %s", async (line, host, word) => {
  const [problem] = await check("http", line, host);
  if (word === "") expect(problem).toBeUndefined();
  else expect(`${problem?.message} ${problem?.nearest}`).toContain(word);
});
