import { cells } from "./cells.ts";
import type { Country, CurrencyData, LocaleData, MarketData } from "./model.ts";

export interface CultureFile {
  readonly currencies: readonly string[];
  readonly locales: readonly string[];
  readonly markets: readonly string[];
}

/** Decodes `culture.json`. */
export function readCulture(file: CultureFile, countries: readonly Country[]) {
  const countryIds = new Map(countries.map(({ code, entityId }) => [code, entityId]));
  return {
    currencies: file.currencies.map(readCurrency),
    locales: file.locales.map(readLocale),
    markets: file.markets.map((line): MarketData => {
      const [code, country, locale, currency, cityId] = cells(line);
      return { code, countryId: countryIds.get(country) ?? "", locale, currency, cityId };
    }),
  };
}

function readCurrency(line: string): CurrencyData {
  const [code, symbol, thousands, decimal, side, space, digits, perEuro] = cells(line);
  return {
    code,
    symbol,
    thousandsSeparator: thousands,
    decimalSeparator: decimal,
    symbolOnLeft: side === "left",
    spaceBetweenAmountAndSymbol: space === "space",
    decimalDigits: Number(digits),
    perEuro: Number(perEuro),
  };
}

function readLocale(line: string): LocaleData {
  const [code, name] = cells(line);
  return { code, name };
}
