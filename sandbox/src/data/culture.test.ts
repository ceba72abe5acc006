import { describe, expect, it } from "vitest";
import { loadReferenceData } from "./load-reference-data.ts";
import { createLookup } from "./lookup.ts";

const data = loadReferenceData();
const { currencyByCode, localeByCode, cityById, countryById, marketByCode } = createLookup(data);

/** 1234567.891 the way the currency's record says. */
function written(code: string): string {
  const currency = currencyByCode.get(code);
  if (!currency) return "";
  const [whole = "", fraction] = (1234567.891).toFixed(currency.decimalDigits).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, currency.thousandsSeparator);
  const amount = fraction ? grouped + currency.decimalSeparator + fraction : grouped;
  const space = currency.spaceBetweenAmountAndSymbol ? "\u00a0" : "";
  return currency.symbolOnLeft
    ? currency.symbol + space + amount
    : amount + space + currency.symbol;
}

describe("currencies", () => {
  it.each([
    ["GBP", "£1,234,567.89"],
    ["EUR", "1.234.567,89\u00a0€"],
    ["USD", "$1,234,567.89"],
    ["CHF", "CHF\u00a01'234'567.89"],
    ["JPY", "¥1,234,568"],
    ["SEK", "1\u00a0234\u00a0567,89\u00a0kr"],
    ["BRL", "R$\u00a01.234.567,89"],
    ["KWD", "KWD\u00a01,234,567.891"],
    ["HUF", "1\u00a0234\u00a0568\u00a0Ft"],
    ["CVE", "1\u00a0234\u00a0567,89\u00a0CVE"],
  ])("are formatted by local convention: %s", (code, text) => {
    expect(written(code)).toBe(text);
  });

  it("are at least sixty, unique and valid, with the euro as base rate", () => {
    expect(data.currencies.length).toBeGreaterThanOrEqual(60);
    expect(currencyByCode.size).toBe(data.currencies.length);
    const odd = data.currencies.filter(
      (currency) =>
        !/^[A-Z]{3}$/.test(currency.code) ||
        !/^\S(.*\S)?$/u.test(currency.symbol) ||
        /[\u200b-\u200f\u061c\u202f]/.test(Object.values(currency).join("")) ||
        ![",", ".", "'", "\u00a0"].includes(currency.thousandsSeparator) ||
        ![",", "."].includes(currency.decimalSeparator) ||
        currency.thousandsSeparator === currency.decimalSeparator ||
        ![0, 2, 3].includes(currency.decimalDigits) ||
        !Number.isInteger(currency.perEuro) ||
        currency.perEuro <= 0,
    );
    expect(odd).toEqual([]);
    expect(currencyByCode.get("EUR")?.perEuro).toBe(10_000);
  });
});

describe("locales", () => {
  it("are named in their own language", () => {
    const name = (code: string) => localeByCode.get(code)?.name;
    expect(["en-GB", "de-DE", "pt-BR", "fr-CA", "zh-TW", "ka-GE"].map(name)).toEqual([
      "English (United Kingdom)",
      "Deutsch (Deutschland)",
      "Português (Brasil)",
      "Français (Canada)",
      "繁體中文（台灣）",
      "ქართული (საქართველო)",
    ]);
  });

  it("are at least forty, unique, each a language and a region", () => {
    expect(data.locales.length).toBeGreaterThanOrEqual(40);
    expect(localeByCode.size).toBe(data.locales.length);
    expect(data.locales.filter(({ code }) => !/^[a-z]{2,3}-[A-Z]{2}$/.test(code))).toEqual([]);
  });
});

describe("markets", () => {
  it("are at least two hundred, unique, with UK rather than GB", () => {
    expect(data.markets.length).toBeGreaterThanOrEqual(200);
    expect(marketByCode.size).toBe(data.markets.length);
    expect(data.markets.filter(({ code }) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
    expect([marketByCode.has("UK"), marketByCode.has("GB")]).toEqual([true, false]);
  });

  it("have a country, a city, a currency and a locale that exist", () => {
    const broken = data.markets.filter(
      ({ countryId, cityId, currency, locale }) =>
        !countryById.has(countryId) ||
        !cityById.has(cityId) ||
        !currencyByCode.has(currency) ||
        !localeByCode.has(locale),
    );
    expect(broken).toEqual([]);
  });

  it.each([
    ["UK", "en-GB", "GBP", "London"],
    ["US", "en-US", "USD", "New York"],
    ["DE", "de-DE", "EUR", "Berlin"],
    ["CH", "de-CH", "CHF", "Zurich"],
    ["BG", "bg-BG", "EUR", "Sofia"],
    ["JP", "ja-JP", "JPY", "Tokyo"],
    ["MC", "fr-FR", "EUR", "Nice"],
  ])("have their own locale, currency and city: %s", (code, locale, currency, city) => {
    const market = marketByCode.get(code);
    expect([market?.locale, market?.currency]).toEqual([locale, currency]);
    expect(cityById.get(market?.cityId ?? "")?.name).toBe(city);
  });
});
