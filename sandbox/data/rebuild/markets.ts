import { countries } from "countries-list";
import type { Places } from "./places.ts";
import { readTable } from "./read-table.ts";

export interface MarketRow {
  code: string;
  country: string;
  locale: string;
  currency: string;
  cityId: number;
}

/** The locale of a language where no locale is of the country itself. */
const LOCALE_OF_LANGUAGE: Readonly<Record<string, string>> = {
  ar: "ar-AE",
  da: "da-DK",
  de: "de-DE",
  el: "el-GR",
  es: "es-MX",
  fr: "fr-FR",
  it: "it-IT",
  ms: "ms-MY",
  nl: "nl-NL",
  no: "nb-NO",
  nb: "nb-NO",
  pt: "pt-PT",
  ro: "ro-RO",
  ru: "ru-RU",
  sq: "sq-AL",
  sr: "sr-RS",
  sv: "sv-SE",
  zh: "zh-CN",
};

/** Countries without an airport of their own that are markets all the same. */
export function marketOnlyCountries() {
  return readTable("markets", ["country", "code", "locale", "currency", "city", "continent"])
    .filter((row) => row.continent !== "")
    .map((row) => ({ code: row.country, continent: row.continent }));
}

/**
 * A market for every country somebody lives in: its code, locale and currency are the country's
 * own unless `tables/markets.txt` says otherwise, its city the busiest one.
 */
export function buildMarkets(
  places: Places,
  locales: readonly string[],
  currencies: readonly string[],
): MarketRow[] {
  const table = new Map(
    readTable("markets", ["country", "code", "locale", "currency", "city", "continent"]).map(
      (row) => [row.country, row],
    ),
  );
  return places.countries
    .filter((country) => table.get(country.code)?.code !== "-")
    .map((country) => {
      const said = table.get(country.code);
      return {
        code: said?.code || country.code,
        country: country.code,
        locale: said?.locale || localeOf(country.code, locales),
        currency: said?.currency || currencyOf(country.code, currencies),
        cityId: said?.city ? cityOfCode(said.city, places) : busiestCity(country.id, places),
      };
    })
    .sort((left, right) => (left.code < right.code ? -1 : 1));
}

function localeOf(country: string, locales: readonly string[]): string {
  const languages: readonly string[] = facts(country)?.languages ?? [];
  const own = languages
    .map((language) => `${language === "no" ? "nb" : language}-${country}`)
    .find((locale) => locales.includes(locale));
  if (own) return own;
  const shared = languages.map((language) => LOCALE_OF_LANGUAGE[language]).find(Boolean);
  return languages[0] === "en" ? "en-GB" : (shared ?? "en-GB");
}

function currencyOf(country: string, currencies: readonly string[]): string {
  const own = (facts(country)?.currency ?? []).find((code) => currencies.includes(code));
  if (!own) throw new Error(`tables/markets.txt: say which currency ${country} has`);
  return own;
}

const facts = (country: string) =>
  Object.entries(countries).find(([code]) => code === country)?.[1];

function cityOfCode(code: string, places: Places): number {
  const city = places.cities.find((it) => it.code === code);
  if (!city) throw new Error(`tables/markets.txt: no city has the code ${code}`);
  return city.id;
}

function busiestCity(countryId: number, places: Places): number {
  const cities = places.cities.filter((city) => city.parent === countryId);
  const sizeOf = (id: number) =>
    Math.max(...places.airports.filter((it) => it.parent === id).map((it) => it.size));
  const [first] = cities.sort((left, right) => sizeOf(right.id) - sizeOf(left.id));
  if (!first) throw new Error(`tables/markets.txt: say which city country ${countryId} looks to`);
  return first.id;
}
