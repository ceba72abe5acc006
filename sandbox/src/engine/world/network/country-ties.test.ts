import { describe, expect, test } from "vitest";
import { loadReferenceData } from "../../../data/load-reference-data.ts";
import { createLookup } from "../../../data/lookup.ts";
import { CLOSED_SKIES, COMMUNITIES, TERRITORIES } from "./country-facts.ts";
import { createCountryTies } from "./country-ties.ts";

const data = loadReferenceData();
const { countryByCode } = createLookup(data);
const tiesOf = createCountryTies(data);
const tie = (a: string, b: string) => tiesOf(a)(b);

test("every listed code is a country in the data", () => {
  const lists = [TERRITORIES, COMMUNITIES, CLOSED_SKIES].flatMap((it) => Object.entries(it));
  const codes = lists.flatMap(([country, others]) => [country, ...others.split(" ")]);
  expect(codes.filter((code) => !countryByCode.has(code))).toEqual([]);
});

test("ties are symmetric", () => {
  const codes = data.countries.map(({ code }) => code);
  const uneven = codes.flatMap((a) => codes.filter((b) => tie(a, b) !== tie(b, a)));
  expect(uneven).toEqual([]);
});

describe("the tie between two countries", () => {
  test.each(["RU-DE", "RU-US", "BY-PL", "IL-IQ", "IN-PK", "DZ-MA", "US-VE", "IL-KW"])(
    "%s is 0 because of closed skies",
    (pair) => {
      const [a = "", b = ""] = pair.split("-");
      expect(tie(a, b)).toBe(0);
      expect(tie(b, a)).toBe(0);
    },
  );

  test.each(["RU-TR", "RU-RS", "IL-AE", "IN-AE", "US-CU", "GB-US"])("%s is above 0", (pair) => {
    const [a = "", b = ""] = pair.split("-");
    expect(tie(a, b)).toBeGreaterThan(0);
  });
});

test("ties are strongest with a territory, then community, home, one language, elsewhere", () => {
  const factors = [
    tie("RE", "FR"),
    tie("ES", "CU"),
    tie("JP", "JP"),
    tie("DE", "AT"),
    tie("FI", "PE"),
  ];
  expect(factors).toEqual([...factors].sort((a, b) => b - a));
  expect(new Set(factors).size).toBe(factors.length);
});
