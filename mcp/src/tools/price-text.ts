import { formatPrice, toDecimal } from "../../../client/src/prices.ts";
import type { Price } from "../../../contract/src/types.ts";
import type { Lookup } from "../../../sandbox/src/data/lookup.ts";

/** A price with its currency's decimals: "EUR 45.30", "JPY 6120"; undefined without an amount. */
export function priceText(
  price: Price,
  code: string,
  { currencyByCode }: Lookup,
): string | undefined {
  const currency = currencyByCode.get(code);
  if (!currency) {
    const amount = toDecimal(price);
    return amount === undefined ? undefined : `${code} ${amount}`;
  }
  return formatPrice(price, {
    ...currency,
    symbol: code,
    symbolOnLeft: true,
    spaceBetweenAmountAndSymbol: true,
    thousandsSeparator: "",
    decimalSeparator: ".",
  });
}
