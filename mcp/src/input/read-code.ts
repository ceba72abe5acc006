import { nearestName } from "../../../contract/src/problems/nearest-name.ts";
import type { Lookup } from "../../../sandbox/src/data/lookup.ts";
import type { ReferenceData } from "../../../sandbox/src/data/model.ts";
import { ENGLISH } from "../../../sandbox/src/data/read-names.ts";
import { likelyLocale } from "../../../sandbox/src/rules/likely-locale.ts";
import { interpreted, type Resolved } from "./resolved.ts";

export interface Codes {
  readonly data: ReferenceData;
  readonly lookup: Lookup;
}

/** A market by code, country code, or English name: "gb" → "UK". */
export function readMarket({ data, lookup }: Codes, given: string): Resolved<string> {
  const code = given.toUpperCase();
  if (lookup.marketByCode.has(code)) return interpreted(code, code, given);
  const countryId = lookup.countryByCode.get(code)?.entityId;
  const name = given.toLowerCase();
  const market = data.markets.find(
    (one) =>
      one.countryId === countryId || data.marketName(one.code, ENGLISH).toLowerCase() === name,
  );
  if (market) return interpreted(market.code, market.code, given);
  return unknownCode("a market, as a code of listMarkets", given, lookup.marketByCode.keys());
}

/** A locale by code or language: "de_de" → "de-DE", "en" → "en-US". */
export function readLocale({ data, lookup }: Codes, given: string): Resolved<string> {
  const wanted = given.replaceAll("_", "-").toLowerCase();
  const codes = data.locales.map((one) => one.code);
  const code = codes.find((one) => one.toLowerCase() === wanted) ?? likelyLocale(wanted, codes);
  if (code !== undefined) return interpreted(code, code, given);
  return unknownCode("a locale, as a code of listLocales", given, lookup.localeByCode.keys());
}

/** A currency by code, or by a symbol that no other has: "€" → "EUR". */
export function readCurrency({ data, lookup }: Codes, given: string): Resolved<string> {
  const code = given.toUpperCase();
  if (lookup.currencyByCode.has(code)) return interpreted(code, code, given);
  const sameSymbol = data.currencies
    .filter(({ symbol }) => symbol === given)
    .map((one) => one.code);
  const [first, second] = sameSymbol;
  if (first !== undefined && second === undefined) return interpreted(first, first, given);
  const expected = "a currency, as a code of listCurrencies";
  if (first !== undefined) return { problem: `expected ${expected}`, nearest: sameSymbol };
  return unknownCode(expected, given, lookup.currencyByCode.keys());
}

function unknownCode(expected: string, given: string, codes: Iterable<string>): Resolved<string> {
  const nearest = nearestName(given, codes);
  return {
    problem: `expected ${expected}`,
    ...(nearest !== undefined && { nearest: [nearest] }),
  };
}
