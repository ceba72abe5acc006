import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { migrations } from "../../../../contract/src/testing/migrations.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { PROGRAM_LANGUAGES } from "../../markdown/program-languages.ts";
import { checkNames } from "./check-names.ts";
import { readNames } from "./read-names.ts";

const names = readNames(contract, migrations);
const fence = "```";
const check = (text: string, route = "/docs/intro") =>
  checkNames("a.md", parseMarkdown(text), names, names.scopes.ofRoute(route));
const nearestOf = (text: string, route?: string) =>
  check(text, route).map(({ line, nearest }) => [line, nearest]);

test("accepts every known name, value, code, program and literal", () => {
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

test("accepts constants of several APIs, and misspelled names in a text about typos", () => {
  expect(check("A price in `PRICE_UNIT_MILLI`.", "/docs/culture/currencies")).toEqual([]);
  expect(check("A price in `PRICE_UNIT_MILI`.", "/docs/culture/currencies")).toHaveLength(1);
  expect(check("A typo such as `timout` shows at once.")).toEqual([]);
  expect(check("An option such as `timout` shows at once.")).toHaveLength(1);
});

test("accepts values of the page's JSON, and not its keys", () => {
  const page = (name: string) => `\`${name}\`:\n\n${fence}json\n{ "Key": "EDIN" }\n${fence}`;
  expect(check(page("EDIN"))).toEqual([]);
  expect(check(page("EDI"))).toEqual([]);
  expect(check(page("EDNI"))).toHaveLength(1);
  expect(check(page("Key"))).toHaveLength(1);
});

test("accepts the page itself as Markdown", () => {
  const told = (text: string) =>
    checkNames("site/content/docs/a.md", parseMarkdown(text), names, names.scopes.ofRoute("/docs"));
  expect(told("This page is `/docs/a.md`.")).toEqual([]);
  expect(told("Another one is `/docs/b.md`.")).toHaveLength(1);
});

test("a paragraph may use the names of an API that it mentions", () => {
  const geo = "/docs/geo/overview";
  expect(check("An indicative search expects the ID in `queryPlace`.", geo)).toEqual([]);
  expect(check("Send the ID in `queryPlace`.", geo)).toHaveLength(1);
  expect(check("A live search expects the ID in `queryPlace`.", geo)).toHaveLength(1);
});

test("accepts a command with a file that the page tells readers to save", () => {
  expect(check("Save this as `search.mjs`, and run it with `node search.mjs`.")).toEqual([]);
  expect(check("Save this in the same folder, for example as `find_cities.py`.")).toEqual([]);
  expect(check("Run it with `node search.mjs`.")).toHaveLength(1);
  expect(check("It saves time. Run it as `search.mjs`.")).toHaveLength(1);
});

test("accepts options of the sandbox package on a page that imports it", () => {
  const uses = (name: string) =>
    `\`\`\`js\nimport { createX } from "@farewind/${name}";\n\`\`\`\n\n`;
  expect(check(`${uses("sandbox")}\`createSandbox\` takes \`seed\` and \`cacheBytes\`.`)).toEqual(
    [],
  );
  expect(check(`${uses("sandbox")}\`seeds\``)).toHaveLength(1);
  expect(check("`cacheBytes`")).toHaveLength(1);
  expect(check(`${uses("client")}\`pollDelay\` or \`cacheBytes\``)).toHaveLength(2);
});

test("reports an unknown code span with its line and the nearest known name", () => {
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

test("says where a right name goes, unless the unknown one can only be a misspelling", () => {
  const messageOf = (text: string) => check(text)[0]?.message;
  const advice = /^Unknown name "[^"]+"\. .* site\/names-beyond-the-contract\.yaml\.$/;
  expect(messageOf("`qqqqqqq`")).toMatch(advice);
  // The nearest is two letters away, "code", or only has a word in common, "SANDBOX_WORKERS".
  expect(messageOf("`body`")).toMatch(advice);
  expect(messageOf("`workers`")).toMatch(advice);
  expect(messageOf("`querylegz`")).toBe('Unknown name "querylegz".');
});

test("accepts names of a linked page, and of V1.0 where the text mentions it", () => {
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

test("accepts a piece of a program on the page, but not a part of a word", () => {
  const program = "```ts\nconst link = url + `&a=`;\n```\n\n";
  expect(check(`${program}Put \`&a=\` behind the \`url\`.`)).toEqual([]);
  expect(nearestOf(`${program}Put it behind the \`lin\`.`)).toHaveLength(1);
});

test.each([...PROGRAM_LANGUAGES])("accepts a piece of a program in %s", (language) => {
  const program = `${fence}${language}\nrun --quux-flag\n${fence}\n\n`;
  expect(check(`${program}Set \`quux-flag\`.`)).toEqual([]);
  expect(check(`${program.replace(language, "text")}Set \`quux-flag\`.`)).toHaveLength(1);
});

test("accepts a value in another case only in a denial", () => {
  expect(check("Codes match exactly: `uk` isn't `UK`.")).toEqual([]);
  expect(check("It is neither `uk` nor `gbp`.")).toEqual([]);
  expect(nearestOf("Send `uk`.")).toEqual([[1, "UK"]]);
  expect(nearestOf("It isn't `ukk`.")).toHaveLength(1);
});

test("suggests the call for a wrong method, path or parameter", () => {
  const create = "POST /apiservices/v3/flights/live/search/create";
  expect(nearestOf("`GET /apiservices/v3/flights/live/search/create`")).toEqual([[1, create]]);
  expect(nearestOf("`POST /apiservices/v3/flights/live/search/creates`")).toEqual([[1, create]]);
  expect(check("`/apiservices/v3/culture/nearestculture?ip=203.0.113.7`")).toHaveLength(1);
});

test("accepts brackets only for a list and braces only for a map", () => {
  expect(check("`queryLegs{}` `itineraries[]`")).toHaveLength(2);
});

test("reports a name of another API, unless qualified by its schema", () => {
  const route = "/docs/flights-indicative-prices/overview";
  expect(check("`sessionToken`", route)[0]?.message).toMatch(/another API/);
  expect(check("`LiveSearchResponse.sessionToken`", route)).toEqual([]);
  expect(check("`RESULT_ACTION_REPLACED`", route)).toHaveLength(1);
});

test("accepts names of V1.0 only on pages about it, and its calls everywhere", () => {
  const path = "`Dates.OutboundDates` `QuoteIds`";
  expect(check(path, "/docs/1.0/flights-browse")).toEqual([]);
  expect(check(path)).toHaveLength(2);
  expect(check("`GET /apiservices/browsequotes/v1.0/…`")).toEqual([]);
  expect(check("`POST /apiservices/browsequotes/v1.0/…`")).toHaveLength(1);
});

test("accepts what a program of the page declares, and its file", () => {
  const page = '`retries` `wait.mts`\n\n```ts title="wait.mts"\nconst retries = 3;\n```';
  expect(check(page)).toEqual([]);
  expect(check("`retries` `wait.mts`")).toHaveLength(2);
});

test("checks words outside code that can only be names", () => {
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

test("every entry of a folder's scope exists", () => {
  const text = readFileSync(new URL("../../../name-scopes.yaml", import.meta.url), "utf8");
  const folders: Record<string, readonly string[]> = parse(text);
  const entries = Object.values(folders).flat();
  expect(entries.length).toBeGreaterThan(10);
  expect(entries.flatMap((entry) => names.scopes.mistakeIn(entry) ?? [])).toEqual([]);
});

test("accepts a call of JavaScript's own only if it exists", () => {
  expect(
    check('`Number("")` is zero, `Math.round(amount)` rounds, and `Date.now` counts.'),
  ).toEqual([]);
  expect(check("`Math.rond(amount)`").length).toBe(1);
  expect(check("`Nummber(amount)`").length).toBe(1);
});

test("a heading has its own scope, and a comparison's texts are checked", () => {
  expect(check("Text.\n\n## A culture call for a `Market`", "/docs/geo/overview")).toEqual([]);
  expect(check("## A call for a `Market`", "/docs/geo/overview")).toHaveLength(1);
  const compared = (left: string, right: string) =>
    check(`:::compare{left="${left}" right="${right}"}\n:::`).length;
  expect([compared("a b", "c"), compared("aB", "c"), compared("a", "bC")]).toEqual([0, 1, 1]);
});
