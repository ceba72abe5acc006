import { expect, test } from "vitest";
import { contract } from "../../../contract/src/testing/contract.ts";
import { migrations } from "../../../contract/src/testing/migrations.ts";
import { parseMarkdown } from "../markdown/parse-markdown.ts";
import { checkNames } from "./check-names.ts";
import { readNames } from "./read-names.ts";

const names = readNames(contract, migrations);
const check = (text: string) =>
  checkNames("a.md", parseMarkdown(text), names).map(({ message, nearest }) => [message, nearest]);

test("names of the contract pass: calls, fields, paths of fields, schemas, values, headers", () => {
  const known = [
    "POST /apiservices/v3/flights/live/search/create",
    "/apiservices/v3/culture/nearestculture?ipAddress=203.0.113.7",
    "queryLegs[]",
    "LiveQuery.queryLegs[].date.year",
    "content.results.itineraries",
    "itineraries{}.pricingOptions[0].price.amount",
    "LiveQuery",
    "createLiveSearch",
    "RESULT_ACTION_REPLACED",
    "NOT_MODIFIED",
    "x-api-key",
  ];
  expect(check(known.map((name) => `\`${name}\``).join(" "))).toEqual([]);
});

test("a name that the contract does not have is reported with the nearest one", () => {
  expect(check("`queryLegz`")).toEqual([['"queryLegz" is not in the contract.', "queryLegs"]]);
  expect(check("`RESULT_STATUS_DONE`")[0]?.[0]).toBe(
    '"RESULT_STATUS_DONE" is not in the contract.',
  );
  expect(check("`LiveQuery.queryLegs[].dates`")).toHaveLength(1);
  expect(check("`x-api-token`")).toHaveLength(1);
});

test("a call with the wrong method or a path that is not there is reported", () => {
  expect(check("`GET /apiservices/v3/flights/live/search/create`")).toHaveLength(1);
  expect(check("`POST /apiservices/v3/flights/live/search`")).toHaveLength(1);
});

test("ordinary code, names of version 1.0 and listed names pass", () => {
  expect(
    check("`200` `GBP` `const x = 1` `OutboundLegId` `Dates.OutboundDates` `API_KEY`"),
  ).toEqual([]);
});
