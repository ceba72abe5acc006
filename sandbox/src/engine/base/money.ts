import type { Price } from "../../../../contract/src/types.ts";
import type { CurrencyData } from "../../data/model.ts";

/** The currency with the given code. Queries are validated beforehand: an unknown code is a bug. */
export function currencyNamed(currencies: readonly CurrencyData[], code: string): CurrencyData {
  const currency = currencies.find((candidate) => candidate.code === code);
  if (!currency) throw new RangeError(`No such currency: "${code}"`);
  return currency;
}

/** Thousandths of a unit in the smallest coin, indexed by the currency's decimal digits. */
const COIN_IN_MILLI = [1000n, 100n, 10n, 1n];

/**
 * Converts euro cents to thousandths of a currency, rounded half up to its smallest coin:
 * toMilli(10001, pounds at 0.85) → 85010, because whole pence end in a zero there.
 */
export function toMilli(cents: number, currency: CurrencyData): number {
  const coin = COIN_IN_MILLI[currency.decimalDigits] ?? 1n;
  return Number(divideHalfUp(toMicro(cents, currency), coin * 1000n) * coin);
}

/** Converts euro cents to whole units of a currency, rounded half up. */
export function toWhole(cents: number, currency: CurrencyData): number {
  return Number(divideHalfUp(toMicro(cents, currency), 1_000_000n));
}

export const UNKNOWN_PRICE: Price = { amount: "", unit: "PRICE_UNIT_UNSPECIFIED" };

/** A live price; `UNKNOWN_PRICE` when the amount is not known. */
export function milliPrice(milli: number | null): Price {
  if (milli === null) return UNKNOWN_PRICE;
  return { amount: String(milli), unit: "PRICE_UNIT_MILLI" };
}

export function wholePrice(whole: number): Price {
  return { amount: String(whole), unit: "PRICE_UNIT_WHOLE" };
}

/** Sorts from cheap to dear, with unknown amounts last. */
export function compareAmounts(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a - b;
}

/** Euro cents times ten-thousandths of a currency per euro: millionths of the currency. */
function toMicro(cents: number, currency: CurrencyData): bigint {
  return BigInt(cents) * BigInt(currency.perEuro);
}

function divideHalfUp(value: bigint, divisor: bigint): bigint {
  return (2n * value + divisor) / (2n * divisor);
}
