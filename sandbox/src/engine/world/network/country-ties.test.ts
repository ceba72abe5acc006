import { describe, expect, test } from "vitest";
import { loadReferenceData } from "../../../data/load-reference-data.ts";
import { createLookup } from "../../../data/lookup.ts";
import { CLOSED_SKIES, COMMUNITIES, TERRITORIES } from "./country-facts.ts";
import { createCountryTies } from "./country-ties.ts";

const data = loadReferenceData();
const { countryByCode } = createLookup(data);
const tiesOf = createCountryTies(data);
const tie = (a: string, b: string) => tiesOf(a)(b);

test("every code that is named is a country of the data", () => {
  const lists = [TERRITORIES, COMMUNITIES, CLOSED_SKIES].flatMap((it) => Object.entries(it));
  const codes = lists.flatMap(([country, others]) => [country, ...others.split(" ")]);
  expect(codes.filter((code) => !countryByCode.has(code))).toEqual([]);
});

test("ties are the same from either side", () => {
  const codes = data.countries.map(({ code }) => code);
  const uneven = codes.flatMap((a) => codes.filter((b) => tie(a, b) !== tie(b, a)));
  expect(uneven).toEqual([]);
});

describe("nobody flies over closed skies", () => {
  test.each(["RU-DE", "RU-US", "BY-PL", "IL-IQ", "IN-PK", "DZ-MA", "US-VE", "IL-KW"])(
    "%s",
    (pair) => {
      const [a = "", b = ""] = pair.split("-");
      expect(tie(a, b)).toBe(0);
      expect(tie(b, a)).toBe(0);
    },
  );

  test.each(["RU-TR", "RU-RS", "IL-AE", "IN-AE", "US-CU", "GB-US"])("but they do on %s", (pair) => {
    const [a = "", b = ""] = pair.split("-");
    expect(tie(a, b)).toBeGreaterThan(0);
  });
});

test("most fly to a territory, then to family, at home, in one language, elsewhere", () => {
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
