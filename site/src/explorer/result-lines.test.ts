import { expect, test } from "vitest";
import type { IndicativeResults, LiveResults, Quote } from "../../../contract/src/types.ts";
import en from "../../i18n/catalogues/en.ts";
import { readExample } from "../search/testing/read-example.ts";
import { valueAt } from "./read-body.ts";
import { itineraryLines, quoteLines } from "./result-lines.ts";
import { createFormat } from "./value-format.ts";

const requestBody = { query: { locale: "en-GB", currency: "GBP" } };
const format = createFormat(requestBody, "en", en.console.explorer);
const resultsIn = (operation: string, example: string) =>
  valueAt(readExample(operation, example).body, ["content", "results"]);
const live = resultsIn("createLiveSearch", "partial") as LiveResults;
const indicative = resultsIn("searchIndicative", "oneWayMonth") as IndicativeResults;
const quote = indicative.quotes["quote-lhr-edi-direct"] as Quote;
const quoteWith = (changes: Partial<Quote>) =>
  quoteLines({ ...quote, ...changes }, indicative, format);

test("a missing result has no lines", () => {
  expect(itineraryLines(undefined, live, format)).toBeUndefined();
  expect(quoteLines(undefined, indicative, format)).toBeUndefined();
});

test("an arrival on the next day is marked with +1", () => {
  const id = "leg-lhr-edi-0730";
  const leg = live.legs[id];
  if (!leg) throw new Error("The example has lost its leg.");
  const late = { ...leg, departureDateTime: { ...leg.departureDateTime, day: 13 } };
  const results = { ...live, legs: { [id]: late } };
  const lines = itineraryLines({ pricingOptions: [], legIds: [id] }, results, format);
  expect(lines?.ways[0]?.arrives).toMatch(/^\d\d:\d\d \+1$/);
});

test("a quote with stops names only its carrier, and one with an unknown carrier says only 'direct'", () => {
  expect(quoteWith({ isDirect: false })).toMatchObject({
    about: "Nimbus Air",
    ways: [{ isDirect: false }],
  });
  const outboundLeg = { ...quote.outboundLeg, marketingCarrierId: "constructor" };
  expect(quoteWith({ outboundLeg })?.about).toBe("direct");
});

test("a return quote has both directions and names their shared carrier once", () => {
  const { outboundLeg } = quote;
  const inboundLeg = {
    ...outboundLeg,
    originPlaceId: outboundLeg.destinationPlaceId,
    destinationPlaceId: outboundLeg.originPlaceId,
  };
  const lines = quoteWith({ inboundLeg });
  expect(lines?.ways.map(({ from, to }) => [from, to])).toEqual([
    ["LHR", "EDI"],
    ["EDI", "LHR"],
  ]);
  expect(lines?.about).toBe("Nimbus Air · direct");
});
