import { expect, test } from "vitest";
import type { MarketData } from "./model.ts";
import { type LocaleNames, readNames } from "./read-names.ts";
import { readPlaces } from "./read-places.ts";

const places = readPlaces({
  continents: ["EU|1"],
  countries: ["GB|EU|10", "DE|EU|11"],
  metros: [],
  airports: {
    GB: ["EDI|Edinburgh||55.95|-3.37|Europe/London|2|1000|100"],
    DE: ["MUC|Munich|~Airport|48.35|11.79|Europe/Berlin|3|1001|101"],
  },
});
const NAMES: Readonly<Record<string, LocaleNames>> = {
  "en-GB": { continents: "Europe", countries: "United Kingdom|Germany", cityIds: "", cities: "" },
  "de-DE": { continents: "Europa", countries: "|Deutschland", cityIds: "101", cities: "München" },
};
const UK: MarketData = {
  code: "UK",
  countryId: "10",
  locale: "en-GB",
  currency: "GBP",
  cityId: "100",
};

/** The names, and which locales were read for them. */
function read() {
  const asked: string[] = [];
  const names = readNames(
    (locale) => {
      asked.push(locale);
      return NAMES[locale];
    },
    places,
    [UK, { ...UK, code: "DE", countryId: "11" }],
  );
  return { ...names, asked };
}

test.each([
  ["1", "de-DE", "Europa"],
  ["11", "de-DE", "Deutschland"],
  ["101", "de-DE", "München"],
  ["101", "en-GB", "Munich"],
  ["1001", "de-DE", "Munich Airport"],
])("place %s in %s is named %s", (id, locale, name) => {
  expect(read().placeName(id, locale)).toBe(name);
});

test("names missing in a locale and all names in an unknown locale fall back to English", () => {
  const { placeName, marketName } = read();
  expect(placeName("10", "de-DE")).toBe("United Kingdom");
  expect(placeName("100", "de-DE")).toBe("Edinburgh");
  expect(placeName("11", "xx-XX")).toBe("Germany");
  expect([marketName("UK", "de-DE"), marketName("DE", "de-DE")]).toEqual([
    "United Kingdom",
    "Deutschland",
  ]);
});

test("reads each locale once", () => {
  const { placeName, asked } = read();
  for (const id of ["11", "101", "11"]) placeName(id, "de-DE");
  expect(asked.toSorted()).toEqual(["de-DE", "en-GB"]);
});

test("an unknown place or market throws an error that names it", () => {
  expect(() => read().placeName("9", "en-GB")).toThrow('no place has the id "9"');
  expect(() => read().marketName("GB", "en-GB")).toThrow('no market has the code "GB"');
});
