import { expect, test } from "vitest";
import type { FoundRecord } from "../../../site/src/search/query/found-record.ts";
import { retiredCalls } from "./retired-calls.ts";

const record = (name: string, owner: string): FoundRecord => ({
  kind: "retired",
  page: ["/docs/page", "Page", ""] as unknown as FoundRecord["page"],
  anchor: "",
  title: name,
  text: "",
  names: [name],
  owner,
  became: "",
  badge: "",
  further: 0,
  depth: 1,
});
const QUOTES = record("GET /apiservices/browsequotes/v1.0/…", "Browse prices V1.0: calls");
const DATES = record("GET /apiservices/browsedates/v1.0/…", "Browse prices V1.0: calls");
const CREATE = record("POST /apiservices/pricing/v1.0", "Live prices V1.0");
const POLL = record("GET /apiservices/pricing/v1.0/{SessionKey}", "Live prices V1.0");
const FIELD = record("Quotes[].MinPrice", "Browse prices V1.0: quotes");
const ALL = [QUOTES, DATES, CREATE, POLL, FIELD];

test.each([
  ["browsequotes", [QUOTES]],
  ["Browse quotes", [QUOTES]],
  ["the browse dates", []],
  ["Browse Dates API v1.0", [DATES]],
  ["browsequotes/v1.0", [QUOTES]],
  ["/apiservices/browsequotes/v1.0/", [QUOTES]],
  ["GET https://host/apiservices/browsedates/v1.0/UK/GBP/en-GB/LHR/EDI/2027-05?apiKey=x", [DATES]],
  ["POST /apiservices/browsedates/v1.0/UK", []],
  ["/apiservices/pricing/v1.0", [CREATE]],
  ["GET /apiservices/pricing/v1.0/abc", [POLL]],
  ["/apiservices/pricing/v1.0/abc/more", []],
  ["pricing", [CREATE, POLL]],
  ["Browse prices", [QUOTES, DATES]],
  ["/apiservices", []],
  ["v1.0", []],
  ["MinPrice", []],
])("%s matches calls of V1.0", (given, calls) => {
  expect(retiredCalls(ALL, given)).toEqual(calls);
});
