import type { Currency, Price, PriceUnit } from "../../contract/src/types.ts";

const DECIMALS: Readonly<Partial<Record<PriceUnit, number>>> = {
  PRICE_UNIT_WHOLE: 0,
  PRICE_UNIT_CENTI: 2,
  PRICE_UNIT_MILLI: 3,
  PRICE_UNIT_MICRO: 6,
};
const MAX_DECIMALS = 6;

/** A price in millionths of its currency; undefined for "no price": no amount, or none with a unit. */
export function inMicros({ amount, unit }: Price): bigint | undefined {
  const decimals = DECIMALS[unit];
  if (decimals === undefined || !/^-?\d+$/.test(amount)) return undefined;
  return BigInt(amount) * 10n ** BigInt(MAX_DECIMALS - decimals);
}

/** For `sort`: the lowest first, whatever their units, and those without a price last. */
export function comparePrices(a: Price, b: Price): number {
  const [left, right] = [inMicros(a), inMicros(b)];
  if (left === undefined || right === undefined)
    return Number(left === undefined) - Number(right === undefined);
  return left < right ? -1 : Number(left > right);
}

/** The exact amount: `{ amount: "128450", unit: "PRICE_UNIT_MILLI" }` → "128.45"; undefined for no price. */
export function toDecimal(price: Price): string | undefined {
  const micros = inMicros(price);
  return micros === undefined ? undefined : decimalText(micros, MAX_DECIMALS).replace(/\.?0+$/, "");
}

/** As travellers read it, by the rules of `listCurrencies`: "£128.45"; undefined for no price. */
export function formatPrice(price: Price, currency: Currency): string | undefined {
  const micros = inMicros(price);
  if (micros === undefined) return undefined;
  const { decimalDigits, decimalSeparator, thousandsSeparator } = currency;
  const amount = rounded(micros, decimalDigits);
  const [whole = "", decimals] = decimalText(amount < 0n ? -amount : amount, decimalDigits).split(
    ".",
  );
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, () => thousandsSeparator);
  const number = decimals === undefined ? grouped : grouped + decimalSeparator + decimals;
  return (amount < 0n ? "-" : "") + withSymbol(number, currency);
}

function withSymbol(number: string, currency: Currency): string {
  const { symbol, symbolOnLeft, spaceBetweenAmountAndSymbol } = currency;
  const space = spaceBetweenAmountAndSymbol ? " " : "";
  return symbolOnLeft ? symbol + space + number : number + space + symbol;
}

/** Millionths to the nearest of a currency's smallest unit, halves away from zero. */
function rounded(micros: bigint, digits: number): bigint {
  const step = 10n ** BigInt(MAX_DECIMALS - digits);
  const half = micros < 0n ? -step / 2n : step / 2n;
  return (micros + half) / step;
}

/** decimalText(128450n, 3) → "128.450" */
function decimalText(amount: bigint, digits: number): string {
  const sign = amount < 0n ? "-" : "";
  const text = `${amount < 0n ? -amount : amount}`.padStart(digits + 1, "0");
  if (digits === 0) return sign + text;
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
