import { expect, test } from "vitest";
import en from "../../i18n/catalogues/en.ts";
import es from "../../i18n/catalogues/es.ts";
import { readExample } from "../search/testing/read-example.ts";
import { valueAt } from "./read-body.ts";
import type { Path } from "./rows-of.ts";
import { createFormat } from "./value-format.ts";
import { rememberWords, wordsOf } from "./words-of.ts";

const REQUEST = { query: { locale: "en-GB", currency: "GBP" } };
const format = createFormat(REQUEST, "en", en.console.explorer);
const live = readExample("createLiveSearch", "partial");
const quotes = readExample("searchIndicative", "oneWayMonth");

const RESULTS = ["content", "results"];
const say = (path: Path, read = live, words = format) =>
  plain(wordsOf(read, words, path, valueAt(read.body, path)));
/** Which spaces a locale uses differs from one version of its data to the next. */
const plain = (text = "nothing") => text.replaceAll(/\s/g, " ");

const ITINERARY = [...RESULTS, "itineraries", "itin-self-0610"];
const OPTION = [...ITINERARY, "pricingOptions", 0];
const LEG = [...RESULTS, "legs", "leg-lhr-edi-0610"];
const QUOTE = [...RESULTS, "quotes", "quote-lhr-edi-direct"];

test.each<readonly [Path, string]>([
  [[...OPTION, "price"], "£96.50"],
  [OPTION, "£96.50, Nimbus Air + Skerry Travel"],
  [[...OPTION, "items", 1], "£55.30, Skerry Travel"],
  [[...OPTION, "agentIds", 1], "Skerry Travel"],
  [ITINERARY, "LHR 06:10 → EDI 10:55, 1 stop, £96.50"],
  [[...ITINERARY, "legIds", 0], "LHR 06:10 → EDI 10:55, 1 stop"],
  [[...LEG, "departureDateTime"], "14 May 2027, 06:10"],
  [[...LEG, "durationInMinutes"], "4h 45m"],
  [[...RESULTS, "segments", "seg-lhr-ams-0610"], "LHR 06:10 → AMS 08:35"],
  [["content", "stats", "minDuration"], "1h 20m"],
  [["content", "stats", "maxDuration"], "4h 45m"],
  [[...ITINERARY, "pricingOptions"], "nothing"],
  [["content", "sortingOptions", "cheapest"], "nothing"],
  [[...LEG, "originPlaceId"], "London Heathrow, LHR"],
  [[...RESULTS, "carriers", "-40001"], "Nimbus Air, X1"],
  [["content", "stats", "total"], "£96.50"],
  [["content", "sortingOptions", "cheapest", 0], "LHR 06:10 → EDI 10:55, 1 stop, £96.50"],
  [["status"], "nothing"],
  [[...LEG, "stopCount"], "nothing"],
])("in a live search, %j reads %s", (path, words) => {
  expect(say(path)).toBe(words);
});

test.each<readonly [Path, string]>([
  [QUOTE, "LHR → EDI, 19 May 2027, £64.00"],
  [[...QUOTE, "outboundLeg"], "LHR → EDI, 19 May 2027"],
  [[...QUOTE, "outboundLeg", "departureDateTime"], "19 May 2027"],
  [[...QUOTE, "inboundLeg"], "nothing"],
  [[...QUOTE, "inboundLeg", "departureDateTime"], "nothing"],
  [["content", "groupingOptions", "byRoute", "quotesGroups", 0], "LHR → EDI"],
  [["content", "groupingOptions", "byDate", "quotesOutboundGroups", 0], "May 2027"],
  [
    ["content", "groupingOptions", "byDate", "quotesOutboundGroups", 0, "monthYearDate"],
    "May 2027",
  ],
])("in indicative prices, %j reads %s", (path, words) => {
  expect(say(path, quotes)).toBe(words);
});

test.each(["legs", "segments"])("in %s, midnight is a time of day", (map) => {
  const departureDateTime = { year: 2027, month: 5, day: 14, hour: 0, minute: 0, second: 0 };
  const results = { [map]: { night: { departureDateTime } } };
  const night = readExample("createLiveSearch", { content: { results } });
  expect(say([...RESULTS, map, "night", "departureDateTime"], night)).toBe("14 May 2027, 00:00");
});

test("a quote has no time of day, whatever stands in its place", () => {
  const departureDateTime = { year: 2027, month: 5, day: 14, hour: 9, minute: 30, second: 0 };
  const results = { quotes: { one: { outboundLeg: { departureDateTime } } } };
  const read = readExample("searchIndicative", { content: { results } });
  const path = [...RESULTS, "quotes", "one", "outboundLeg", "departureDateTime"];
  expect(say(path, read)).toBe("14 May 2027");
});

test("without a request, an amount has no currency and the page's own language applies", () => {
  const bare = createFormat(undefined, "es", es.console.explorer);
  expect(say([...OPTION, "price"], live, bare)).toBe("96.5");
  expect(say([...LEG, "departureDateTime"], live, bare)).toBe("14 may 2027, 06:10");
  expect(say([...ITINERARY, "legIds", 0], live, bare)).toContain("1 escala");
});

test.each([{ locale: "en-GB", currency: "??" }, { locale: "!", currency: "GBP" }, null])(
  "a request with %j still gives a readable price",
  (query) => {
    const words = createFormat({ query }, "en", en.console.explorer);
    expect(say([...OPTION, "price"], live, words)).toMatch(/^(£96\.50|96\.5)$/);
  },
);

test("a value that breaks its schema has no words and throws nothing", () => {
  const broken = readExample("createLiveSearch", {
    content: {
      results: {
        itineraries: { a: { pricingOptions: null, legIds: 7 } },
        legs: { b: "none", c: null, d: { departureDateTime: {} } },
      },
    },
  });
  for (const path of [
    ["itineraries", "a"],
    ["legs", "b"],
    ["legs", "c"],
    ["legs", "d"],
  ]) {
    expect(say([...RESULTS, ...path], broken)).toBe("nothing");
  }
});

test("a part of a price with an unknown seller shows only its price", () => {
  const item = { price: { amount: "1500", unit: "PRICE_UNIT_MILLI" }, agentId: "constructor" };
  const itineraries = { one: { pricingOptions: [{ items: [item] }] } };
  const body = { content: { results: { itineraries, agents: {} } } };
  const path = [...RESULTS, "itineraries", "one", "pricingOptions", 0, "items", 0];
  expect(say(path, readExample("createLiveSearch", body))).toBe("£1.50");
});

test("the words of a path are made once, and there are none without a response", () => {
  let made = 0;
  const counting = { ...format, duration: (minutes: number) => `${minutes} min, ${++made}` };
  const remembered = rememberWords(live, counting);
  const paths = [
    [...LEG, "durationInMinutes"],
    ["content", "stats", "minDuration"],
  ];
  expect([...paths, ...paths].map(remembered)).toEqual([
    "285 min, 1",
    "80 min, 2",
    "285 min, 1",
    "80 min, 2",
  ]);
  expect(paths.map(rememberWords(undefined, counting))).toEqual([undefined, undefined]);
});
