import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { migrations } from "../../../../contract/src/testing/migrations.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { checkNames } from "./check-names.ts";
import { readNames } from "./read-names.ts";

const names = readNames(contract, migrations);
const check = (text: string, route = "/docs/intro") =>
  checkNames("a.md", parseMarkdown(text), names, names.scopes.ofRoute(route));
const nearestOf = (text: string, route?: string) =>
  check(text, route).map(({ line, nearest }) => [line, nearest]);

test("everything that is something passes: names, values, codes, programs, literals", () => {
  const known = [
    "POST /apiservices/v3/flights/live/search/create",
    "/apiservices/v3/culture/nearestculture?ipAddress=203.0.113.7",
    "GET /apiservices/v3/culture/markets/en-GB",
    "queryLegs[]",
    "LiveQuery.queryLegs[].date.year",
    "content.results.itineraries",
    "itineraries{}.pricingOptions[0].price.amount",
    "createLiveSearch",
    "RESULT_ACTION_REPLACED",
    "NOT_MODIFIED",
    "x-api-key",
    "sandbox-key-low-limit",
    "XX2",
    "LHR",
    "en-GB",
    "200",
    '"adults": 1',
    "Content-Type: application/json",
    "text/html",
    "null",
    "Y",
    "await",
    "wrong-key",
    "http://localhost:3000",
  ];
  expect(check(known.map((name) => `\`${name}\``).join(" "))).toEqual([]);
});

test("a paragraph may use the names of an API that it mentions", () => {
  const geo = "/docs/geo/overview";
  expect(check("An indicative search expects the ID in `queryPlace`.", geo)).toEqual([]);
  expect(check("Send the ID in `queryPlace`.", geo)).toHaveLength(1);
  expect(check("A live search expects the ID in `queryPlace`.", geo)).toHaveLength(1);
});

test("a file that the reader saves is one to run, on its page alone", () => {
  expect(check("Save this as `search.mjs`, and run it with `node search.mjs`.")).toEqual([]);
  expect(check("Save this in the same folder, for example as `find_cities.py`.")).toEqual([]);
  expect(check("Run it with `node search.mjs`.")).toHaveLength(1);
  expect(check("It saves time. Run it as `search.mjs`.")).toHaveLength(1);
});

test("a page that uses the sandbox as a package may name its options, as one may of the client", () => {
  const uses = (name: string) =>
    `\`\`\`js\nimport { createX } from "@farewind/${name}";\n\`\`\`\n\n`;
  expect(check(`${uses("sandbox")}\`createSandbox\` takes \`seed\` and \`cacheBytes\`.`)).toEqual(
    [],
  );
  expect(check(`${uses("sandbox")}\`seeds\``)).toHaveLength(1);
  expect(check("`cacheBytes`")).toHaveLength(1);
  expect(check(`${uses("client")}\`pollDelay\` or \`cacheBytes\``)).toHaveLength(2);
});

test("an unknown code span is a problem, with its line and the nearest that is known", () => {
  expect(nearestOf("`querylegz`")).toEqual([[1, "queryLegs"]]);
  expect(nearestOf("One\n\n`LiveQuery.queryLegs[].dates`")).toEqual([
    [3, "LiveQuery.queryLegs[].date"],
  ]);
  expect(nearestOf("`Leg.stopsCount`")).toEqual([[1, "Leg.stopCount"]]);
  expect(nearestOf("`x-api-token`")).toEqual([[1, "x-api-key"]]);
  expect(nearestOf("`sandbox-key-low-limits`")).toEqual([[1, "sandbox-key-low-limit"]]);
  expect(nearestOf("`whatever`")).toHaveLength(1);
  expect(nearestOf("`en-UK`")).toHaveLength(1);
});

test("a paragraph may name what it links to, and V1.0 what it says is of V1.0", () => {
  const geo = (text: string) => nearestOf(text, "/docs/geo/overview");
  expect(geo("Use `pricingOptions`.")).toHaveLength(1);
  expect(geo("[Live prices](/docs/flights-live-prices/overview) have `pricingOptions`.")).toEqual(
    [],
  );
  expect(
    geo("[The reference](/api/flights-live-pricing/#Itinerary) has `pricingOptions`."),
  ).toEqual([]);
  expect(geo("[A](/docs/flights-live-prices/overview)\n\nUse `pricingOptions`.")).toHaveLength(1);
  expect(geo("[All errors](/docs/errors) have `pricingOptions`.")).toHaveLength(1);
  expect(geo("It was `OriginStation`.")).toHaveLength(1);
  expect(geo("In V1.0 it was `OriginStation`.")).toEqual([]);
});

test("a piece of a program beside it is known, and a part of a word of it is not", () => {
  const program = "```ts\nconst link = url + `&a=`;\n```\n\n";
  expect(check(`${program}Put \`&a=\` behind the \`url\`.`)).toEqual([]);
  expect(nearestOf(`${program}Put it behind the \`lin\`.`)).toHaveLength(1);
});

test("a value in other letters is a counterexample where the text denies something", () => {
  expect(check("Codes match exactly: `uk` isn't `UK`.")).toEqual([]);
  expect(check("It is neither `uk` nor `gbp`.")).toEqual([]);
  expect(nearestOf("Send `uk`.")).toEqual([[1, "UK"]]);
  expect(nearestOf("It isn't `ukk`.")).toHaveLength(1);
});

test("a call with another method, path or parameter leads to the call that was meant", () => {
  const create = "POST /apiservices/v3/flights/live/search/create";
  expect(nearestOf("`GET /apiservices/v3/flights/live/search/create`")).toEqual([[1, create]]);
  expect(nearestOf("`POST /apiservices/v3/flights/live/search/creates`")).toEqual([[1, create]]);
  expect(check("`/apiservices/v3/culture/nearestculture?ip=203.0.113.7`")).toHaveLength(1);
});

test("brackets are a list's, braces a map's", () => {
  expect(check("`queryLegs{}` `itineraries[]`")).toHaveLength(2);
});

test("a name of another API is a problem, unless it says whose it is", () => {
  const route = "/docs/flights-indicative-prices/overview";
  expect(check("`sessionToken`", route)[0]?.message).toMatch(/another API/);
  expect(check("`LiveSearchResponse.sessionToken`", route)).toEqual([]);
  expect(check("`RESULT_ACTION_REPLACED`", route)).toHaveLength(1);
});

test("V1.0's names are known where a page is about V1.0, and its calls everywhere", () => {
  const path = "`Dates.OutboundDates` `QuoteIds`";
  expect(check(path, "/docs/1.0/flights-browse")).toEqual([]);
  expect(check(path)).toHaveLength(2);
  expect(check("`GET /apiservices/browsequotes/v1.0/…`")).toEqual([]);
  expect(check("`POST /apiservices/browsequotes/v1.0/…`")).toHaveLength(1);
});

test("what a program of the page declares, and its file, are known beside it", () => {
  const page = '`retries` `wait.mts`\n\n```ts title="wait.mts"\nconst retries = 3;\n```';
  expect(check(page)).toEqual([]);
  expect(check("`retries` `wait.mts`")).toHaveLength(2);
});

test("words that can only be names are looked up outside code, too", () => {
  const figure = '::figure{src="a" alt="Create answers sessionTokens." caption="From LHR to QQQ."}';
  const image = "![Create answers sessionTokens.](a.svg)";
  expect(
    nearestOf(`Send querylegs and queryLegz.\nSay RESULT_STATUS_DONE.\n\n${figure}\n\n${image}`),
  ).toEqual([
    [1, "queryLegs"],
    [2, expect.stringMatching(/^RESULT_STATUS_/)],
    [4, "sessionToken"],
    [4, expect.anything()],
    [6, "sessionToken"],
  ]);
});

test("each folder's scope names what there is", () => {
  const text = readFileSync(new URL("../../../name-scopes.yaml", import.meta.url), "utf8");
  const folders: Record<string, readonly string[]> = parse(text);
  const entries = Object.values(folders).flat();
  expect(entries.length).toBeGreaterThan(10);
  expect(entries.flatMap((entry) => names.scopes.mistakeIn(entry) ?? [])).toEqual([]);
});

test("a call of JavaScript's own is known, as far as JavaScript has it", () => {
  expect(
    check('`Number("")` is zero, `Math.round(amount)` rounds, and `Date.now` counts.'),
  ).toEqual([]);
  expect(check("`Math.rond(amount)`").length).toBe(1);
  expect(check("`Nummber(amount)`").length).toBe(1);
});

test("a heading has its own scope, and the texts of a comparison are read", () => {
  expect(check("Text.\n\n## A culture call for a `Market`", "/docs/geo/overview")).toEqual([]);
  expect(check("## A call for a `Market`", "/docs/geo/overview")).toHaveLength(1);
  const compared = (left: string, right: string) =>
    check(`:::compare{left="${left}" right="${right}"}\n:::`).length;
  expect([compared("a b", "c"), compared("aB", "c"), compared("a", "bC")]).toEqual([0, 1, 1]);
});
