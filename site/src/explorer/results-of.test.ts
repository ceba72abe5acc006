import { expect, test } from "vitest";
import { operations } from "../../../contract/generated/operations.ts";
import type { IndicativeResults, LiveResults } from "../../../contract/src/types.ts";
import { SCENARIO_HEADER } from "../../../sandbox/src/scenarios/find-scenario.ts";
import { indicativeSearch, liveSearch } from "../../../sandbox/src/testing/searches.ts";
import { createTestSandbox } from "../../../sandbox/src/testing/test-sandbox.ts";
import en from "../../i18n/catalogues/en.ts";
import { readExample } from "../search/testing/read-example.ts";
import { valueAt } from "./read-body.ts";
import { hasResults, resultsOf } from "./results-of.ts";
import { createFormat } from "./value-format.ts";

const format = createFormat(
  { query: { locale: "en-GB", currency: "GBP" } },
  "en",
  en.console.explorer,
);
const live = readExample("createLiveSearch", "partial");
const quotes = readExample("searchIndicative", "oneWayMonth");
const liveResults = resultsOf(live.schema, live.body);
const quoteResults = resultsOf(quotes.schema, quotes.body);

test("lists itineraries in the response's own orders", () => {
  expect(liveResults?.orders).toEqual(["best", "cheapest", "fastest"]);
  expect(liveResults?.inOrder("cheapest")).toEqual(["itin-self-0610", "itin-direct-0730"]);
  expect(liveResults?.inOrder("fastest")).toEqual(["itin-direct-0730", "itin-self-0610"]);
});

test("an itinerary shows its times, price, duration and sellers", () => {
  expect(liveResults?.linesOf("itin-self-0610", format)).toEqual({
    ways: [{ from: "LHR", departs: "06:10", to: "EDI", arrives: "10:55", isDirect: false }],
    price: "£96.50",
    about: "Nimbus Air, Skerry Wings · 4h 45m · 1 stop, AMS",
    sellers: "Nimbus Air + Skerry Travel",
  });
});

test("names the sellers of the cheapest offer and counts the other offers", () => {
  const results = valueAt(live.body, ["content", "results"]) as LiveResults;
  const one = results.itineraries["itin-self-0610"];
  const sellersOf = (count: number) => {
    const pricingOptions = Array(count).fill(one?.pricingOptions[0]);
    const itineraries = { one: { ...one, pricingOptions } };
    const found = resultsOf(live.schema, { content: { results: { ...results, itineraries } } });
    return found?.linesOf("one", format)?.sellers;
  };
  expect([1, 2, 3].map(sellersOf)).toEqual([
    "Nimbus Air + Skerry Travel",
    "Nimbus Air + Skerry Travel +1",
    "Nimbus Air + Skerry Travel +2",
  ]);
});

test("shows the duration of each leg if there are several", () => {
  const legIds = ["leg-lhr-edi-0730", "leg-lhr-edi-0610"];
  const results = valueAt(live.body, ["content", "results"]) as LiveResults;
  const itineraries = { both: { pricingOptions: [], legIds } };
  const both = resultsOf(live.schema, { content: { results: { ...results, itineraries } } });
  const lines = both?.linesOf("both", format);
  expect(lines?.ways.map(({ about }) => about)).toEqual([
    "1h 20m · direct",
    "4h 45m · 1 stop, AMS",
  ]);
  expect(lines).toMatchObject({ price: "", about: "Nimbus Air, Skerry Wings", sellers: "" });
});

test("sorts quotes by lowest price, without a time of day", () => {
  const [first = ""] = quoteResults?.inOrder(undefined) ?? [];
  expect(first).toBe("quote-lhr-edi-direct");
  expect(quoteResults?.linesOf(first, format)).toEqual({
    ways: [{ from: "LHR", departs: "19 May 2027", to: "EDI", arrives: "", isDirect: true }],
    price: "£64.00",
    about: "Nimbus Air · direct",
    sellers: "",
  });
});

test("sorts quotes independently of their order in the response", () => {
  const results = valueAt(quotes.body, ["content", "results"]) as IndicativeResults;
  const backwards = Object.fromEntries(Object.entries(results.quotes).toReversed());
  const changed = { content: { results: { ...results, quotes: backwards } } };
  const inOrder = resultsOf(quotes.schema, changed)?.inOrder(undefined);
  expect(inOrder).toEqual(quoteResults?.inOrder(undefined));
  expect(inOrder?.length).toBeGreaterThan(1);
});

test("only searches have results, and a response without content has none", () => {
  expect(hasResults("LiveSearchResponse")).toBe(true);
  expect(hasResults("ListCurrenciesResponse")).toBe(false);
  expect(resultsOf("LiveSearchResponse", { content: null })).toBeUndefined();
  expect(resultsOf("LiveSearchResponse", { content: { results: {} } })).toBeUndefined();
});

test("a result that breaks its schema has no lines and does not affect the order", () => {
  const results = { itineraries: { a: { pricingOptions: 1 }, b: null }, legs: {} };
  const broken = resultsOf("LiveSearchResponse", { content: { results } });
  expect(broken?.inOrder(undefined)).toEqual(["a", "b"]);
  expect(broken?.linesOf("a", format)).toBeUndefined();
  expect(broken?.linesOf("b", format)).toBeUndefined();
});

test.each([
  ["createLiveSearch", liveSearch("LHR", "EDI"), ["best", "cheapest", "fastest"]],
  ["searchIndicative", indicativeSearch("LON", "EDI"), []],
] as const)("lists the results of an unfriendly response of %s", async (id, body, orders) => {
  const { call } = createTestSandbox();
  const headers = { [SCENARIO_HEADER]: "unfriendly" };
  const response = await call<unknown>({ path: operations[id].path, body, headers });
  const results = resultsOf(readExample(id, response.body).schema, response.body);
  expect(results?.orders).toEqual(orders);
  for (const order of [undefined, ...orders]) {
    const keys = results?.inOrder(order) ?? [];
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.every((key) => results?.linesOf(key, format) !== undefined)).toBe(true);
  }
});
