import fc from "fast-check";
import { expect, test } from "vitest";
import { loadReferenceData } from "../../data/load-reference-data.ts";
import type { CurrencyData } from "../../data/model.ts";
import {
  compareAmounts,
  currencyNamed,
  milliPrice,
  toMilli,
  toWhole,
  wholePrice,
} from "./money.ts";

const { currencies } = loadReferenceData();
const currency = (decimalDigits: number, perEuro: number): CurrencyData => ({
  ...currencyNamed(currencies, "EUR"),
  decimalDigits,
  perEuro,
});

test("amounts are rounded half up to the smallest coin", () => {
  expect(toMilli(10_001, currency(2, 8500))).toBe(85_010);
  expect(toMilli(10_000, currency(2, 8500))).toBe(85_000);
  expect(toMilli(100, currency(0, 1_605_000))).toBe(161_000);
  expect(toMilli(101, currency(3, 3355))).toBe(339);
  expect(toWhole(10_050, currency(2, 10_000))).toBe(101);
  expect(toWhole(10_049, currency(2, 10_000))).toBe(100);
});

test("no conversion is off by more than half a coin, in any currency", () => {
  const cents = fc.integer({ min: 0, max: 1_000_000_000 });
  fc.assert(
    fc.property(fc.constantFrom(...currencies), cents, (currency, amount) => {
      const coin = 10n ** BigInt(3 - Math.min(3, currency.decimalDigits));
      const milli = BigInt(toMilli(amount, currency));
      const exact = BigInt(amount) * BigInt(currency.perEuro);
      expect(milli % coin).toBe(0n);
      const error = milli * 1000n - exact;
      expect(2n * (error < 0n ? -error : error) <= coin * 1000n).toBe(true);
      expect(Number.isSafeInteger(Number(milli))).toBe(true);
    }),
  );
});

test("a larger amount never converts to less", () => {
  const cents = fc.integer({ min: 0, max: 100_000_000 });
  fc.assert(
    fc.property(fc.constantFrom(...currencies), cents, cents, (currency, a, b) => {
      expect(toMilli(Math.min(a, b), currency)).toBeLessThanOrEqual(
        toMilli(Math.max(a, b), currency),
      );
    }),
  );
});

test("a price is a string with its unit, or an empty amount if unknown", () => {
  expect(milliPrice(128_450)).toEqual({ amount: "128450", unit: "PRICE_UNIT_MILLI" });
  expect(milliPrice(null)).toEqual({ amount: "", unit: "PRICE_UNIT_UNSPECIFIED" });
  expect(wholePrice(64)).toEqual({ amount: "64", unit: "PRICE_UNIT_WHOLE" });
});

test("an unknown currency throws an error that names it", () => {
  expect(() => currencyNamed(currencies, "XXZ")).toThrow('No such currency: "XXZ"');
});

test("amounts sort in ascending order, with unknown ones last", () => {
  expect([null, 3, 10, null, 1].sort(compareAmounts)).toEqual([1, 3, 10, null, null]);
});
