import { expect, test } from "vitest";
import { checkHttpBlock } from "./check-http-block.ts";
import { readBlocks } from "./read-blocks.ts";
import { V1_CONTEXT } from "./testing/v1-context.ts";

const HOST = "Host: partners.api.example.com";
const POST = "POST /apiservices/pricing/v1.0 HTTP/1.1";
const BROWSE = "GET /apiservices/browsequotes/v1.0";

function check(...lines: readonly string[]) {
  const [block] = readBlocks("a.md", ["```http", ...lines, "```"].join("\n"));
  if (!block) throw new Error("There is no block.");
  return checkHttpBlock(block, V1_CONTEXT).map(({ line, message, nearest }) => [
    line,
    message,
    nearest,
  ]);
}

test.each([
  [[`${BROWSE}/UK/GBP/en-GB/LHR-iata/EDI-iata/2027-05/2027-06 HTTP/1.1`, HOST]],
  [[`${BROWSE}/UK/GBP/en-GB/LHR-iata/EDI-iata/2027-05 HTTP/1.1`, HOST]],
  [["GET /apiservices/autosuggest/v1.0/UK/GBP/en-GB?query=caf%C3%A9 HTTP/1.1", HOST]],
  [["GET /apiservices/autosuggest/v1.0/UK/GBP/en-GB?id=203.0.113.24-ip HTTP/1.1", HOST]],
  [[POST, HOST, "X-Forwarded-For: 203.0.113.24", "", "country=UK&adults=1", "currency=GBP"]],
])("accepts the V1.0 request %j", (lines) => {
  expect(check(...lines)).toEqual([]);
});

test.each([
  [[POST, HOST, "Acept: application/json"], 4, 'This call took no header "Acept".', "Accept"],
  [[POST, HOST, "Accept"], 4, 'This call took no header "Accept".', "Accept"],
  [
    ["PUT /apiservices/geo/v1.0 HTTP/1.1", HOST],
    2,
    "V1.0 had no call PUT /apiservices/geo/v1.0.",
    "GET /apiservices/geo/v1.0",
  ],
  [
    [POST, HOST, "Accept application/json"],
    4,
    'This call took no header "Accept application/json".',
    "Content-Type, X-Forwarded-For, Accept",
  ],
  [
    [POST, "X-Forwarded-For: 203.0.113.256", HOST],
    3,
    '"203.0.113.256" is no value of X-Forwarded-For.',
    "203.0.113.24",
  ],
  [[POST], 2, "A request needs its host.", HOST],
  [
    [POST, HOST, "", "country=UK", "locale=en-GB&currncy=GBP"],
    6,
    'POST /apiservices/pricing/v1.0 took no form field "currncy".',
    "currency",
  ],
  [
    [`${BROWSE}/UK/GBQ/en-GB/LHR-iata/EDI-iata/2027-05/2027-06 HTTP/1.1`, HOST],
    2,
    '"GBQ" is no value of currency.',
    "GBP",
  ],
  [
    ["GET /apiservices/geo/v1.0?zzzzzz=1 HTTP/1.1", HOST],
    2,
    'GET /apiservices/geo/v1.0 took no query field "zzzzzz".',
    "languageid, apiKey, apikey",
  ],
  [
    [`${BROWSE}/UK/GBP/en-GB/LHR-iata HTTP/1.1`, HOST],
    2,
    "V1.0 had no call GET /apiservices/browsequotes/v1.0/UK/GBP/en-GB/LHR-iata.",
    `${BROWSE}/{country}/{currency}/{locale}/{originPlace}/{destinationPlace}/{outboundPartialDate}/{inboundPartialDate}`,
  ],
  [
    ["GET /apiservices/geo/v1.0/United-Kingdom/Edinburgh HTTP/1.1", HOST],
    2,
    "V1.0 had no call GET /apiservices/geo/v1.0/United-Kingdom/Edinburgh.",
    "GET /apiservices/geo/v1.0",
  ],
  [
    ["GET /apiservices/autosuggest/v1.0/UK/GBP/en-GB?query=50%&apiKey=YOUR_API_KEY HTTP/1.1", HOST],
    2,
    '"50%" has a "%" that encodes nothing.',
    "50%25",
  ],
  [
    ["GET /apiservices/autosuggest/v1.0/UK/GBP/en-GB?query=caf%c3%a9% HTTP/1.1", HOST],
    2,
    '"caf%c3%a9%" has a "%" that encodes nothing.',
    "caf%c3%a9%25",
  ],
])("rejects %j", (lines, ...told) => {
  expect(check(...lines)).toEqual([told]);
});

test("of several calls at one path, checks the one that fits best", () => {
  const path = "GET /apiservices/autosuggest/v1.0/UK/GBP/en-GB";
  expect(check(`${path}?query=Edin&includeAirport=true HTTP/1.1`, HOST)).toMatchObject([
    [2, expect.stringContaining('"includeAirport"'), "includeAirports"],
  ]);
});
