import { buildCurrencies } from "./currencies.ts";
import { buildMarkets } from "./markets.ts";
import { localeName } from "./place-names.ts";
import type { Places } from "./places.ts";
import { row } from "./rows.ts";

/** `culture.json`: how each currency is written, each locale's name, each market's defaults. */
export function cultureFile(places: Places, locales: readonly { code: string; cldr: string }[]) {
  const currencies = buildCurrencies();
  const markets = buildMarkets(
    places,
    locales.map((it) => it.code),
    currencies.map((it) => it.code),
  );
  return {
    currencies: currencies.map((it) =>
      row(
        it.code,
        it.symbol,
        it.thousands,
        it.decimal,
        it.left ? "left" : "right",
        it.space ? "space" : "",
        it.digits,
        it.perEuro,
      ),
    ),
    locales: locales.map((it) => row(it.code, localeName(it.code, it.cldr))),
    markets: markets.map((it) => row(it.code, it.country, it.locale, it.currency, it.cityId)),
  };
}
