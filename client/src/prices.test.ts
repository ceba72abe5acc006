import { describe, expect, test } from "vitest";
import type { Currency, Price, PriceUnit } from "../../contract/src/types.ts";
import { comparePrices, formatPrice, inMicros, toDecimal } from "./prices.ts";
import { clientOf } from "./testing/client-of.ts";

const price = (amount: string, unit: PriceUnit): Price => ({ amount, unit });
const none = [
  price("", "PRICE_UNIT_UNSPECIFIED"),
  price("", "PRICE_UNIT_MILLI"),
  price("12", "PRICE_UNIT_UNSPECIFIED"),
  price("12.5", "PRICE_UNIT_MILLI"),
  price("12", "constructor" as PriceUnit),
];

describe("a price", () => {
  test.each([
    ["128450", "PRICE_UNIT_MILLI", "128.45"],
    ["15432000", "PRICE_UNIT_MILLI", "15432"],
    ["0", "PRICE_UNIT_WHOLE", "0"],
    ["100", "PRICE_UNIT_WHOLE", "100"],
    ["5", "PRICE_UNIT_CENTI", "0.05"],
    ["-5", "PRICE_UNIT_CENTI", "-0.05"],
    ["9007199254740993", "PRICE_UNIT_MICRO", "9007199254.740993"],
  ] as const)("%s %s converts to %s exactly", (amount, unit, expected) => {
    expect(toDecimal(price(amount, unit))).toBe(expected);
  });

  test.each(none)("$amount $unit has no value", (nothing) => {
    expect(inMicros(nothing)).toBeUndefined();
    expect(toDecimal(nothing)).toBeUndefined();
  });

  test("may be missing or empty", () => {
    const [left, empty, none] = [undefined as never, {} as never, null as never];
    expect([comparePrices(left, none), comparePrices(none, empty)]).toEqual([0, 0]);
    expect([toDecimal(empty), inMicros(empty)]).toEqual([undefined, undefined]);
    const two = price("2", "PRICE_UNIT_WHOLE");
    expect([left, two, empty].sort(comparePrices)[0]).toBe(two);
  });

  test("compares across units, and one without a value sorts last", () => {
    const [empty = price("", "PRICE_UNIT_UNSPECIFIED")] = none;
    const sorted = [empty, price("2", "PRICE_UNIT_WHOLE"), price("150", "PRICE_UNIT_CENTI")].sort(
      comparePrices,
    );
    expect(sorted.map(toDecimal)).toEqual(["1.5", "2", undefined]);
    expect(comparePrices(empty, empty)).toBe(0);
  });
});

test.each([[5], ["128.45"], [["1"]], [{ price: { amount: "1" } }]])(
  "comparePrices rejects %j, which would leave a list as it is",
  (wrong) => {
    const message = "must be an object, { amount, unit }; received ";
    const two = price("2", "PRICE_UNIT_WHOLE");
    expect(() => comparePrices(wrong as never, two)).toThrow(`comparePrices: a ${message}`);
    expect(() => comparePrices(two, wrong as never)).toThrow(`comparePrices: b ${message}`);
  },
);

describe("formatPrice", () => {
  const pound: Currency = {
    code: "GBP",
    symbol: "£",
    thousandsSeparator: ",",
    decimalSeparator: ".",
    symbolOnLeft: true,
    spaceBetweenAmountAndSymbol: false,
    decimalDigits: 2,
  };
  const euro: Currency = {
    ...pound,
    symbol: "€",
    thousandsSeparator: ".",
    decimalSeparator: ",",
    symbolOnLeft: false,
    spaceBetweenAmountAndSymbol: true,
  };
  const yen: Currency = { ...pound, symbol: "¥", decimalDigits: 0 };

  test.each([
    ["1234567890", "PRICE_UNIT_MILLI", pound, "£1,234,567.89"],
    ["1234567890", "PRICE_UNIT_MILLI", euro, "1.234.567,89 €"],
    ["128445", "PRICE_UNIT_MILLI", pound, "£128.45"],
    ["128444", "PRICE_UNIT_MILLI", pound, "£128.44"],
    ["999995", "PRICE_UNIT_MILLI", pound, "£1,000.00"],
    ["15432500", "PRICE_UNIT_MILLI", yen, "¥15,433"],
    ["7", "PRICE_UNIT_WHOLE", pound, "£7.00"],
    ["-128445", "PRICE_UNIT_MILLI", pound, "-£128.45"],
    ["1234567", "PRICE_UNIT_MICRO", { ...pound, decimalDigits: 6 }, "£1.234567"],
    ["5", "PRICE_UNIT_MILLI", pound, "£0.01"],
    ["4", "PRICE_UNIT_MILLI", pound, "£0.00"],
    ["1234", "PRICE_UNIT_WHOLE", { ...yen, thousandsSeparator: "$&" }, "¥1$&234"],
  ] as const)("formats %s %s", (amount, unit, currency, expected) => {
    expect(formatPrice(price(amount, unit), currency)).toBe(expected);
  });

  const wrong = formatPrice as (...args: readonly unknown[]) => unknown;

  test.each(none)("returns undefined for $amount $unit", (nothing) => {
    expect(formatPrice(nothing, pound)).toBeUndefined();
  });

  test.each([
    undefined,
    null,
    "GBP",
    {},
    { ...pound, decimalDigits: undefined },
    { ...pound, decimalDigits: Number.NaN },
    { ...pound, decimalDigits: 7 },
    { ...pound, symbol: undefined },
  ])("rejects the currency %j", (currency) => {
    expect(() => wrong(price("1", "PRICE_UNIT_MILLI"), currency)).toThrow(
      "formatPrice: currency must be a currency of listCurrencies; received ",
    );
  });

  test.each([undefined, null, 5, Number.NaN, "128.45", { price: "1" }])(
    "rejects the price %j, as toDecimal and inMicros do",
    (nothing) => {
      const message = "price must be an object, { amount, unit }; received ";
      expect(() => wrong(nothing, pound)).toThrow(`formatPrice: ${message}`);
      expect(() => toDecimal(nothing as never)).toThrow(`toDecimal: ${message}`);
      expect(() => inMicros(nothing as never)).toThrow(`inMicros: ${message}`);
    },
  );

  test("shows every currency of the API with its own symbol", async () => {
    const { currencies } = await clientOf().client.listCurrencies();
    expect(currencies.length).toBeGreaterThan(10);
    for (const currency of currencies) {
      expect(formatPrice(price("1234567", "PRICE_UNIT_CENTI"), currency)).toContain(
        currency.symbol,
      );
    }
  });
});
