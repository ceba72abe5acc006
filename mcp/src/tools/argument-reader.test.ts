import { expect, test } from "vitest";
import { testContext } from "../testing/test-context.ts";
import { createArgumentReader, readCulture } from "./argument-reader.ts";

const context = testContext();
const TYPES = ["PLACE_TYPE_CITY", "PLACE_TYPE_AIRPORT"] as const;

function readTrip(given: { from?: string; to?: string; market?: string; locale?: string }) {
  const reader = createArgumentReader();
  const all = { from: "LHR", to: "EDI", market: "UK", locale: "en-GB", currency: "GBP", ...given };
  const { culture, placeOf } = readCulture(reader, context, all);
  const places = [placeOf("from", TYPES), placeOf("to", TYPES)];
  return { ...reader, culture, places, message: reader.error()?.content[0]?.text };
}

test("records the meaning of an unchanged code, and reports how a name was interpreted", () => {
  const { places, interpretations, codes, message } = readTrip({ from: " LHR ", to: "Edinburgh" });
  expect(places).toEqual([{ iata: "LHR" }, { entityId: expect.any(String) }]);
  expect(codes).toEqual([expect.stringMatching(/^`from` as .*Heathrow, an airport \(LHR\)$/)]);
  expect(interpretations).toEqual([
    expect.stringMatching(/^`to` as Edinburgh, a city \(EDI\), entity ID /),
  ]);
  expect(message).toBeUndefined();
});

test("records the meaning of an entity ID, if such a place exists", () => {
  const { codes } = readTrip({ from: "70001101", to: "79999999" });
  expect(codes).toEqual(["`from` as London Heathrow, an airport (LHR)"]);
  const german = readTrip({ from: "70000056", to: "79999999", locale: "de" });
  expect(german.codes).toEqual(["`from` as Deutschland, a country"]);
});

test("reads places in English for an unknown locale", () => {
  const german = readTrip({ to: "Munich", locale: "de" });
  expect(german.culture.locale).toBe("de-DE");
  const unknown = readTrip({ to: "Munich", locale: "xx-XX" });
  expect(unknown.places).toEqual(german.places);
  expect(unknown.interpretations).toEqual([expect.stringMatching(/^`to` as Munich, a city/)]);
});

test("reports everything unreadable at once, with the received values", () => {
  const { message, places, culture } = readTrip({ from: "qqqqqqqqq", market: "Nowhere" });
  expect(message?.split("\n")).toEqual([
    expect.stringMatching(/^`market`: expected a market, .*; received "Nowhere"\./),
    expect.stringMatching(/^`from`: expected a city or an airport .*; received "qqqqqqqqq"\.$/),
  ]);
  expect([places[0], culture.market]).toEqual([{ iata: "qqqqqqqqq" }, "Nowhere"]);
});
