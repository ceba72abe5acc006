import { expect, test } from "vitest";
import { createTools } from "../register-tools.ts";
import { testContext } from "../testing/test-context.ts";
import { callTool } from "./call-tool.ts";

const context = testContext();
const tools = createTools(context.contract);

async function ask(name: string, args: Readonly<Record<string, unknown>>) {
  const { signal } = new AbortController();
  const { content, ...result } = await callTool(tools, context, { name, arguments: args }, signal);
  const tool = tools.find((one) => one.name === name);
  const { structuredContent, isError = false } = result;
  // What a tool promises is what it gives.
  if (!isError) expect(tool?.output.strict().safeParse(structuredContent).error).toBe(undefined);
  return { text: content[0]?.text ?? "", isError, data: structuredContent };
}

const TRIP = { from: "London", to: "Edinburgh", date: "14 May 2027" };
const SEARCH = { market: "UK", locale: "en-GB", currency: "GBP" };

test.each([
  ["describe_error", { status: 429 }, "# 429"],
  ["describe_error", { code: "404 Not Found" }, "# 404"],
  ["describe_error", { status: "Too Many Requests" }, "# 429"],
  ["describe_error", { code: "rate limited" }, "# 429"],
  ["describe_error", { status: 418 }, "Interpreted: `status` as default"],
  ["describe_error", { status: "200 OK" }, "200 is not an error"],
  [
    "describe_error",
    { status: 304 },
    "304 is not an error: do not repeat the request because of it.",
  ],
  ["describe_error", { status: "expired session" }, "`status` as 404 of pollLiveSearch"],
  ["describe_error", { status: "the session is gone" }, "create the search again"],
  ["describe_error", { status: 400, operation: "suggest_flight_places" }, "# 400"],
  ["describe_operation", { operation: "suggestFlightPlaces" }, "POST /apiservices/v3/autosuggest"],
  [
    "describe_operation",
    { operation: "create_live_search" },
    "Interpreted: `operation` as createLive",
  ],
  ["describe_operation", { name: "POST /apiservices/v3/flights/indicative/search" }, "# searchInd"],
  ["describe_operation", { operation: "pollLiveSearch" }, "describe_name with `Itinerary`"],
  ["describe_name", { name: "createClient" }, "import from"],
  ["describe_name", { name: "client.searchLive()" }, "polls it to its end"],
  ["describe_name", { name: "searchlive" }, "`Client.searchLive` (member"],
  ["describe_name", { name: "SuggestQuery.searchTerm" }, "`SuggestQuery.searchTerm` (field)"],
  ["find_flights", { ...TRIP, adults: "2" }, '"adults":2'],
  ["find_flights", { ...TRIP, children: "4, 11" }, '"childrenAges":[4,11]'],
  ["find_flights", { ...TRIP, cabin: "business" }, '"cabinClass":"CABIN_CLASS_BUSINESS"'],
  ["find_flights", TRIP, "`from` as London, a city (LON)"],
  ["find_flights", TRIP, "`date` as 2027-05-14"],
  ["find_flights", { ...TRIP, market: "gb", locale: "en", currency: "eur" }, '"currency":"EUR"'],
  [
    "find_flights",
    {
      origin: "lhr",
      destination: { iata: "EDI" },
      departure_date: { year: 2027, month: 5, day: 14 },
    },
    "`departure_date` as `date`",
  ],
  ["find_flights", { ...TRIP, returnDate: null }, "RESULT_STATUS_COMPLETE"],
  ["find_prices", { from: "LHR", to: "Edinburgh", month: "May 2027" }, "2027-05-01, "],
  [
    "find_prices",
    { from: "LHR", to: "anywhere", month: "2027-05", limit: "5" },
    "more: call again with",
  ],
  ["find_prices", { from: "London", month: "May 2027" }, "the cheapest of each place"],
  ["find_prices", { from: "London", to: "Spain", month: "may" }, "`to` as Spain, a country"],
  ["find_prices", { from: "UK", to: "DE", month: "may" }, "`to` as Germany, a country"],
  ["call_operation", { operation: "listMarkets", parameters: '{"locale":"en-GB"}' }, '"code"'],
  [
    "call_operation",
    {
      operation: "findNearestPlaces",
      parameters: { locale: "en-GB" },
      body: { locator: { ipAddress: "203.0.113.24" } },
    },
    "`parameters.locale` as a field of the body",
  ],
  [
    "call_operation",
    { operation: "listCurrencies", select: "currencies[0].code", entries: "1" },
    '200\n"',
  ],
  ["call_operation", { operation: "listLocales", scenario: " Unfriendly" }, '"locales"'],
  ["write_program", { task: "listMarkets", language: "py" }, "print(1)"],
  ["write_program", { operation: "listMarkets" }, "npm install client.tgz"],
  ["write_program", { task: "listMarkets", language: "Go" }, "package main"],
  ["write_program", { task: "list of markets in python" }, "`language` as python, which the task"],
  ["write_program", { task: "program with the client" }, "console.log(1)"],
  ["write_program", { task: "poll a search", language: "java" }, "calls pollLiveSearch"],
  ["list_scenarios", {}, "- `flaky`: "],
  ["write_program", {}, "with-client.mts (/docs/client)"],
])("%s accepts %j", async (name, args, expected) => {
  const { text, isError } = await ask(name, args);
  expect(text).toContain(expected);
  expect(isError).toBe(false);
});

test.each([
  ["find_flight", {}, "Did you mean find_flights?"],
  ["find_flights", { to: "EDI", date: "2027-05-14" }, "`from`: "],
  ["find_flights", { ...TRIP, adlts: 1 }, "Did you mean adults?"],
  [
    "find_flights",
    { ...TRIP, adults: 0 },
    "`adults`: expected a number of at least 1; received 0.",
  ],
  ["find_flights", { ...TRIP, adults: "many" }, '`adults`: expected a number; received "many".'],
  ["find_flights", { ...TRIP, from: "Lodnon" }, 'received "Lodnon". Did you mean London?'],
  ["find_flights", { ...TRIP, to: "Germany" }, "Germany, a country"],
  ["find_flights", { ...TRIP, to: "USA" }, "`to` as Concord, a city (USA)"],
  ["find_prices", { from: "USA", to: "LHR", month: "may" }, "`from` as Concord, a city (USA)"],
  ["find_flights", { ...TRIP, to: "UK" }, "United Kingdom, a country: expected a city"],
  ["find_flights", { ...TRIP, date: "2030-05-14" }, "Interpreted: `from` as London, a city (LON)"],
  ["find_flights", { ...TRIP, date: "04/05/2027" }, "Did you mean 2027-05-04, 2027-04-05?"],
  ["find_flights", { ...TRIP, cabin: "busines" }, "Did you mean CABIN_CLASS_BUSINESS?"],
  ["find_flights", { ...TRIP, adults: 1.5 }, "`adults`: expected an integer; received 1.5."],
  [
    "find_flights",
    { ...TRIP, children: "4, 40" },
    '`childrenAges.1`: expected a number of at most 17; received "4, 40".',
  ],
  ["find_flights", { ...TRIP, currency: "GBX" }, "Did you mean GBP?"],
  ["find_flights", { ...TRIP, date: "soon", from: "qqqqqq" }, "`date`: expected a day"],
  ["find_prices", { from: "LHR", to: "EDI", month: "spring" }, "`month`: expected a month"],
  ["describe_operation", { operation: "nope" }, "Operations: createLiveSearch, "],
  ["describe_operation", { operation: "listMarket" }, "Did you mean listMarkets?"],
  ["describe_error", { status: "qqqqq" }, "Documented statuses: "],
  ["describe_error", {}, "`status`: expected a string (429, or 404 Not Found); received nothing."],
  ["describe_name", { name: "createClint" }, "Did you mean createClient?"],
  ["describe_name", { name: "qqqqqqqqq" }, "Unknown name"],
  [
    "call_operation",
    { operation: "findNearestPlaces", parameters: { local: "x" } },
    "Did you mean locale?",
  ],
  ["call_operation", { operation: "searchIndicative" }, "takes a body with query"],
  ["call_operation", { operation: "listMarkets" }, '"locale" is missing'],
  [
    "call_operation",
    { operation: "listMarkets", parameters: { locale: "fr" } },
    "Did you mean fr-FR?",
  ],
  [
    "call_operation",
    { operation: "listLocales", key: "ключ" },
    '`key`: expected ASCII characters (One of the keys of list_scenarios); received "ключ".',
  ],
  ["call_operation", { operation: "listLocales", key: "a\nb" }, "`key`: expected ASCII"],
  [
    "call_operation",
    { operation: "listLocales", scenario: "too‑many‑requests" },
    "Did you mean too-many-requests?",
  ],
  [
    "call_operation",
    { operation: "pollLiveSearch", parameters: { sessionToken: "\ud800" } },
    "- `sessionToken` is `pollLiveSearch.sessionToken`: ",
  ],
  ["write_program", { task: "listMarkets", language: "pyton" }, "Did you mean python?"],
  ["describe_v1_name", { name: "SessionKey" }, 'V1.0 had no name "SessionKey".'],
  ["write_program", { task: "qqqqqq" }, "There is no program about"],
  ["describe_operation", { operation: "listMarkets", part: "samples" }, "Did you mean sample?"],
])("%s rejects %j, with a suggestion", async (name, args, expected) => {
  const { text, isError } = await ask(name, args);
  expect(text).toContain(expected);
  expect(isError).toBe(true);
});

test("answers are as short as requested", async () => {
  const body = {
    query: {
      ...SEARCH,
      adults: 1,
      queryLegs: [
        {
          originPlaceId: { iata: "LHR" },
          destinationPlaceId: { iata: "EDI" },
          date: { year: 2027, month: 5, day: 14 },
        },
      ],
    },
  };
  const create = { operation: "createLiveSearch", body };
  expect((await ask("call_operation", create)).text.length).toBeLessThan(6100);
  expect((await ask("call_operation", { ...create, limit: 500 })).text.length).toBeLessThan(600);
  const whole = await ask("describe_operation", { operation: "createLiveSearch" });
  const errors = await ask("describe_operation", { operation: "createLiveSearch", part: "errors" });
  expect(errors.text.length).toBeLessThan(whole.text.length / 5);
  expect(errors.text).toContain("429");
});

test("each tool's input and output are object schemas", () => {
  for (const { name, input, output } of tools) {
    expect([name, input.def.type, output.def.type]).toEqual([name, "object", "object"]);
  }
});
