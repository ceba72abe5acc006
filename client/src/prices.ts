import { isObject } from "../../contract/src/base/json-object.ts";
import type { Currency, Price, PriceUnit } from "../../contract/src/types.ts";
import { checkArgument, isString } from "./check-argument.ts";

/** How many decimals an amount has, by unit. */
export const DECIMALS: Readonly<Partial<Record<PriceUnit, number>>> = {
  PRICE_UNIT_WHOLE: 0,
  PRICE_UNIT_CENTI: 2,
  PRICE_UNIT_MILLI: 3,
  PRICE_UNIT_MICRO: 6,
};
const MAX_DECIMALS = 6;

/**
 * A price in millionths of its currency; undefined for "no price": no amount, or no known unit.
 * @throws {TypeError} for anything but a price
 */
export function inMicros(price: Price): bigint | undefined {
  return checkedMicros("inMicros: price", price);
}

/** A price that is missing from results counts as no price. */
export function readMicros(price: Partial<Price> | undefined): bigint | undefined {
  const { amount, unit }: Price = Object(price);
  const decimals = Object.hasOwn(DECIMALS, unit) ? DECIMALS[unit] : undefined;
  if (decimals === undefined || !/^-?\d+$/.test(amount)) return undefined;
  return BigInt(amount) * 10n ** BigInt(MAX_DECIMALS - decimals);
}

/**
 * For `sort`: the lowest first, whatever their units, and those without a price last.
 * @throws {TypeError} for anything but prices; one that is missing counts as no price
 */
export function comparePrices(a: Price, b: Price): number {
  return compareMicros(
    checkedMicros("comparePrices: a", a ?? {}),
    checkedMicros("comparePrices: b", b ?? {}),
  );
}

/** Of prices as results have them: whatever is no price comes last. */
export function compareFound(a: Price, b: Price): number {
  return compareMicros(readMicros(a), readMicros(b));
}

function compareMicros(left: bigint | undefined, right: bigint | undefined): number {
  if (left === undefined || right === undefined)
    return Number(left === undefined) - Number(right === undefined);
  return left < right ? -1 : Number(left > right);
}

/**
 * The exact amount: `{ amount: "128450", unit: "PRICE_UNIT_MILLI" }` → "128.45"; undefined for no
 * price.
 * @throws {TypeError} for anything but a price
 */
export function toDecimal(price: Price): string | undefined {
  const micros = checkedMicros("toDecimal: price", price);
  return micros === undefined
    ? undefined
    : toDecimalString(micros, MAX_DECIMALS).replace(/\.?0+$/, "");
}

/**
 * A price as travellers read it, by the rules of `listCurrencies`: "£128.45"; undefined for no
 * price.
 * @throws {TypeError} for anything but a price, and for anything but a currency of `listCurrencies`
 */
export function formatPrice(price: Price, currency: Currency): string | undefined {
  const micros = checkedMicros("formatPrice: price", price);
  const expected = "a currency of listCurrencies";
  checkArgument(isCurrency(currency), "formatPrice: currency", expected, currency);
  if (micros === undefined) return undefined;
  const { decimalDigits, decimalSeparator, thousandsSeparator } = currency;
  const amount = round(micros, decimalDigits);
  const [whole = "", decimals] = toDecimalString(
    amount < 0n ? -amount : amount,
    decimalDigits,
  ).split(".");
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, () => thousandsSeparator);
  const number = decimals === undefined ? grouped : grouped + decimalSeparator + decimals;
  return (amount < 0n ? "-" : "") + withSymbol(number, currency);
}

/** Accepts an empty object: an API may write "no price" like that. */
function checkedMicros(argument: string, price: Partial<Price>): bigint | undefined {
  const names = isObject(price) ? Object.keys(price) : ["none"];
  const isPrice = names.length === 0 || names.includes("amount") || names.includes("unit");
  checkArgument(isPrice, argument, "an object, { amount, unit }", price);
  return readMicros(price);
}

function isCurrency(currency: Currency): boolean {
  const { symbol, thousandsSeparator, decimalSeparator, decimalDigits }: Currency =
    Object(currency);
  return (
    [symbol, thousandsSeparator, decimalSeparator].every(isString) &&
    [0, 1, 2, 3, 4, 5, 6].includes(decimalDigits)
  );
}

function withSymbol(number: string, currency: Currency): string {
  const { symbol, symbolOnLeft, spaceBetweenAmountAndSymbol } = currency;
  const space = spaceBetweenAmountAndSymbol ? " " : "";
  return symbolOnLeft ? symbol + space + number : number + space + symbol;
}

/** Rounds millionths to a currency's smallest unit, halves away from zero. */
function round(micros: bigint, digits: number): bigint {
  const step = 10n ** BigInt(MAX_DECIMALS - digits);
  const half = micros < 0n ? -step / 2n : step / 2n;
  return (micros + half) / step;
}

/** toDecimalString(128450n, 3) → "128.450" */
function toDecimalString(amount: bigint, digits: number): string {
  const text = `${amount}`.replace(/\d+/, (all) => all.padStart(digits + 1, "0"));
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
