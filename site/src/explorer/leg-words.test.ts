import { expect, test } from "vitest";
import type { Leg, Place } from "../../../contract/src/types.ts";
import en from "../../i18n/catalogues/en.ts";
import { daysBetween, legWords, placeWord } from "./leg-words.ts";
import { createFormat } from "./value-format.ts";

const at = (month: number, day: number, hour = 0) => ({
  ...{ year: 2027, month, day, hour },
  ...{ minute: 0, second: 0 },
});

test.each([
  [at(5, 14, 8), at(5, 14, 23), ""],
  [at(5, 14, 23), at(5, 15, 1), " +1"],
  [at(5, 31, 23), at(6, 2, 1), " +2"],
  [at(5, 14, 8), at(5, 13, 18), " -1"],
])("%j to %j is shown as %j", (from, to, words) => {
  expect(daysBetween(from, to)).toBe(words);
});

test("a leg across the date line shows that it arrives on the day before", () => {
  const leg = {
    originPlaceId: "AKL",
    destinationPlaceId: "HNL",
    departureDateTime: { ...at(5, 14, 7), minute: 45 },
    arrivalDateTime: { ...at(5, 13, 18), minute: 30 },
    stopCount: 0,
  } as Leg;
  const format = createFormat({ query: { locale: "en-GB" } }, "en", en.console.explorer);
  expect(legWords(leg, {}, format)).toBe("AKL 07:45 → HNL 18:30 -1, direct");
});

test("labels a place by its code, or by its name without one", () => {
  const place = { entityId: "1", parentId: "", name: "Europe", type: "PLACE_TYPE_CONTINENT" };
  expect(placeWord({ "1": { ...place, iata: "" } as Place }, "1")).toBe("Europe");
  expect(placeWord({ "1": { ...place, iata: "EUR" } as Place }, "1")).toBe("EUR");
});

test("labels an id without an entry by itself", () => {
  expect(placeWord({}, "constructor")).toBe("constructor");
});
